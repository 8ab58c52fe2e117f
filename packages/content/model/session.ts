import * as z from 'zod';
import { languages } from '../facts/languages.ts';
import { sessionTypes, talkLanguages } from '../facts/programme.ts';
import { workshopLevels } from '../facts/workshops.ts';
import { zones } from '../facts/zones.ts';
import {
  address,
  count,
  entryId,
  isInEveryLanguage,
  links,
  localized,
  oneOf,
  place,
  sample,
  spoken,
} from './fields.ts';

const mayBeSilent = (type: string) => type === 'break' || type === 'networking';

/** Its place in the programme is its day, its time and its room. */
export const session = z
  .strictObject({
    sample,
    track: entryId,
    type: oneOf(sessionTypes),
    ...place,
    room: entryId,
    /** Where there are fewer than the room has. */
    seats: count.optional(),
    /** Where it was announced before; shown struck. */
    movedFrom: z.strictObject(place).optional(),
    /** It stays in the programme, struck: whoever looks for it finds out. */
    isCancelled: z.literal(true).optional(),
    /** When its time, room or state was last changed, after the programme was published. */
    changed: z.iso.datetime({ offset: true }).optional(),
    speakers: z.array(entryId).nonempty().optional(),
    /** The workshop that is held in it. */
    workshop: entryId.optional(),
    zone: oneOf(zones).optional(),
    /** Spoken in the room. */
    language: oneOf(languages).optional(),
    captions: z.array(oneOf(languages)).nonempty().optional(),
    level: oneOf(workshopLevels).optional(),
    links,
    materials: z
      .array(z.strictObject({ name: localized(80), address }))
      .nonempty()
      .optional(),
    title: spoken(120),
    description: spoken(1000).optional(),
    /** What happens minute by minute. */
    steps: z
      .array(z.strictObject({ minutes: count, text: spoken(120) }))
      .nonempty()
      .optional(),
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
  .refine(({ language, title }) => (language ? title[language] : isInEveryLanguage(title)), {
    path: ['title'],
    message: 'it has to stand in the language of the talk; where nobody talks, in every one',
  })
  .refine(({ starts, ends }) => starts < ends, {
    path: ['ends'],
    message: 'it is not after the start',
  })
  .refine(({ movedFrom, isCancelled, changed }) => changed || !(movedFrom || isCancelled), {
    path: ['changed'],
    message: 'whatever was moved or called off says since when, as 2026-02-17T09:30:00+01:00',
  });
