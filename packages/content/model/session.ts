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
  defineLocalizedText,
  defineIdEnum,
  timeSlot,
  sample,
  defineSpokenText,
} from './fields.ts';

const mayLackSpeakers = (type: string) => type === 'break' || type === 'networking';

export const session = z
  .strictObject({
    sample,
    track: entryId,
    type: defineIdEnum(sessionTypes),
    ...timeSlot,
    room: entryId,
    seats: count.optional(),
    /** The previously announced time, shown struck through. */
    movedFrom: z.strictObject(timeSlot).optional(),
    /** Cancelled sessions stay in the programme, struck through. */
    isCancelled: z.literal(true).optional(),
    changed: z.iso.datetime({ offset: true }).optional(),
    speakers: z.array(entryId).nonempty().optional(),
    workshop: entryId.optional(),
    zone: defineIdEnum(zones).optional(),
    language: defineIdEnum(languages).optional(),
    captions: z.array(defineIdEnum(languages)).nonempty().optional(),
    level: defineIdEnum(workshopLevels).optional(),
    links,
    materials: z
      .array(z.strictObject({ name: defineLocalizedText(80), address }))
      .nonempty()
      .optional(),
    title: defineSpokenText(120),
    description: defineSpokenText(1000).optional(),
    steps: z
      .array(z.strictObject({ minutes: count, text: defineSpokenText(120) }))
      .nonempty()
      .optional(),
  })
  .refine(({ speakers, type }) => speakers || mayLackSpeakers(type), {
    path: ['speakers'],
    message: 'only breaks and networking have none',
  })
  .refine(({ language, type }) => language || mayLackSpeakers(type), {
    path: ['language'],
    message: 'only breaks and networking have none',
  })
  .refine(({ language }) => !language || talkLanguages.includes(language), {
    path: ['language'],
    message: 'it is not one of the talkLanguages in the facts',
  })
  .refine(({ language, title }) => (language ? title[language] : isInEveryLanguage(title)), {
    path: ['title'],
    message: 'it must be in the language of the talk, or in every language without a talk',
  })
  .refine(({ starts, ends }) => starts < ends, {
    path: ['ends'],
    message: 'it is not after the start',
  })
  .refine(({ movedFrom, isCancelled, changed }) => changed || !(movedFrom || isCancelled), {
    path: ['changed'],
    message:
      'rescheduled and cancelled sessions need the time of the change, such as 2026-02-17T09:30:00+01:00',
  });
