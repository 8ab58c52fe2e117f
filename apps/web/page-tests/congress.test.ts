import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, vi } from 'vitest';
import { getRow } from '@kongres/content/facts/collection';
import { getCongressDay, edition } from '@kongres/content/facts/edition';
import { galas } from '@kongres/content/facts/galas';
import { organiser } from '@kongres/content/facts/organiser';
import { site as siteFacts } from '@kongres/content/facts/site';
import { tickets } from '@kongres/content/facts/tickets';
import { formatDay } from '@kongres/content/format/date';
import { fillText } from '@kongres/content/format/marked-text';
import { boardPath, editionPath, orderPath } from '@kongres/contract/paths';
import { buildEditionResponse } from '@kongres/contract/samples/edition';
import { buildOrderResponse, sampleOrderToken } from '@kongres/contract/samples/order';
import { getTexts } from '../src/lib/i18n/texts.server.ts';
import { createProblemResponse } from './fake-api.ts';
import { afterEdition, getNoonOfDay, getMomentBeforeStart } from './moments.ts';
import { normaliseSpaces, test, waitFor, type Page, type Site } from './site.ts';

const polish = getTexts('pl', 'congress');
const live = getTexts('pl', 'live');
const key = siteFacts.storageKeys.ticket;
const longBefore = getMomentBeforeStart(12 * 24 * 60 + 3 * 60 + 18);

const openCongressPage = (site: Site, fragment = `#${sampleOrderToken}`) =>
  site.open('congress', `/pl/kongres${fragment}`);

const findTicketCard = (page: Page) =>
  waitFor(() => page.getByRole('region', { name: getRow(tickets, 'premium').name }));

/** Accepts only this token. */
function acceptOnlyToken(site: Site, known: string) {
  site.api.set(orderPath, ({ headers }) =>
    headers.get('authorization') === `Bearer ${known}`
      ? buildOrderResponse('paid')
      : createProblemResponse(404, 'not_found'),
  );
}

beforeEach<{ site: Site }>(({ site }) => {
  site.api.set(editionPath, buildEditionResponse(longBefore));
  site.api.set(orderPath, buildOrderResponse('paid'));
});

describe('a valid ticket', () => {
  test("shows the countdown by the server's clock and the opening times", async ({ site }) => {
    const page = await openCongressPage(site);
    await page.hasText('12 dni, 3 godziny i 18 minut');
    expect(normaliseSpaces(page.getHeading().textContent)).toContain(
      normaliseSpaces(formatDay(edition.firstDay, 'pl', 'weekday')),
    );
    for (const { title } of polish.opens.items) page.getByRole('heading', { name: title });
    expect((await findTicketCard(page)).textContent).toContain(buildOrderResponse('paid').number);
  });

  test('shows the date only while the server time is unknown', async ({ site }) => {
    site.api.set(editionPath, () => new Response(null, { status: 204 }));
    const page = await openCongressPage(site);
    await findTicketCard(page);
    expect(normaliseSpaces(page.getHeading().textContent)).toContain(
      normaliseSpaces(formatDay(edition.firstDay, 'pl', 'weekday')),
    );
    expect(page.words()).not.toMatch(/\d minut/);
  });

  test('replaces the ticket saved on this device', async ({ site }) => {
    localStorage.setItem(key, 'older');
    const page = await openCongressPage(site);
    await findTicketCard(page);
    expect(localStorage.getItem(key)).toBe(sampleOrderToken);
  });

  test('shows the day and its gala, and no link to a closed room', async ({ site }) => {
    const day = edition.dayCount;
    site.api.set(editionPath, buildEditionResponse(getNoonOfDay(day)));
    site.api.set(boardPath, { rooms: [], sessions: [], word: null });
    const page = await openCongressPage(site);
    const weekday = formatDay(getCongressDay(day), 'pl', 'weekdayName');
    await page.hasHeading(fillText(live.heading, { n: day, weekday }));
    await page.hasText(galas.find((gala) => gala.day === day)?.name ?? 'a gala');
    await page.hasText(live.closed);
    expect(page.queryByRole('link', { name: new RegExp(`^${live.enter}`) })).toBeNull();
    await findTicketCard(page);
  });

  test('shows an invited guest the galas only, before and during the congress', async ({
    site,
  }) => {
    site.api.set(orderPath, { ...buildOrderResponse('paid'), ticket: 'galas', isBought: false });
    for (const moment of [longBefore, getNoonOfDay(1)]) {
      site.api.set(editionPath, buildEditionResponse(moment));
      const page = await openCongressPage(site);
      await waitFor(() => page.getByRole('heading', { name: polish.evenings.title }));
      for (const { name } of galas) expect(page.words()).toContain(normaliseSpaces(name));
      expect(page.words()).toContain('Gala AI');
      expect(page.words()).not.toContain(normaliseSpaces(polish.opens.title));
    }
  });

  test('leads to recordings when the edition is over', async ({ site }) => {
    site.api.set(editionPath, buildEditionResponse(afterEdition));
    const page = await openCongressPage(site);
    await page.hasHeading(polish.after.heading);
    await page.hasText(buildOrderResponse('paid').email);
    expect(page.words()).not.toContain(normaliseSpaces(polish.opens.title));
  });
});

describe('without a valid ticket', () => {
  test('explains where the link is and how to find it', async ({ site }) => {
    const page = await openCongressPage(site, '');
    await page.hasHeading(polish.scenes.none.heading);
    await page.hasText(getTexts('pl', 'entry').sentence);
    const find = page.getByRole('link', { name: polish.actions.find });
    expect(find.getAttribute('href')).toBe('/pl/zamowienie');
    expect(localStorage.getItem(key)).toBeNull();
  });

  for (const [name, fragment] of [
    ['unknown to the API', `#${sampleOrderToken}`],
    ['no token at all', '#a%20b%C4%85'],
  ] as const) {
    test(`keeps the saved ticket when another token is invalid: ${name}`, async ({ site }) => {
      acceptOnlyToken(site, 'good');
      localStorage.setItem(key, 'good');
      const page = await openCongressPage(site, fragment);
      await page.hasHeading(polish.scenes.unknown.heading);
      const mail = within(page.getByRole('status')).getByRole('link', { name: organiser.email });
      expect(mail.getAttribute('href')).toBe(`mailto:${organiser.email}`);
      expect(localStorage.getItem(key)).toBe('good');
      await page.user.click(page.getByRole('link', { name: polish.actions.other }));
      await findTicketCard(page);
    });
  }

  for (const [name, answer, scene] of [
    ['moved', () => createProblemResponse(410, 'order_moved'), 'moved'],
    ['refunded', () => buildOrderResponse('refunded'), 'gone'],
    ['unknown', () => createProblemResponse(404, 'not_found'), 'unknown'],
  ] as const) {
    test(`removes a saved ticket that is ${name}, and says so`, async ({ site }) => {
      localStorage.setItem(key, 'kept');
      site.api.set(orderPath, answer);
      const page = await openCongressPage(site, '');
      await page.hasHeading(polish.scenes[scene].heading);
      await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
    });
  }

  test('opens when the payment arrives, and restores a lost focus', async ({ site }) => {
    vi.useFakeTimers();
    site.api.set(orderPath, buildOrderResponse('awaiting'));
    const page = await openCongressPage(site);
    await page.hasHeading(polish.scenes.pending.heading);
    expect(localStorage.getItem(key)).toBeNull();
    page.getByRole('link', { name: polish.actions.order }).focus();
    site.api.set(orderPath, buildOrderResponse('paid'));
    await vi.advanceTimersByTimeAsync(30_000);
    await findTicketCard(page);
    await page.hasFocus(page.getHeading);
  });

  for (const [what, answer] of [
    ['does not answer', () => 'lost' as const],
    ['is replaced by a 404 of something else', () => new Response('Not Found', { status: 404 })],
  ] as const) {
    test(`keeps the ticket and retries while the API ${what}`, async ({ site }) => {
      vi.useFakeTimers();
      localStorage.setItem(key, sampleOrderToken);
      site.api.set(orderPath, answer);
      const page = await openCongressPage(site, '');
      await page.hasHeading(polish.scenes.failed.heading);
      page.getByRole('button', { name: polish.actions.check });
      expect(localStorage.getItem(key)).toBe(sampleOrderToken);
      site.api.set(orderPath, buildOrderResponse('paid'));
      await vi.advanceTimersByTimeAsync(30_000);
      await findTicketCard(page);
    });
  }
});
