import { expect, test } from 'vitest';
import * as z from 'zod';
import { awardCategories } from './award-categories.ts';
import { collection } from './collection.ts';
import { congressDay, edition, lastDay, publication } from './edition.ts';
import { exhibitorCategories, exhibitors } from './exhibitors.ts';
import { faqItems } from './faq.ts';
import { figures } from './figures.ts';
import { galas } from './galas.ts';
import { languages, matchLanguage } from './languages.ts';
import { organiser, publicOrigin } from './organiser.ts';
import { partnerPackages } from './partner-packages.ts';
import { pressMaterials } from './press-materials.ts';
import { performers } from './performers.ts';
import { scheduleItems, sessions, sessionTypes, tracks } from './programme.ts';
import { speakers } from './speakers.ts';
import { currency, tickets, vatPercent } from './tickets.ts';
import { topics } from './topics.ts';
import { workshopLevels, workshops } from './workshops.ts';
import { zones } from './zones.ts';

const id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const day = z.iso.date();
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
const congressDayNumber = z.int().min(1).max(edition.dayCount);
const count = z.int().positive();
const idOf = (rows: readonly { id: string }[]) => z.enum(rows.map((row) => row.id));

/** What a row of each collection must look like, however many rows there come to be. */
const shapes = {
  languages: [
    languages,
    z.strictObject({
      id: z.string().regex(/^[a-z]{2}(?:-[A-Z]{2})?$/),
      path: id,
      label: z.string().min(1),
      flag: z.string().length(2),
      ogLocale: z.string().regex(/^[a-z]{2}_[A-Z]{2}$/),
    }),
  ],
  galas: [
    galas,
    z.strictObject({
      id,
      name: z.string(),
      day: congressDayNumber,
      starts: time,
      ends: time,
      onHome: z.boolean(),
    }),
  ],
  figures: [
    figures,
    z.strictObject({ id, value: count, currency: z.literal(currency).optional() }),
  ],
  tickets: [
    tickets,
    z.strictObject({
      id,
      name: z.string(),
      recommended: z.boolean(),
      label: z.string().nullable(),
      adds: z.array(id).nonempty(),
      includes: z.array(id).nonempty(),
      quota: z.int().nonnegative().nullable(),
      prices: z.array(z.strictObject({ since: day, netGrosze: count })).nonempty(),
    }),
  ],
  zones: [zones, z.strictObject({ id })],
  topics: [topics, z.strictObject({ id })],
  awardCategories: [awardCategories, z.strictObject({ id })],
  faqItems: [faqItems, z.strictObject({ id })],
  sessionTypes: [sessionTypes, z.strictObject({ id })],
  tracks: [tracks, z.strictObject({ id, icon: z.string() })],
  speakers: [
    speakers,
    z.strictObject({
      id,
      sample: z.boolean(),
      name: z.string().min(1),
      image: z.string().startsWith('/art/'),
      topics: z.array(idOf(topics)).nonempty(),
      linkedin: z.url(),
      twitter: z.url(),
    }),
  ],
  sessions: [
    sessions,
    z.strictObject({
      id,
      sample: z.boolean(),
      track: idOf(tracks),
      type: idOf(sessionTypes),
      day: congressDayNumber,
      starts: time,
      ends: time,
      speaker: idOf(speakers),
      room: z.string().min(1),
      capacity: count,
    }),
  ],
  workshops: [
    workshops,
    z.strictObject({
      id,
      sample: z.boolean(),
      category: id,
      level: idOf(workshopLevels),
      hours: count,
      seats: count,
      instructor: idOf(speakers),
    }),
  ],
  exhibitors: [
    exhibitors,
    z.strictObject({
      id,
      sample: z.boolean(),
      name: z.string().min(1),
      category: idOf(exhibitorCategories),
      stand: z.string().regex(/^[A-Z]-\d{3}$/),
      standSquareMetres: z.literal([6, 12, 24]),
    }),
  ],
  partnerPackages: [
    partnerPackages,
    z.strictObject({
      id,
      name: z.string(),
      standSquareMetres: count,
      talks: count,
      extras: z.array(id),
    }),
  ],
  performers: [performers, z.strictObject({ id, sample: z.boolean(), name: z.string().min(1) })],
  scheduleItems: [
    scheduleItems,
    z.strictObject({
      id,
      sample: z.boolean(),
      type: idOf(sessionTypes),
      starts: time,
      ends: time,
    }),
  ],
  pressMaterials: [
    pressMaterials,
    z.strictObject({
      id,
      file: z.string().regex(/^[\w.-]+$/),
      format: z.string(),
      perLanguage: z.boolean(),
    }),
  ],
} satisfies Record<string, [readonly object[], z.ZodType]>;

test.each(Object.entries(shapes))('every row of %s has its shape', (_name, [rows, shape]) => {
  for (const row of rows) expect(shape.safeParse(row).error?.issues ?? []).toEqual([]);
});

test('a collection refuses a row written twice', () => {
  expect(() => collection('twins', [{ id: 'a' }, { id: 'a' }])).toThrow('"a" is used twice');
});

test('the specified numbers stand', () => {
  expect(languages.map((language) => language.id)).toEqual(['pl', 'en-GB', 'en-US', 'de', 'es']);
  expect(edition).toMatchObject({ firstDay: '2026-02-16', opens: '10:00', closes: '18:00' });
  expect(lastDay).toBe('2026-02-22');
  expect(publication).toEqual({
    speakers: '2025-12-01',
    schedule: '2025-12-01',
    exhibitors: '2025-09-01',
  });
  expect(figures.map((figure) => figure.value)).toEqual([120, 3500, 10000, 80, 70, 20]);
  expect(zones).toHaveLength(8);
  expect(awardCategories).toHaveLength(23);
  expect(faqItems).toHaveLength(7);
  expect(tracks.map(({ id: track }) => sessions.filter((s) => s.track === track).length)).toEqual([
    2, 2,
  ]);
  expect(sessionTypes).toHaveLength(6);
  expect(new Set(scheduleItems.map(({ type }) => type)).size).toBe(sessionTypes.length);
  expect(workshops.map(({ hours, seats }) => [hours, seats])).toEqual([
    [4, 25],
    [6, 20],
    [3, 30],
  ]);
  expect(partnerPackages.map((row) => [row.standSquareMetres, row.talks])).toEqual([
    [6, 2],
    [12, 4],
    [24, 6],
  ]);
  expect(vatPercent).toBe(23);
});

test('gala dates move with the first day', () => {
  expect(galas.map((gala) => [gala.id, congressDay(gala.day), gala.starts, gala.ends])).toEqual([
    ['miss-ai', '2026-02-20', '17:00', '20:00'],
    ['mister-ai', '2026-02-20', '17:00', '20:00'],
    ['roast-ai', '2026-02-21', '19:00', '21:00'],
    ['prompt-awards', '2026-02-22', '16:00', '19:00'],
  ]);
});

test('the organiser is complete', () => {
  expect(Object.values(organiser).every((value) => value.length > 0)).toBe(true);
  expect(URL.canParse(publicOrigin)).toBe(true);
});

test.each([
  [['en'], 'en-GB'],
  [['en-AU'], 'en-GB'],
  [['en-us'], 'en-US'],
  [['fr', 'de-AT'], 'de'],
  [['es-MX', 'pl'], 'es'],
  [['fr'], undefined],
  [[], undefined],
])('%j is served %s', (wishes, served) => {
  expect(matchLanguage(wishes)?.id).toBe(served);
});
