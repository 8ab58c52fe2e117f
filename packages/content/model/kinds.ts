import * as z from 'zod';
import { exhibitor } from './exhibitor.ts';
import { session } from './session.ts';
import {
  defineLocalizedText,
  order,
  links,
  photo,
  sample,
  name,
  count,
  defineIdEnum,
  entryId,
} from './fields.ts';
import { topics } from '../facts/topics.ts';
import { trackGlyphs } from '../facts/programme.ts';
import { workshopCategories, workshopLevels } from '../facts/workshops.ts';

const awardCategory = z.strictObject({
  order,
  name: defineLocalizedText(40),
  text: defineLocalizedText(160),
});

/** Ordered from newest to oldest. */
const news = z.strictObject({
  sample,
  date: z.iso.date(),
  photo,
  links,
  title: defineLocalizedText(120),
  text: defineLocalizedText(1500),
});

const performer = z.strictObject({
  sample,
  order,
  name,
  photo,
  links,
  role: defineLocalizedText(160),
});

const question = z.strictObject({
  order,
  /** Shown on the FAQ page only. */
  isFurther: z.boolean().optional(),
  question: defineLocalizedText(120),
  answer: defineLocalizedText(500),
  /** Texts used after the edition. */
  questionAfter: defineLocalizedText(120).optional(),
  answerAfter: defineLocalizedText(500).optional(),
});

const room = z.strictObject({
  sample,
  order,
  name: defineLocalizedText(30),
  /** Maximum number of active participants; occupancy is never shown. */
  seats: count,
});

const speaker = z.strictObject({
  sample,
  order,
  name,
  /** Without a photo a portrait is drawn. */
  photo,
  topics: z.array(defineIdEnum(topics)).nonempty(),
  links,
  company: name.optional(),
  role: defineLocalizedText(80),
  bio: defineLocalizedText(400),
});

const track = z.strictObject({
  sample,
  order,
  /** Drawn where the name does not fit. */
  glyph: z.enum(trackGlyphs),
  name: defineLocalizedText(24),
  about: defineLocalizedText(160),
});

const workshop = z.strictObject({
  sample,
  order,
  category: defineIdEnum(workshopCategories),
  level: defineIdEnum(workshopLevels),
  hours: count,
  seats: count,
  instructor: entryId,
  links,
  title: defineLocalizedText(120),
  description: defineLocalizedText(400),
  prerequisites: defineLocalizedText(200),
});

export const kinds = {
  'award-categories': awardCategory,
  exhibitors: exhibitor,
  news,
  performers: performer,
  questions: question,
  rooms: room,
  sessions: session,
  speakers: speaker,
  tracks: track,
  workshops: workshop,
};

export type Kind = keyof typeof kinds;

export const references: Partial<Record<Kind, Readonly<Record<string, Kind>>>> = {
  sessions: { room: 'rooms', speakers: 'speakers', track: 'tracks', workshop: 'workshops' },
  workshops: { instructor: 'speakers' },
};

export type Entry<K extends Kind = Kind> = z.infer<(typeof kinds)[K]> & { id: string };
