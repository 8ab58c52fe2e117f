import { expect, test } from 'vitest';
import { congressDay, edition, lastDay, publication } from '@kongres/content/facts/edition';
import { claims, figures } from '@kongres/content/facts/figures';
import { galas } from '@kongres/content/facts/galas';
import { defaultLanguage, languages } from '@kongres/content/facts/languages';
import { partnerPackages } from '@kongres/content/facts/partner-packages';
import { policies } from '@kongres/content/facts/policies';
import {
  grossOf,
  lowestBeforeReduction,
  netPrice,
  originalPrice,
} from '@kongres/content/facts/price';
import { scheduleItems, sessionTypes } from '@kongres/content/facts/programme';
import { site } from '@kongres/content/facts/site';
import { tickets, vatPercent } from '@kongres/content/facts/tickets';
import { zones } from '@kongres/content/facts/zones';
import { formatEdition } from '@kongres/content/format/date';
import { entriesOf } from '@kongres/content/model/read-entries';
import { seatsOf } from './components/session/session-fields.server.ts';
import { standsOf } from './illustrations/hall/floor-plan.ts';
import { footerPages, menu, ticketPage } from './layout/menu.ts';
import { feedFiles } from './lib/routing/feed-addresses.server.ts';
import { aliases, pageTable } from '@kongres/contract/pages';
import { builtLaterPages } from './lib/routing/published-pages.server.ts';

// The one place that states what the specification asks of the shipped content: numbers, names,
// days and addresses. Every other test derives them, and `npm run test:changed` shows that it does.

test('the congress is in five languages, on seven days, from ten to six', () => {
  expect(languages.map(({ id, path }) => [id, path])).toEqual([
    ['pl', 'pl'],
    ['en-GB', 'en-gb'],
    ['en-US', 'en-us'],
    ['de', 'de'],
    ['es', 'es'],
  ]);
  expect(defaultLanguage.id).toBe('pl');
  expect(edition).toMatchObject({ firstDay: '2026-02-16', opens: '10:00', closes: '18:00' });
  expect(lastDay).toBe('2026-02-22');
  expect(formatEdition('pl', 'long')).toBe('16–22\u00a0lutego 2026');
  expect(publication).toEqual({
    speakers: '2025-12-01',
    schedule: '2025-12-01',
    exhibitors: '2025-09-01',
  });
});

test('the galas are on their evenings', () => {
  expect(galas.map((gala) => [gala.name, congressDay(gala.day), gala.starts, gala.ends])).toEqual([
    ['Miss AI', '2026-02-20', '17:00', '20:00'],
    ['Mister AI', '2026-02-20', '17:00', '20:00'],
    ['Roast AI', '2026-02-21', '19:00', '21:00'],
    ['Prompt Awards', '2026-02-22', '16:00', '19:00'],
  ]);
  expect(galas.filter(({ onHome }) => onHome).map(({ id }) => id)).toEqual([
    'miss-ai',
    'roast-ai',
    'prompt-awards',
  ]);
});

test('tickets cost what was specified', () => {
  const prices = tickets.map((ticket) => {
    const net = netPrice(ticket);
    return [ticket.id, ticket.name, net, originalPrice(ticket), grossOf(net)];
  });
  expect(prices).toEqual([
    ['standard', 'Standard', 29900, 59900, 36777],
    ['premium', 'Premium', 49900, 99900, 61377],
    ['vip', 'Praktyk AI VIP', 99900, 199900, 122877],
  ]);
  for (const ticket of tickets) expect(lowestBeforeReduction(ticket)).toBe(originalPrice(ticket));
  expect(tickets.map(({ label, recommended }) => [label, recommended])).toEqual([
    [null, false],
    ['best-choice', true],
    ['limited', true],
  ]);
  expect(vatPercent).toBe(23);
  expect(policies.cancellationDaysBeforeEvent).toBe(14);
});

test('the claimed figures stand', () => {
  expect(figures.map(({ value }) => value)).toEqual([120, 3500, 10000, 80, 70, 20]);
  expect(claims).toEqual({ startups: 50, bonusTimesTicket: 10, networkingTables: 10 });
});

test('the lists are as long as specified', () => {
  expect(zones).toHaveLength(8);
  expect(entriesOf('award-categories')).toHaveLength(23);
  expect(entriesOf('questions').filter(({ isFurther }) => !isFurther)).toHaveLength(7);
  expect(entriesOf('speakers')).toHaveLength(3);
  expect(entriesOf('exhibitors')).toHaveLength(3);
  const sessions = entriesOf('sessions');
  expect(
    entriesOf('tracks').map(({ id }) => sessions.filter(({ track }) => track === id).length),
  ).toEqual([2, 2]);
  expect(new Set(sessions.map(seatsOf))).toEqual(new Set([500, 200]));
  expect(sessionTypes).toHaveLength(6);
  expect(new Set(scheduleItems.map(({ type }) => type)).size).toBe(sessionTypes.length);
  expect(entriesOf('workshops').map(({ hours, seats }) => [hours, seats])).toEqual([
    [4, 25],
    [6, 20],
    [3, 30],
  ]);
  expect(partnerPackages.map((row) => [row.name, row.standSquareMetres, row.talks])).toEqual([
    ['Silver', 6, 2],
    ['Gold', 12, 4],
    ['Platinum', 24, 6],
  ]);
});

test('the site waits, scrolls and remembers as specified', () => {
  expect(site).toMatchObject({
    welcomePopupDelayMs: 500,
    headerScrollThresholdPx: 10,
    footerStartYear: 2024,
    storageKeys: { language: 'i18nextLng', popup: 'welcomePopupClosed' },
  });
});

test('the pages have the specified addresses', () => {
  expect(pageTable.map(({ path }) => path).toSorted()).toEqual(
    [
      '',
      'program',
      'miss-ai',
      'mister-ai',
      'roast-ai',
      'prompt-awards',
      'prelegenci',
      'expo',
      'strefy',
      'warsztaty',
      'wspolpraca/dla-wystawcy',
      'wspolpraca/dla-prelegenta',
      'wspolpraca/dla-partnera',
      'wspolpraca/dla-sponsora',
      'wspolpraca/pracuj-z-nami',
      'kontakt',
      'faq',
      'polityka-prywatnosci',
      'regulamin',
      'dostepnosc',
      'dla-mediow',
      'zostac-partnerem',
      'kup-bilet',
      'moj-tydzien',
      'zamowienie',
      'zaswiadczenie',
      'kongres',
    ].toSorted(),
  );
  expect(aliases).toEqual({ rejestracja: 'tickets' });
});

test('the header has the specified entries in their order, and the footer the rest', () => {
  expect(menu).toEqual([
    {
      group: 'programme',
      pages: ['programme', 'miss-ai', 'mister-ai', 'roast-ai', 'prompt-awards'],
    },
    { page: 'speakers' },
    { page: 'expo' },
    { page: 'zones' },
    { page: 'workshops' },
    {
      group: 'cooperation',
      pages: ['for-exhibitors', 'for-speakers', 'for-partners', 'for-sponsors', 'work-with-us'],
    },
    { page: 'contact' },
  ]);
  expect(ticketPage).toBe('tickets');
  expect(footerPages('more')).toEqual(
    expect.arrayContaining(['faq', 'privacy', 'terms', 'press', 'become-partner']),
  );
});

test('an exhibitor’s stand takes as much of the hall as the entry says it has', () => {
  const unitSquareMetres = 6;
  for (const { name, stand, standSquareMetres } of entriesOf('exhibitors')) {
    const sector = stand.charCodeAt(0) - 'A'.charCodeAt(0);
    const fitting = standsOf(sector)
      .filter(({ width, height }) => width * height * unitSquareMetres === standSquareMetres)
      .map((each) => `${each.sector}-${each.number}`);
    expect(fitting, `${name}, ${standSquareMetres} m²`).toContain(stand);
  }
});

test('there is no news yet, and so no page, no feed and no name of one', () => {
  expect(entriesOf('news')).toEqual([]);
  expect(builtLaterPages()).toEqual([]);
  expect(feedFiles()).toEqual([]);
});
