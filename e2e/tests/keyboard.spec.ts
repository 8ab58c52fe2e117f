import { brand } from '@kongres/content/facts/brand';
import { pageTable } from '@kongres/contract/pages';
import { isRunning } from '../altered-page.ts';
import { duringDay, setEdition } from '../edition.ts';
import { focusedName, linksIn, spoken, stopsUntil } from '../keyboard.ts';
import { answerWith, token } from '../order.ts';
import { ticketName } from '../purchase.ts';
import { expect, test } from '../test.ts';
import { textsOf } from '../texts.ts';

const frame = textsOf('pl', 'frame');
const { form } = textsOf('pl', 'contact');
const language = `${frame.language.label}: Polski`;

/** One stop for each entry of the header: a menu is one, whatever it holds. */
const header = [
  frame.skip,
  frame.homeLink.replace('{{brand}}', brand.full),
  ...pageTable.flatMap(({ id, menu }, index) => {
    if (menu === 'item') return [frame.pages[id]];
    const isFirst = pageTable.findIndex((page) => page.menu === menu) === index;
    return isFirst && (menu === 'programme' || menu === 'cooperation') ? [frame.groups[menu]] : [];
  }),
  frame.search.open,
  frame.pages['my-week'],
  language,
  frame.nav.buy,
].map(spoken);

test('home: each entry of the header is one stop, and all else comes once, as it is read', async ({
  page,
}) => {
  await page.goto('/pl');
  await isRunning(page);
  expect(await stopsUntil(page, spoken(frame.nav.buy))).toEqual(header);
  const inMain = await page.evaluate(countStops);
  expect(inMain).toBeGreaterThan(10);
  for (let stop = 0; stop < inMain; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(findStop), await focusedName(page)).toBe(stop);
  }
});

/** How much of the page itself can be used. */
function countStops(): number {
  const usable = 'main :is(a[href], button, input, select, textarea, summary)';
  const stops = [...document.querySelectorAll<HTMLElement>(usable)].filter(
    (element) => element.checkVisibility() && element.tabIndex >= 0,
  );
  Object.assign(window, { stops });
  return stops.length;
}

/** Which of them has the focus, as they are read. */
function findStop(): number {
  const { stops } = window as unknown as { stops: Element[] };
  return stops.findIndex((element) => element === document.activeElement);
}

test('menu: shown while its button has the focus, entered by Enter or the arrow, left by Escape', async ({
  page,
}) => {
  await page.goto('/pl');
  await isRunning(page);
  const button = page.getByRole('button', { name: frame.groups.cooperation });
  const first = page
    .getByRole('banner')
    .getByRole('link', { name: frame.pages['for-exhibitors'], exact: true });
  for (const key of ['Enter', 'ArrowDown']) {
    await page.getByRole('banner').getByRole('link', { name: frame.pages.workshops }).focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(first).toBeVisible();
    await page.keyboard.press(key);
    await expect(first).toBeFocused();
    expect(await stopsUntil(page, spoken(frame.pages.contact))).toEqual(
      pageTable
        .filter(({ menu, id }) => menu === 'cooperation' && id !== 'for-exhibitors')
        .map(({ id }) => spoken(frame.pages[id]))
        .concat(spoken(frame.pages.contact)),
    );
    await expect(first).toBeHidden();
  }
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(first).toBeHidden();
});

test('dialog: begins at the address, goes round, and gives the focus back', async ({ page }) => {
  const texts = textsOf('pl', 'purchase');
  await setEdition(page, duringDay(-60));
  await page.goto('/pl/kup-bilet');
  await isRunning(page);
  const choose = page.getByRole('article', { name: ticketName('vip') }).getByRole('button');
  await choose.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(texts.email)).toBeFocused();
  expect(await stopsUntil(page, spoken(texts.submit))).toEqual(
    [...linksIn(texts.consent), texts.cancel, texts.submit].map(spoken),
  );
  // A refused address is said with its field.
  await page.keyboard.press('Enter');
  const email = page.getByLabel(texts.email);
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(new RegExp(texts.error.email));
  await page.keyboard.press('Escape');
  await expect(choose).toBeFocused();
});

test('contact: a link with a topic leads to the form, and its fields are the stops', async ({
  page,
}) => {
  await page.goto('/pl/zostac-partnerem');
  await isRunning(page);
  const { packages } = textsOf('pl', 'become-partner');
  await page.getByRole('link', { name: packages.choose.replace('{{name}}', 'Gold') }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('form', { name: form.label })).toBeInViewport();
  await expect(page.locator('#form')).toBeFocused();
  expect(await stopsUntil(page, spoken(form.send))).toEqual(
    [form.topic, form.name, form.email, form.subject, form.message, form.send].map(spoken),
  );
});

test('order: an order that waits begins at its state, and the page is named after it', async ({
  page,
}) => {
  const { scenes, actions } = textsOf('pl', 'order');
  await answerWith(page, 'awaiting');
  await page.goto(`/pl/zamowienie#${token}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(spoken(scenes.awaiting.heading));
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${spoken(scenes.awaiting.heading)} \\|`));
  expect(await stopsUntil(page, spoken(actions.pay))).toEqual([spoken(actions.pay)]);
});

test('kongres: the gate and the ticket are a handful of stops, and the title says which', async ({
  page,
}) => {
  const { scenes, actions, before, opens, ticket, calendar } = textsOf('pl', 'congress');
  await setEdition(page, duringDay(-12));
  await page.goto('/pl/kongres');
  await isRunning(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page).toHaveTitle(new RegExp(`^${spoken(scenes.none.heading)} \\|`));
  await heading.focus();
  expect(await stopsUntil(page, spoken(actions.choose))).toEqual(
    [actions.find, actions.choose].map(spoken),
  );
  await answerWith(page, 'paid');
  await page.goto('/robots.txt');
  await page.goto(`/pl/kongres#${token}`);
  await expect(page.getByRole('button', { name: ticket.forget })).toBeVisible();
  await expect(page.getByRole('button', { name: calendar.button })).toBeVisible();
  await expect(page).not.toHaveTitle(new RegExp(`^${spoken(scenes.none.heading)}`));
  await heading.focus();
  expect(await stopsUntil(page, spoken(ticket.forget))).toEqual(
    [
      before.checks.clock.button,
      before.checks.week.choose,
      before.checks.picture.button,
      calendar.button,
      ...linksIn(JSON.stringify(opens)),
      ticket.pdf,
      ticket.order,
      ticket.forget,
    ].map(spoken),
  );
});
