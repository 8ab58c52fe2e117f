import type { Page } from '@playwright/test';
import { brand } from '@kongres/content/facts/brand';
import { pageTable } from '@kongres/contract/pages';
import { sampleOrderToken } from '@kongres/contract/samples/order';
import { waitForHydration } from '../modified-html.ts';
import { getMiddayOfDay, mockEdition } from '../edition.ts';
import { getFocusedName, getLinkTexts, normaliseText, collectTabStops } from '../keyboard.ts';
import { mockOrder } from '../order.ts';
import { getTicketName } from '../purchase.ts';
import { expect, test } from '../test.ts';
import { getTexts } from '../texts.ts';

const frame = getTexts('pl', 'frame');
const { form } = getTexts('pl', 'contact');
const language = `${frame.language.label}: Polski`;

/** Tab stops of the header: a menu opens on focus, and Tab enters it. */
const header = [
  frame.skip,
  frame.homeLink.replace('{{brand}}', brand.full),
  ...pageTable.flatMap(({ id, menu }, index) => {
    if (menu === 'item') return [frame.pages[id]];
    if (menu !== 'programme' && menu !== 'cooperation') return [];
    const isFirst = pageTable.findIndex((page) => page.menu === menu) === index;
    const name = id === menu ? frame.nav.programDetails : frame.pages[id];
    return isFirst ? [frame.groups[menu], name] : [name];
  }),
  frame.search.open,
  frame.pages['my-week'],
  language,
  frame.nav.buy,
].map(normaliseText);

test('home: Tab visits each header entry and each control once in document order', async ({
  page,
}) => {
  await page.goto('/pl');
  await waitForMenuHydration(page);
  expect(await collectTabStops(page, normaliseText(frame.nav.buy))).toEqual(header);
  const inMain = await page.evaluate(countStops);
  expect(inMain).toBeGreaterThan(10);
  for (let stop = 0; stop < inMain; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(findStop), await getFocusedName(page)).toBe(stop);
  }
});

/** The menu hydrates after the page. */
async function waitForMenuHydration(page: Page) {
  await page.waitForFunction(() => {
    const button = document.querySelector('header nav button') ?? {};
    return Object.keys(button).some((key) => key.startsWith('__reactProps'));
  });
}

/** Stores the focusable elements of main in the page and returns their number. */
function countStops(): number {
  const focusable = 'main :is(a[href], button, input, select, textarea, summary)';
  const stops = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.checkVisibility() && element.tabIndex >= 0,
  );
  Object.assign(window, { stops });
  return stops.length;
}

/** Index of the focused element. */
function findStop(): number {
  const { stops } = window as unknown as { stops: Element[] };
  return stops.findIndex((element) => element === document.activeElement);
}

test('menu: opens on focus, Tab walks through its links and closes it behind them, and Escape closes it', async ({
  page,
}) => {
  await page.goto('/pl');
  await waitForMenuHydration(page);
  const button = page.getByRole('button', { name: frame.groups.cooperation });
  const first = page
    .getByRole('banner')
    .getByRole('link', { name: frame.pages['for-exhibitors'], exact: true });
  await page.getByRole('banner').getByRole('link', { name: frame.pages.workshops }).focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(first).toBeVisible();
  expect(await collectTabStops(page, normaliseText(frame.pages.contact))).toEqual(
    pageTable
      .filter(({ menu }) => menu === 'cooperation')
      .map(({ id }) => normaliseText(frame.pages[id]))
      .concat(normaliseText(frame.pages.contact)),
  );
  await expect(first).toBeHidden();
  // Back from the entry behind the menu: the closed panel is skipped, the button opens it again.
  await page.keyboard.press('Shift+Tab');
  await expect(button).toBeFocused();
  await expect(first).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(first).toBeHidden();
  // Tab leaves a menu that Escape has closed.
  await page.keyboard.press('Tab');
  expect(await getFocusedName(page)).toBe(normaliseText(frame.pages.contact));
});

test('dialog: focuses the email field, traps the focus and returns it', async ({ page }) => {
  const texts = getTexts('pl', 'purchase');
  await mockEdition(page, getMiddayOfDay(-60));
  await page.goto('/pl/kup-bilet');
  await waitForHydration(page);
  const choose = page.getByRole('article', { name: getTicketName('vip') }).getByRole('button');
  await choose.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(texts.email)).toBeFocused();
  expect(await collectTabStops(page, normaliseText(texts.submit))).toEqual(
    [...getLinkTexts(texts.consent), texts.cancel, texts.submit].map(normaliseText),
  );
  // The error describes its field.
  await page.keyboard.press('Enter');
  const email = page.getByLabel(texts.email);
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(new RegExp(texts.error.email));
  await page.keyboard.press('Escape');
  await expect(choose).toBeFocused();
});

test('lead page: a package link focuses the form of the page and Tab visits its fields', async ({
  page,
}) => {
  await page.goto('/pl/zostac-partnerem');
  await waitForHydration(page);
  const { packages } = getTexts('pl', 'become-partner');
  await page.getByRole('link', { name: packages.choose.replace('{{name}}', 'Gold') }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('form', { name: form.label })).toBeInViewport();
  await expect(page.locator('#form')).toBeFocused();
  expect(await collectTabStops(page, normaliseText(form.send))).toEqual(
    [form.name, form.email, form.subject, form.message, form.send].map(normaliseText),
  );
});

test('contact: a topic link focuses the form and Tab visits its fields', async ({ page }) => {
  await page.goto('/pl/miss-ai');
  await waitForHydration(page);
  await page.locator('main a[href$="topic=contests#form"]').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#form')).toBeFocused();
  expect(await collectTabStops(page, normaliseText(form.send))).toEqual(
    [form.topic, form.name, form.email, form.subject, form.message, form.send].map(normaliseText),
  );
});

test('order: a pending order focuses its heading and sets the title', async ({ page }) => {
  const { scenes, actions } = getTexts('pl', 'order');
  await mockOrder(page, 'awaiting');
  await page.goto(`/pl/zamowienie#${sampleOrderToken}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(normaliseText(scenes.awaiting.heading));
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${normaliseText(scenes.awaiting.heading)} \\|`));
  expect(await collectTabStops(page, normaliseText(actions.pay))).toEqual([
    normaliseText(actions.pay),
  ]);
});

test('congress: the page with and without a ticket has few Tab stops and its own title', async ({
  page,
}) => {
  const { scenes, actions, before, opens, ticket, calendar } = getTexts('pl', 'congress');
  await mockEdition(page, getMiddayOfDay(-12));
  await page.goto('/pl/kongres');
  await waitForHydration(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page).toHaveTitle(new RegExp(`^${normaliseText(scenes.none.heading)} \\|`));
  await heading.focus();
  expect(await collectTabStops(page, normaliseText(actions.choose))).toEqual(
    [actions.find, actions.choose].map(normaliseText),
  );
  await mockOrder(page, 'paid');
  await page.goto('/robots.txt');
  await page.goto(`/pl/kongres#${sampleOrderToken}`);
  await expect(page.getByRole('button', { name: ticket.forget })).toBeVisible();
  await expect(page.getByRole('button', { name: calendar.button })).toBeVisible();
  await expect(page).not.toHaveTitle(new RegExp(`^${normaliseText(scenes.none.heading)}`));
  await heading.focus();
  expect(await collectTabStops(page, normaliseText(ticket.forget))).toEqual(
    [
      before.checks.clock.button,
      before.checks.week.choose,
      before.checks.picture.button,
      calendar.button,
      ...getLinkTexts(JSON.stringify(opens)),
      ticket.pdf,
      ticket.order,
      ticket.forget,
    ].map(normaliseText),
  );
});
