import * as z from 'zod';
import { edition } from '../facts/edition.ts';
import { languages, textFallback, type LanguageCode } from '../facts/languages.ts';

/** A text in every language; a sparse one holds only what differs from the language it falls back to. */
export type Localized = Partial<Record<LanguageCode, string>>;

/** A localized text of at most so many characters. */
export function localized(most: number): z.ZodType<Localized> {
  const text = line(most);
  const each = languages.map(({ id }) => [id, textFallback[id] ? text.optional() : text]);
  return z.strictObject(Object.fromEntries(each) as Record<LanguageCode, typeof text>);
}

/** What somebody says in a language of their own: it stands in that one, and in others where somebody has translated it. */
export function spoken(most: number): z.ZodType<Localized> {
  return z
    .partialRecord(oneOf(languages), line(most))
    .refine((texts) => Object.keys(texts).length > 0, 'there is no text');
}

/** Whether whoever reads any of the languages finds a text in it. */
export function isInEveryLanguage(texts: Localized): boolean {
  return languages.every(({ id }) => texts[id] || texts[textFallback[id] ?? id]);
}

function line(most: number) {
  return z.string().trim().min(1).max(most);
}

/** One of the rows of a collection of facts. */
export function oneOf<const Row extends { id: string }>(rows: readonly Row[]) {
  return z.enum(rows.map(({ id }): Row['id'] => id));
}

/** The name of a file of entries, without its ending; a part of addresses. */
export const entryId = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** Marks an entry that stands for a real one; shown as a sample on every page. */
export const sample = z.boolean().optional();

/** Lower numbers come first; an entry without one follows those that have one, by its id. */
export const order = z.int().optional();

export const name = line(60);
export const count = z.int().positive();
const congressDayNumber = z.int().min(1).max(edition.dayCount);
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time looks like 09:30');

/** The n-th congress day, and wall-clock times where the congress is at home. */
export const place = { day: congressDayNumber, starts: time, ends: time };

/** A file in the folder `media` beside the entries. */
export const photo = z
  .string()
  .regex(/^[\w-]+\.(?:jpg|png|webp|avif|svg)$/, 'it is the name of a jpg, png, webp, avif or svg')
  .optional();

export const address = z.url({ protocol: /^https$/ });

const link = address.optional();

export const links = z.strictObject({ linkedin: link, x: link, website: link }).optional();
