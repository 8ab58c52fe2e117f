import type { Page } from '@playwright/test';
import { galas } from '@kongres/content/facts/galas';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { ticketIds } from '@kongres/content/facts/tickets';
import type { TicketState } from '@kongres/contract/tickets';
import { sampleOrderToken } from '@kongres/contract/samples/order';
import {
  applyModification,
  htmlModifications,
  expectResilientPage,
  waitForHydration,
  filterPolicyErrors,
} from '../modified-html.ts';
import { isAcceptance } from '../config.ts';
import { getContactForm } from '../contact-form.ts';
import { mockOrder } from '../order.ts';
import { getTicketName } from '../purchase.ts';
import { expect, test } from '../test.ts';
import { getTexts } from '../texts.ts';

interface PageKind {
  name: string;
  language: LanguageCode;
  address: string;
  expectFeature?: (page: Page, language: LanguageCode) => Promise<void>;
}

/** The pages with most scripts run on every gate. */
const scriptedKinds: PageKind[] = [
  { name: 'home', language: 'pl', address: '/pl', expectFeature: expectWorkingHome },
  {
    name: 'tickets',
    language: 'en-GB',
    address: '/en-gb/kup-bilet',
    expectFeature: expectWorkingDialog,
  },
  { name: 'contact', language: 'de', address: '/de/kontakt', expectFeature: expectWorkingForm },
  { name: 'gala', language: 'es', address: `/es/${galas[0].id}` },
];
const otherKinds: PageKind[] = [
  { name: 'programme', language: 'de', address: '/de/program' },
  { name: 'legal text', language: 'pl', address: '/pl/regulamin' },
  {
    name: 'order',
    language: 'pl',
    address: `/pl/zamowienie#${sampleOrderToken}`,
    expectFeature: expectWorkingOrderPage,
  },
  { name: '404', language: 'es', address: '/es/no-hay/nada' },
];
const kinds = isAcceptance ? [...scriptedKinds, ...otherKinds] : scriptedKinds;

for (const { name, language, address, expectFeature } of kinds) {
  test(`the ${name} page keeps its text and works when its HTML is modified before hydration`, async ({
    page,
    consoleErrors,
    reportCheck,
  }) => {
    test.setTimeout(720_000);
    const report = reportCheck('modified-html');
    await mockOrder(page, 'paid');
    await expectResilientPage(page, { address, language }, async () => {
      await expectWorkingMenus(page, language);
      await expectFeature?.(page, language);
    });
    expect(filterPolicyErrors(consoleErrors)).toEqual([]);
    report(
      `${kinds.length} page kinds, ${Object.keys(htmlModifications).length} modifications each`,
    );
  });
}

async function expectWorkingMenus(page: Page, language: LanguageCode) {
  const { language: texts, groups, pages } = getTexts(language, 'frame');
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

async function expectWorkingHome(page: Page, language: LanguageCode) {
  await expectWorkingDialog(page, language);
  await expect(page.locator('#hero-lines path')).toHaveCount(7);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
}

async function expectWorkingDialog(page: Page, language: LanguageCode) {
  const { select } = getTexts(language, 'tickets');
  const { submit, cancel } = getTexts(language, 'purchase');
  await page
    .getByRole('article', { name: getTicketName('premium') })
    .getByRole('button', { name: select })
    .click();
  const dialog = page.getByRole('dialog', { name: getTicketName('premium') });
  await dialog.getByRole('button', { name: submit }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: cancel }).click();
  await expect(dialog).toBeHidden();
}

async function expectWorkingForm(page: Page, language: LanguageCode) {
  const { texts, field, button } = getContactForm(page, language);
  await button.click();
  await expect(page.getByText(texts.missing.name)).toBeVisible();
  await expect(field('name')).toHaveAttribute('aria-invalid', 'true');
}

async function expectWorkingOrderPage(page: Page) {
  await expect(page.locator('[data-scene="paid"]')).toBeVisible();
}

test('a page keeps working while a translator rewrites it', async ({ page, consoleErrors }) => {
  test.setTimeout(360_000);
  await page.goto('/en-gb/kup-bilet');
  await waitForHydration(page);
  await translateContinuously(page);
  await expectWorkingMenus(page, 'en-GB');
  await expectWorkingDialog(page, 'en-GB');
  const { pages } = getTexts('en-GB', 'frame');
  await page.getByRole('contentinfo').getByRole('link', { name: pages.contact }).click();
  await page.waitForURL('**/en-gb/kontakt');
  await expectWorkingForm(page, 'en-GB');
  await page.goBack();
  await expectWorkingDialog(page, 'en-GB');
  await page.getByRole('banner').getByRole('button', { name: 'English UK' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
  await page.waitForURL('**/de/kup-bilet');
  await expectWorkingDialog(page, 'de');
  // React reports and re-renders parts that were translated before hydration.
  expect(consoleErrors.filter((message) => !message.includes('React error #418'))).toEqual([]);
});

test('a section is re-rendered when an element that React removes has been moved', async ({
  page,
}) => {
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/tickets', async (route) => {
    await answered.promise;
    const sold = 'sold_out' satisfies TicketState;
    await route.fulfill({ json: Object.fromEntries(ticketIds.map((id) => [id, sold])) });
  });
  await page.goto('/en-gb/kup-bilet');
  await waitForHydration(page);
  const { promo } = getTexts('en-GB', 'tickets');
  await page.evaluate(() => {
    for (const button of document.querySelectorAll('article button')) {
      const wrapper = document.createElement('div');
      button.replaceWith(wrapper);
      wrapper.append(button);
    }
  });
  // The response removes the buttons, which are no longer where React rendered them.
  answered.resolve();
  const { sold_out: sold } = getTexts('en-GB', 'tickets').states;
  await expect(page.getByRole('article').getByText(sold)).toHaveCount(ticketIds.length);
  await expect(page.locator('article button')).toHaveCount(0);
  await expect(page.locator('main')).toContainText(promo);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectWorkingMenus(page, 'en-GB');
});

for (const { alteration, name } of [
  { name: 'modified', alteration: htmlModifications['translated text'] },
  { name: 'unmodified', alteration: (html: string) => `${html} ` },
]) {
  test(`a page ${name} before hydration stays as served when React fails to render`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      // The menu needs ResizeObserver in every render.
      Object.defineProperty(window, 'ResizeObserver', {
        value() {
          throw new Error('render fails');
        },
      });
    });
    await applyModification(page, alteration);
    await page.goto('/de/kontakt');
    await page.waitForFunction(() => document.querySelector('form')?.checkVisibility() === false);
    const { form } = getTexts('de', 'contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/Kontakt/);
    await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed');
    // A mail link replaces the form.
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

/** Replaces text nodes with elements, now and after each change, as browser translators do. */
async function translateContinuously(page: Page) {
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
