import type { Page } from '@playwright/test';
import { galas } from '@kongres/content/facts/galas';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { ticketIds } from '@kongres/content/facts/tickets';
import type { TicketState } from '@kongres/contract/tickets';
import { alter, alterations, expectUnharmed, isRunning, refusals } from '../altered-page.ts';
import { isAcceptance } from '../config.ts';
import { contactForm } from '../contact.ts';
import { answerWith, token } from '../order.ts';
import { ticketName } from '../purchase.ts';
import { expect, test } from '../test.ts';
import { textsOf } from '../texts.ts';

interface Kind {
  name: string;
  language: LanguageCode;
  address: string;
  /** What this page is for still works. */
  works?: (page: Page, language: LanguageCode) => Promise<void>;
}

/** Those with most script, in every gate run. */
const scriptedKinds: Kind[] = [
  { name: 'home', language: 'pl', address: '/pl', works: homeWorks },
  { name: 'tickets', language: 'en-GB', address: '/en-gb/kup-bilet', works: dialogWorks },
  { name: 'contact', language: 'de', address: '/de/kontakt', works: formWorks },
  { name: 'gala', language: 'es', address: `/es/${galas[0].id}` },
];
const otherKinds: Kind[] = [
  { name: 'programme', language: 'de', address: '/de/program' },
  { name: 'legal text', language: 'pl', address: '/pl/regulamin' },
  { name: 'order', language: 'pl', address: `/pl/zamowienie#${token}`, works: orderWorks },
  { name: '404', language: 'es', address: '/es/no-hay/nada' },
];
const kinds = isAcceptance ? [...scriptedKinds, ...otherKinds] : scriptedKinds;

for (const { name, language, address, works } of kinds) {
  test(`altered before hydration, the ${name} page keeps its words and works`, async ({
    page,
    complaints,
    reportCheck,
  }) => {
    test.setTimeout(720_000);
    const report = reportCheck('altered-pages');
    await answerWith(page, 'paid');
    await expectUnharmed(page, { address, language }, async () => {
      await menusWork(page, language);
      await works?.(page, language);
    });
    expect(refusals(complaints)).toEqual([]);
    report(`${kinds.length} kinds of page, ${Object.keys(alterations).length} alterations each`);
  });
}

async function menusWork(page: Page, language: LanguageCode) {
  const { language: texts, groups, pages } = textsOf(language, 'frame');
  const banner = page.getByRole('banner');
  const group = banner.getByRole('button', { name: groups.programme });
  await group.click();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await expect(banner.getByRole('link', { name: pages[galas[0].id] })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  const switcher = banner.getByRole('button', { name: texts.label });
  await switcher.click();
  await expect(banner.getByRole('link', { name: 'Español' })).toBeVisible();
  await page.keyboard.press('Escape');
}

async function homeWorks(page: Page, language: LanguageCode) {
  await dialogWorks(page, language);
  await expect(page.locator('#hero-lines path')).toHaveCount(7);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
}

async function dialogWorks(page: Page, language: LanguageCode) {
  const { select } = textsOf(language, 'tickets');
  const { submit, cancel } = textsOf(language, 'purchase');
  await page
    .getByRole('article', { name: ticketName('premium') })
    .getByRole('button', { name: select })
    .click();
  const dialog = page.getByRole('dialog', { name: ticketName('premium') });
  await dialog.getByRole('button', { name: submit }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: cancel }).click();
  await expect(dialog).toBeHidden();
}

async function formWorks(page: Page, language: LanguageCode) {
  const { texts, field, button } = contactForm(page, language);
  await button.click();
  await expect(page.getByText(texts.missing.name)).toBeVisible();
  await expect(field('name')).toHaveAttribute('aria-invalid', 'true');
}

async function orderWorks(page: Page) {
  await expect(page.locator('[data-scene="paid"]')).toBeVisible();
}

test('translated while it is open, a page keeps working', async ({ page, complaints }) => {
  test.setTimeout(360_000);
  await page.goto('/en-gb/kup-bilet');
  await isRunning(page);
  await keepTranslating(page);
  await menusWork(page, 'en-GB');
  await dialogWorks(page, 'en-GB');
  const { pages } = textsOf('en-GB', 'frame');
  await page.getByRole('contentinfo').getByRole('link', { name: pages.contact }).click();
  await page.waitForURL('**/en-gb/kontakt');
  await formWorks(page, 'en-GB');
  await page.goBack();
  await dialogWorks(page, 'en-GB');
  await page.getByRole('banner').getByRole('button', { name: 'English UK' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
  await page.waitForURL('**/de/kup-bilet');
  await dialogWorks(page, 'de');
  // A part that was translated before its turn is drawn anew, and React says so.
  expect(complaints.filter((complaint) => !complaint.includes('React error #418'))).toEqual([]);
});

test('where what React wants to remove has been moved, that part of the page is drawn anew', async ({
  page,
}) => {
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/tickets', async (route) => {
    await answered.promise;
    const sold = 'sold_out' satisfies TicketState;
    await route.fulfill({ json: Object.fromEntries(ticketIds.map((id) => [id, sold])) });
  });
  await page.goto('/en-gb/kup-bilet');
  await isRunning(page);
  const { title } = textsOf('en-GB', 'tickets');
  await page.evaluate(() => {
    for (const button of document.querySelectorAll('article button')) {
      const stranger = document.createElement('div');
      button.replaceWith(stranger);
      stranger.append(button);
    }
  });
  // With the answer the buttons go, and none of them is where React has put it.
  answered.resolve();
  const { sold_out: sold } = textsOf('en-GB', 'tickets').states;
  await expect(page.getByRole('article').getByText(sold)).toHaveCount(ticketIds.length);
  await expect(page.locator('article button')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await menusWork(page, 'en-GB');
});

for (const { alteration, name } of [
  { name: 'altered', alteration: alterations['translated text'] },
  { name: 'as it was built', alteration: (html: string) => `${html} ` },
]) {
  test(`where React cannot draw at all, a page ${name} stays as it was served`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      // The menu asks for it, however often it is drawn.
      Object.defineProperty(window, 'ResizeObserver', {
        value() {
          throw new Error('drawing fails');
        },
      });
    });
    await alter(page, alteration);
    await page.goto('/de/kontakt');
    await page.waitForFunction(() => document.querySelector('form')?.checkVisibility() === false);
    const { form } = textsOf('de', 'contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/Kontakt/);
    await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed');
    // A plain link stands in place of the form.
    const [sentence = ''] = form.noScript.split(':');
    await expect(page.locator('form + p')).toContainText(sentence);
    const link = page.locator('form + p').getByRole('link');
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', /^mailto:/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await page.waitForURL('**/de/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

/** Does as a browser's translator does: every text gives way to elements of its own, now and later. */
async function keepTranslating(page: Page) {
  await page.evaluate(() => {
    const translate = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
        node.parentElement?.closest('script, font') || !/\p{L}/u.test(node.nodeValue ?? '')
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_ACCEPT,
      );
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.append(text.nodeValue ?? '');
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    translate();
    new MutationObserver(translate).observe(document.body, { childList: true, subtree: true });
  });
}
