import { organiser } from '@kongres/content/facts/organiser';
import { tickets } from '@kongres/content/facts/tickets';
import { newMessage, openForm } from '../contact.ts';
import { startNginx } from '../own-nginx.ts';
import { expect, test } from '../test.ts';
import { textsOf } from '../texts.ts';

test(
  'with the API down the page is complete and quiet, and a purchase or a message says what happened',
  { tag: '@quick' },
  async ({ page, complaints }) => {
    // The real nginx over two ports at which nobody listens.
    const nginx = await startNginx('api-down');
    const site = nginx.origin;
    try {
      await page.goto(`${site}/pl`, { waitUntil: 'networkidle' });
      await expect(page.getByRole('contentinfo')).toContainText('NIP');
      const { select } = textsOf('pl', 'tickets');
      await expect(page.getByRole('button', { name: select })).toHaveCount(tickets.length);
      expect(complaints).toEqual([]);

      const texts = textsOf('pl', 'purchase');
      await page.getByRole('button', { name: select }).first().click();
      await page.getByLabel(texts.email).fill('ala@example.com');
      await page.getByRole('button', { name: texts.submit }).click();
      await expect(page.getByRole('alert')).toContainText(texts.error.failed);

      const message = newMessage();
      const contact = await openForm(page, 'pl', `${site}/pl/kontakt`);
      await contact.fill(message);
      await contact.button.click();
      await expect(contact.alert).toContainText(contact.texts.failed.title, { timeout: 30_000 });
      await expect(contact.alert.getByRole('link')).toContainText(organiser.email);
      await contact.shows(message);
    } finally {
      await nginx.stop();
    }
  },
);
