import * as z from 'zod';
import { exhibitor } from './exhibitor.ts';
import { session } from './session.ts';
import { localized, order, links, photo, sample, name, count, oneOf, entryId } from './fields.ts';
import { topics } from '../facts/topics.ts';
import { trackGlyphs } from '../facts/programme.ts';
import { workshopCategories, workshopLevels } from '../facts/workshops.ts';

/** A category of the Prompt Awards. */
const awardCategory = z.strictObject({
  order,
  name: localized(40),
  text: localized(160),
});

/** The newest comes first. */
const news = z.strictObject({
  sample,
  date: z.iso.date(),
  photo,
  links,
  title: localized(120),
  text: localized(1500),
});

/** Who roasts at Roast AI. */
const performer = z.strictObject({
  sample,
  order,
  name,
  photo,
  links,
  role: localized(160),
});

/** A frequently asked question; the answer may contain links, as in `<contact>write to us</contact>`. */
const question = z.strictObject({
  order,
  /** Asked on the page of questions only, below the others. */
  isFurther: z.boolean().optional(),
  question: localized(120),
  answer: localized(500),
  /** What is asked and answered instead, once the edition is over. */
  questionAfter: localized(120).optional(),
  answerAfter: localized(500).optional(),
});

/** A virtual room. Its id is its letter: `a` is room A. */
const room = z.strictObject({
  sample,
  order,
  name: localized(30),
  /** For those who ask and talk. Occupancy is not known and never shown. */
  seats: count,
});

const speaker = z.strictObject({
  sample,
  order,
  name,
  /** Without one a portrait is drawn. */
  photo,
  topics: z.array(oneOf(topics)).nonempty(),
  links,
  role: localized(80),
  bio: localized(400),
});

const track = z.strictObject({
  sample,
  order,
  /** The line that is drawn for it wherever its name has no room. */
  glyph: z.enum(trackGlyphs),
  name: localized(24),
  about: localized(160),
});

const workshop = z.strictObject({
  sample,
  order,
  category: oneOf(workshopCategories),
  level: oneOf(workshopLevels),
  hours: count,
  seats: count,
  /** A speaker. */
  instructor: entryId,
  links,
  title: localized(120),
  description: localized(400),
  prerequisites: localized(200),
});

/** The schema of an entry, by the folder that holds its kind. */
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

/** The fields that name entries of another kind. */
export const references: Partial<Record<Kind, Readonly<Record<string, Kind>>>> = {
  sessions: { room: 'rooms', speakers: 'speakers', track: 'tracks', workshop: 'workshops' },
  workshops: { instructor: 'speakers' },
};

/** What stands in a file, and the name of the file as its id. */
export type Entry<K extends Kind = Kind> = z.infer<(typeof kinds)[K]> & { id: string };
