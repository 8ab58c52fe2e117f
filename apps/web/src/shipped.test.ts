import { expect, test } from 'vitest';
import { bonuses } from '@kongres/content/facts/bonuses';
import { brand } from '@kongres/content/facts/brand';
import { contestRules } from '@kongres/content/facts/contests';
import { getCongressDay, edition, lastDay, publication } from '@kongres/content/facts/edition';
import { claims, figures } from '@kongres/content/facts/figures';
import { galas } from '@kongres/content/facts/galas';
import { defaultLanguage, languages } from '@kongres/content/facts/languages';
import { partnerPackages } from '@kongres/content/facts/partner-packages';
import { lastRefundDay, policies } from '@kongres/content/facts/policies';
import {
  addVat,
  findLowestPriceBeforeReduction,
  getNetPrice,
  getOriginalPrice,
} from '@kongres/content/facts/price';
import { scheduleItems, sessionTypes, talkLanguages } from '@kongres/content/facts/programme';
import { sales } from '@kongres/content/facts/sales';
import { site } from '@kongres/content/facts/site';
import { tickets, vatPercent } from '@kongres/content/facts/tickets';
import { zones } from '@kongres/content/facts/zones';
import { formatEdition } from '@kongres/content/format/date';
import { listEntries } from '@kongres/content/model/read-entries';
import { getSessionSeats } from './components/session/session-fields.server.ts';
import { packStands } from './illustrations/hall/floor-plan.ts';
import { listFooterPages, menu, ticketPage } from './layout/menu.ts';
import { listFeedPaths } from './lib/routing/feed-paths.server.ts';
import { pageAliases, pageTable } from '@kongres/contract/pages';
import { listPublishedOptionalPages } from './lib/routing/published-pages.server.ts';

// The only test with literal facts of the specification. All others derive them; `npm run test:changed` verifies that.

test('the congress has five languages and seven days from ten to six', () => {
  expect(languages.map(({ id, path }) => [id, path])).toEqual([
    ['pl', 'pl'],
    ['en-GB', 'en-gb'],
    ['en-US', 'en-us'],
    ['de', 'de'],
    ['es', 'es'],
  ]);
  expect(defaultLanguage.id).toBe('pl');
  expect(edition).toMatchObject({
    format: 'online',
    firstDay: '2026-02-16',
    opens: '10:00',
    closes: '18:00',
    timeZone: 'Europe/Warsaw',
  });
  expect(lastDay).toBe('2026-02-22');
  expect(formatEdition('pl', 'long')).toBe('16–22\u00a0lutego 2026');
  expect(publication).toEqual({
    speakers: '2025-12-01',
    schedule: '2025-12-01',
    exhibitors: '2025-09-01',
  });
});

test('the languages have the specified labels, flags and locales', () => {
  expect(languages.map(({ label, flag, ogLocale }) => [label, flag, ogLocale])).toEqual([
    ['Polski', 'pl', 'pl_PL'],
    ['English UK', 'gb', 'en_GB'],
    ['English US', 'us', 'en_US'],
    ['Deutsch', 'de', 'de_DE'],
    ['Español', 'es', 'es_ES'],
  ]);
});

test('the congress is called Kongres AI and its talks are in Polish or English', () => {
  expect(brand).toEqual({ name: 'Kongres', suffix: 'AI', full: 'Kongres AI' });
  expect(talkLanguages).toEqual(['pl', 'en-GB']);
});

test('the galas are on their evenings', () => {
  expect(
    galas.map((gala) => [gala.name, getCongressDay(gala.day), gala.starts, gala.ends]),
  ).toEqual([
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

test('tickets have the specified prices', () => {
  const prices = tickets.map((ticket) => {
    const net = getNetPrice(ticket);
    return [ticket.id, ticket.name, net, getOriginalPrice(ticket), addVat(net)];
  });
  expect(prices).toEqual([
    ['standard', 'Standard', 29900, 59900, 36777],
    ['premium', 'Premium', 49900, 99900, 61377],
    ['vip', 'Praktyk AI VIP', 99900, 199900, 122877],
  ]);
  for (const ticket of tickets)
    expect(findLowestPriceBeforeReduction(ticket)).toBe(getOriginalPrice(ticket));
  expect(tickets.map(({ label, recommended }) => [label, recommended])).toEqual([
    [null, false],
    ['best-choice', true],
    ['limited', true],
  ]);
  expect(vatPercent).toBe(23);
  expect(policies.cancellationDaysBeforeEvent).toBe(14);
  expect(lastRefundDay).toBe('2026-02-02');
});

test('tickets have the specified price history, quotas and features', () => {
  expect(tickets.map(({ prices }) => prices)).toEqual(
    [
      [59900, 29900],
      [99900, 49900],
      [199900, 99900],
    ].map(([before, now]) => [
      { since: '2025-06-01', netGrosze: before },
      { since: '2025-09-15', netGrosze: now },
    ]),
  );
  expect(tickets.map(({ quota }) => quota)).toEqual([8000, 1800, 200]);
  expect(sales.state).toBe('open');
  const common = ['materials', 'certificate', 'recordings', 'app'];
  const standard = ['streaming', 'chat', 'basic-materials'];
  const premium = ['workshop-recordings', 'qa-session', 'e-learning'];
  const vip = ['mentoring', 'community', 'praktyk-certificate'];
  expect(tickets.map(({ adds, includes }) => [...adds, ...includes])).toEqual([
    [...standard, ...common],
    [...premium, ...standard, ...common],
    [...vip, ...premium, ...standard, ...common],
  ]);
});

test('bonuses and contest rules are not published yet', () => {
  expect(bonuses).toEqual([]);
  expect(contestRules).toEqual([]);
});

test('the claimed figures are as specified', () => {
  expect(figures.map(({ value }) => value)).toEqual([120, 3500, 10000, 80, 70, 20]);
  expect(claims).toEqual({ startups: 50, bonusTimesTicket: 10, networkingTables: 10 });
});

test('the lists have the specified lengths', () => {
  expect(zones.map(({ id }) => id)).toEqual([
    'business',
    'marketing',
    'education',
    'school',
    'fun',
    'kids',
    'power',
    'influencer',
  ]);
  expect(listEntries('award-categories')).toHaveLength(23);
  expect(listEntries('questions').filter(({ isFurther }) => !isFurther)).toHaveLength(7);
  expect(listEntries('speakers')).toHaveLength(3);
  expect(listEntries('exhibitors')).toHaveLength(3);
  const sessions = listEntries('sessions');
  expect(
    listEntries('tracks').map(({ id }) => sessions.filter(({ track }) => track === id).length),
  ).toEqual([2, 2]);
  expect(new Set(sessions.map(getSessionSeats))).toEqual(new Set([500, 200]));
  expect(sessionTypes.map(({ id }) => id)).toEqual([
    'keynote',
    'panel',
    'break',
    'workshop',
    'presentation',
    'networking',
  ]);
  expect(new Set(scheduleItems.map(({ type }) => type)).size).toBe(sessionTypes.length);
  expect(
    listEntries('workshops').map(({ category, level, hours, seats }) => [
      category,
      level,
      hours,
      seats,
    ]),
  ).toEqual([
    ['prompting', 'advanced', 4, 25],
    ['no-code', 'basic', 6, 20],
    ['marketing', 'intermediate', 3, 30],
  ]);
  expect(
    partnerPackages.map((row) => [row.name, row.standSquareMetres, row.talks, row.extras]),
  ).toEqual([
    ['Silver', 6, 2, []],
    ['Gold', 12, 4, ['vip-access']],
    ['Platinum', 24, 6, ['vip-access', 'dedicated-pr']],
  ]);
});

test('delays, thresholds and storage keys are as specified', () => {
  expect(site).toMatchObject({
    welcomePopupDelayMs: 500,
    headerScrollThresholdPx: 10,
    footerStartYear: 2024,
    storageKeys: {
      language: 'i18nextLng',
      popup: 'welcomePopupClosed',
      schedule: 'myWeek',
      timeZone: 'timeZone',
      ticket: 'congressTicket',
    },
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
  expect(pageAliases).toEqual({ rejestracja: 'tickets' });
});

test('header and footer have the specified entries', () => {
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
  expect(listFooterPages('more')).toEqual(
    expect.arrayContaining(['faq', 'privacy', 'terms', 'press', 'become-partner']),
  );
});

test("each exhibitor's stand has the size named in its entry", () => {
  const unitSquareMetres = 6;
  for (const { name, stand, standSquareMetres } of listEntries('exhibitors')) {
    const sector = stand.charCodeAt(0) - 'A'.charCodeAt(0);
    const fitting = packStands(sector)
      .filter(({ width, height }) => width * height * unitSquareMetres === standSquareMetres)
      .map((each) => `${each.sector}-${each.number}`);
    expect(fitting, `${name}, ${standSquareMetres} m²`).toContain(stand);
  }
});

test('without news there is no page, feed or name', () => {
  expect(listEntries('news')).toEqual([]);
  expect(listPublishedOptionalPages()).toEqual([]);
  expect(listFeedPaths()).toEqual([]);
});
