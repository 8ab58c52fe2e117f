import type * as z from 'zod';
import { awardCategory } from './award-category.ts';
import { exhibitor } from './exhibitor.ts';
import { news } from './news.ts';
import { performer } from './performer.ts';
import { question } from './question.ts';
import { room } from './room.ts';
import { session } from './session.ts';
import { speaker } from './speaker.ts';
import { track } from './track.ts';
import { workshop } from './workshop.ts';

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
