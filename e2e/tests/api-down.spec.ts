import { organiser } from '@kongres/content/facts/organiser';
import { tickets } from '@kongres/content/facts/tickets';
import { createContactMessage, openContactForm } from '../contact-form.ts';
import { startNginx } from '../test-nginx.ts';
import { expect, test } from '../test.ts';
import { getTexts } from '../texts.ts';

test(
  'with the API down pages are complete, and a purchase or message shows an error',
  { tag: '@quick' },
  async ({ page, consoleErrors }) => {
    // No process listens on the API ports.
    const nginx = await startNginx('api-down');
    const site = nginx.origin;
    try {
      await page.goto(`${site}/pl`, { waitUntil: 'networkidle' });
      await expect(page.getByRole('contentinfo')).toContainText('NIP');
      const { select } = getTexts('pl', 'tickets');
      await expect(page.getByRole('button', { name: select })).toHaveCount(tickets.length);
      expect(consoleErrors).toEqual([]);

      const texts = getTexts('pl', 'purchase');
      await page.getByRole('button', { name: select }).first().click();
      await page.getByLabel(texts.email).fill('ala@example.com');
      await page.getByRole('button', { name: texts.submit }).click();
      await expect(page.getByRole('alert')).toContainText(texts.error.failed);

      const message = createContactMessage();
      const contact = await openContactForm(page, 'pl', `${site}/pl/kontakt`);
      await contact.fill(message);
      await contact.button.click();
      await expect(contact.alert).toContainText(contact.texts.failed.title, { timeout: 30_000 });
      await expect(contact.alert.getByRole('link')).toContainText(organiser.email);
      await contact.expectValues(message);
    } finally {
      await nginx.stop();
    }
  },
);
