import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, vi } from 'vitest';
import { pick } from '@kongres/content/facts/collection';
import { congressDay, edition } from '@kongres/content/facts/edition';
import { galas } from '@kongres/content/facts/galas';
import { organiser } from '@kongres/content/facts/organiser';
import { site as siteFacts } from '@kongres/content/facts/site';
import { tickets } from '@kongres/content/facts/tickets';
import { formatDay } from '@kongres/content/format/date';
import { fillText } from '@kongres/content/format/marked-text';
import { boardPath, editionPath, orderPath } from '@kongres/contract/paths';
import { editionAt } from '@kongres/contract/samples/edition';
import { orderIn, token } from '@kongres/contract/samples/order';
import { finishedTexts } from '../src/lib/i18n/texts.server.ts';
import { refuse } from './fake-api.ts';
import { afterEdition, duringDay, minutesBeforeStart } from './moments.ts';
import { plain, test, waitFor, type Page, type Site } from './site.ts';

const polish = finishedTexts('pl', 'congress');
const live = finishedTexts('pl', 'live');
const key = siteFacts.storageKeys.ticket;
const longBefore = minutesBeforeStart(12 * 24 * 60 + 3 * 60 + 18);

const open = (site: Site, fragment = `#${token}`) =>
  site.open('congress', `/pl/kongres${fragment}`);

const ticketCard = (page: Page) =>
  waitFor(() => page.getByRole('region', { name: pick(tickets, 'premium').name }));

/** Answers by the token; any other token is unknown. */
function knowOnly(site: Site, known: string) {
  site.api.set(orderPath, ({ headers }) =>
    headers.get('authorization') === `Bearer ${known}` ? orderIn('paid') : refuse(404, 'not_found'),
  );
}

beforeEach<{ site: Site }>(({ site }) => {
  site.api.set(editionPath, editionAt(longBefore));
  site.api.set(orderPath, orderIn('paid'));
});

describe('a ticket that opens', () => {
  test('shows the wait by the clock of the server, and what opens when', async ({ site }) => {
    const page = await open(site);
    await page.says('12 dni, 3 godziny i 18 minut');
    expect(plain(page.heading().textContent)).toContain(
      plain(formatDay(edition.firstDay, 'pl', 'weekday')),
    );
    for (const { title } of polish.opens.items) page.getByRole('heading', { name: title });
    expect((await ticketCard(page)).textContent).toContain(orderIn('paid').number);
  });

  test('shows the date alone while nobody has told the time', async ({ site }) => {
    site.api.set(editionPath, () => new Response(null, { status: 204 }));
    const page = await open(site);
    await ticketCard(page);
    expect(plain(page.heading().textContent)).toContain(
      plain(formatDay(edition.firstDay, 'pl', 'weekday')),
    );
    expect(page.words()).not.toMatch(/\d minut/);
  });

  test('replaces the ticket that was opened before on this device', async ({ site }) => {
    localStorage.setItem(key, 'older');
    const page = await open(site);
    await ticketCard(page);
    expect(localStorage.getItem(key)).toBe(token);
  });

  test('shows the day of the congress and its gala, and no door that is closed', async ({
    site,
  }) => {
    const day = edition.dayCount;
    site.api.set(editionPath, editionAt(duringDay(day)));
    site.api.set(boardPath, { rooms: [], sessions: [], word: null });
    const page = await open(site);
    const weekday = formatDay(congressDay(day), 'pl', 'weekdayName');
    await page.showsHeading(fillText(live.heading, { n: day, weekday }));
    await page.says(galas.find((gala) => gala.day === day)?.name ?? 'a gala');
    await page.says(live.closed);
    expect(page.queryByRole('link', { name: new RegExp(`^${live.enter}`) })).toBeNull();
    await ticketCard(page);
  });

  test('shows an invited guest the galas and nothing else, before and during the congress', async ({
    site,
  }) => {
    site.api.set(orderPath, { ...orderIn('paid'), ticket: 'galas', isBought: false });
    for (const moment of [longBefore, duringDay(1)]) {
      site.api.set(editionPath, editionAt(moment));
      const page = await open(site);
      await waitFor(() => page.getByRole('heading', { name: polish.evenings.title }));
      for (const { name } of galas) expect(page.words()).toContain(plain(name));
      expect(page.words()).toContain('Gala AI');
      expect(page.words()).not.toContain(plain(polish.opens.title));
    }
  });

  test('leads to recordings when the edition is over', async ({ site }) => {
    site.api.set(editionPath, editionAt(afterEdition));
    const page = await open(site);
    await page.showsHeading(polish.after.heading);
    await page.says(orderIn('paid').email);
    expect(page.words()).not.toContain(plain(polish.opens.title));
  });
});

describe('without an open ticket', () => {
  test('the page says where the link is and how to find it again', async ({ site }) => {
    const page = await open(site, '');
    await page.showsHeading(polish.scenes.none.heading);
    await page.says(finishedTexts('pl', 'entry').sentence);
    const find = page.getByRole('link', { name: polish.actions.find });
    expect(find.getAttribute('href')).toBe('/pl/zamowienie');
    expect(localStorage.getItem(key)).toBeNull();
  });

  for (const [name, fragment] of [
    ['unknown to the API', `#${token}`],
    ['no token at all', '#a%20b%C4%85'],
  ] as const) {
    test(`the page keeps the other ticket of the device: a token ${name}`, async ({ site }) => {
      knowOnly(site, 'good');
      localStorage.setItem(key, 'good');
      const page = await open(site, fragment);
      await page.showsHeading(polish.scenes.unknown.heading);
      const mail = within(page.getByRole('status')).getByRole('link', { name: organiser.email });
      expect(mail.getAttribute('href')).toBe(`mailto:${organiser.email}`);
      expect(localStorage.getItem(key)).toBe('good');
      await page.user.click(page.getByRole('link', { name: polish.actions.other }));
      await ticketCard(page);
    });
  }

  for (const [name, answer, scene] of [
    ['moved', () => refuse(410, 'order_moved'), 'moved'],
    ['refunded', () => orderIn('refunded'), 'gone'],
    ['unknown', () => refuse(404, 'not_found'), 'unknown'],
  ] as const) {
    test(`the page forgets a kept ticket that is ${name}, and says so`, async ({ site }) => {
      localStorage.setItem(key, 'kept');
      site.api.set(orderPath, answer);
      const page = await open(site, '');
      await page.showsHeading(polish.scenes[scene].heading);
      await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
    });
  }

  test('the page opens by itself once a payment is there, and moves a lost focus', async ({
    site,
  }) => {
    vi.useFakeTimers();
    site.api.set(orderPath, orderIn('awaiting'));
    const page = await open(site);
    await page.showsHeading(polish.scenes.pending.heading);
    expect(localStorage.getItem(key)).toBeNull();
    page.getByRole('link', { name: polish.actions.order }).focus();
    site.api.set(orderPath, orderIn('paid'));
    await vi.advanceTimersByTimeAsync(30_000);
    await ticketCard(page);
    await page.hasFocus(page.heading);
  });

  for (const [what, answer] of [
    ['does not answer', () => 'lost' as const],
    ['is replaced by a 404 of something else', () => new Response('Not Found', { status: 404 })],
  ] as const) {
    test(`the page keeps the ticket and goes on trying while the API ${what}`, async ({ site }) => {
      vi.useFakeTimers();
      localStorage.setItem(key, token);
      site.api.set(orderPath, answer);
      const page = await open(site, '');
      await page.showsHeading(polish.scenes.failed.heading);
      page.getByRole('button', { name: polish.actions.check });
      expect(localStorage.getItem(key)).toBe(token);
      site.api.set(orderPath, orderIn('paid'));
      await vi.advanceTimersByTimeAsync(30_000);
      await ticketCard(page);
    });
  }
});
