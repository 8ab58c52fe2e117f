import * as z from 'zod';
import { edition } from '../facts/edition.ts';
import { languages, textFallback, type LanguageCode } from '../facts/languages.ts';

export type Localized = Partial<Record<LanguageCode, string>>;

/** `most` is the maximum number of characters. */
export function defineLocalizedText(most: number): z.ZodType<Localized> {
  const text = defineLine(most);
  const each = languages.map(({ id }) => [id, textFallback[id] ? text.optional() : text]);
  return z.strictObject(Object.fromEntries(each) as Record<LanguageCode, typeof text>);
}

/** A text in its original language, with optional translations. */
export function defineSpokenText(most: number): z.ZodType<Localized> {
  return z
    .partialRecord(defineIdEnum(languages), defineLine(most))
    .refine((texts) => Object.keys(texts).length > 0, 'there is no text');
}

/** Whether every language has a text or a fallback. */
export function isInEveryLanguage(texts: Localized): boolean {
  return languages.every(({ id }) => texts[id] || texts[textFallback[id] ?? id]);
}

function defineLine(most: number) {
  return z.string().trim().min(1).max(most);
}

export function defineIdEnum<const Row extends { id: string }>(rows: readonly Row[]) {
  return z.enum(rows.map(({ id }): Row['id'] => id));
}

export const entryId = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** Sample entries are marked on every page. */
export const sample = z.boolean().optional();

/** Entries without a number follow, ordered by id. */
export const order = z.int().optional();

export const name = defineLine(60);
export const count = z.int().positive();
const congressDayNumber = z.int().min(1).max(edition.dayCount);
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time looks like 09:30');

/** The n-th congress day and local times. */
export const timeSlot = { day: congressDayNumber, starts: time, ends: time };

export const photo = z
  .string()
  .regex(/^[\w-]+\.(?:jpg|png|webp|avif|svg)$/, 'it is the name of a jpg, png, webp, avif or svg')
  .optional();

export const address = z.url({ protocol: /^https$/ });

/** Its path names the person or company. */
const profile = address
  .regex(/^https:\/\/[^/?#]+\/+[^/?#]/i, 'it is the address of a network, not of a profile there')
  .optional();

export const links = z
  .strictObject({ linkedin: profile, x: profile, website: address.optional() })
  .optional();
