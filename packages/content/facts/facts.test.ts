import { expect, test } from 'vitest';
import * as z from 'zod';
import { defineCollection } from './collection.ts';
import { getCongressDay, edition, lastDay } from './edition.ts';
import { exhibitorCategories } from './exhibitors.ts';
import { figures } from './figures.ts';
import { galas } from './galas.ts';
import { languages, matchLanguage } from './languages.ts';
import { organiser, publicOrigin } from './organiser.ts';
import { partnerPackages } from './partner-packages.ts';
import { pressMaterials } from './press-materials.ts';
import { scheduleItems, sessionTypes } from './programme.ts';
import { currency, tickets } from './tickets.ts';
import { topics } from './topics.ts';
import { workshopCategories, workshopLevels } from './workshops.ts';
import { zones } from './zones.ts';
import { listEntries } from '../model/read-entries.ts';

const id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const day = z.iso.date();
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
const congressDayNumber = z.int().min(1).max(edition.dayCount);
const count = z.int().positive();
const toIdSchema = (rows: readonly { id: string }[]) => z.enum(rows.map((row) => row.id));

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
  exhibitorCategories: [exhibitorCategories, z.strictObject({ id })],
  workshopCategories: [workshopCategories, z.strictObject({ id })],
  workshopLevels: [workshopLevels, z.strictObject({ id })],
  sessionTypes: [sessionTypes, z.strictObject({ id })],
  partnerPackages: [
    partnerPackages,
    z.strictObject({
      id,
      name: z.string(),
      standSquareMetres: count,
      talks: count,
      vipTickets: z.int().nonnegative(),
      extras: z.array(id),
    }),
  ],
  scheduleItems: [
    scheduleItems,
    z.strictObject({
      id,
      sample: z.boolean(),
      type: toIdSchema(sessionTypes),
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

test('defineCollection throws for a duplicate id', () => {
  expect(() => defineCollection('twins', [{ id: 'a' }, { id: 'a' }])).toThrow('"a" is used twice');
});

test('congress days are consecutive across the end of a month', () => {
  const days = Array.from({ length: 40 }, (_, index) => Date.parse(getCongressDay(index + 1)));
  expect(getCongressDay(1)).toBe(edition.firstDay);
  expect(days.slice(1).map((day, index) => day - (days[index] ?? 0))).toEqual(
    Array.from({ length: 39 }, () => 86_400_000),
  );
  expect(lastDay).toBe(getCongressDay(edition.dayCount));
});

test('a day has an item of every type, and every track a session', () => {
  const tracks = listEntries('tracks');
  expect(new Set(scheduleItems.map(({ type }) => type)).size).toBe(sessionTypes.length);
  expect(new Set(listEntries('sessions').map(({ track }) => track)).size).toBe(tracks.length);
});

test('the organiser is complete', () => {
  const { shareCapitalGrosze, ...words } = organiser;
  expect(Object.values(words).every((value) => value.length > 0)).toBe(true);
  expect(z.int().nonnegative().safeParse(shareCapitalGrosze).success).toBe(true);
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
])('%j matches %s', (preferred, matched) => {
  expect(matchLanguage(preferred)?.id).toBe(matched);
});
