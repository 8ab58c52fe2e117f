import * as z from 'zod';
import { languages } from '../facts/languages.ts';
import { sessionTypes, talkLanguages, tracks } from '../facts/programme.ts';
import { workshopLevels } from '../facts/workshops.ts';
import {
  congressDayNumber,
  count,
  entryId,
  line,
  links,
  localized,
  oneOf,
  sample,
  time,
} from './fields.ts';

const mayBeSilent = (type: string) => type === 'break' || type === 'networking';

/** Its place in the programme is its day, its time and its room. */
export const session = z
  .strictObject({
    sample,
    track: oneOf(tracks),
    type: oneOf(sessionTypes),
    /** The n-th congress day. */
    day: congressDayNumber,
    starts: time,
    ends: time,
    room: line(20),
    /** Seats in the virtual room. Occupancy is not known and never shown. */
    capacity: count,
    speakers: z.array(entryId).nonempty().optional(),
    /** Spoken in the room. */
    language: oneOf(languages).optional(),
    captions: z.array(oneOf(languages)).nonempty().optional(),
    level: oneOf(workshopLevels).optional(),
    links,
    title: localized(120),
    description: localized(1000).optional(),
  })
  .refine(({ speakers, type }) => speakers || mayBeSilent(type), {
    path: ['speakers'],
    message: 'only a break or networking has none',
  })
  .refine(({ language, type }) => language || mayBeSilent(type), {
    path: ['language'],
    message: 'only a break or networking has none',
  })
  .refine(({ language }) => !language || talkLanguages.includes(language), {
    path: ['language'],
    message: 'it is none of the talkLanguages in the facts',
  })
  .refine(({ starts, ends }) => starts < ends, {
    path: ['ends'],
    message: 'it is not after the start',
  });
