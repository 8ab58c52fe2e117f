import * as z from 'zod/mini';
import { edition } from '@kongres/content/facts/edition';
import { languages } from '@kongres/content/facts/languages';
import { streamHosts } from '@kongres/content/facts/stream-hosts';
import { roomId } from '../../congress.ts';

const moment = z.iso.datetime();
const words = z.partialRecord(z.enum(languages.map(({ id }) => id)), z.string());
export const typedWords = z.partialRecord(
  z.enum(languages.map(({ id }) => id)),
  z.string().check(z.maxLength(1000)),
);
export const sessionId = z.string().check(z.regex(/^[a-z0-9-]{1,120}$/));

/** Where a picture comes from; whether the host has such an id, or the address will do, the API says. */
export const source = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stream') }),
  z.object({
    kind: z.literal('frame'),
    provider: z.enum(streamHosts.map(({ id }) => id)),
    id: z.string().check(z.maxLength(100)),
  }),
  z.object({ kind: z.literal('link'), address: z.string().check(z.maxLength(500)) }),
]);
export type LiveSource = z.infer<typeof source>;

const room = z.object({
  id: roomId,
  /** Null for the stage of the galas, and for a room that nobody named. */
  name: z.nullable(words),
  /** Null for a room of the programme that nobody has set up yet. */
  source: z.nullable(source),
  isOpen: z.boolean(),
  /** Devices that have said so within the last minute and a half. */
  inside: z.int(),
});
export type DeskRoom = z.infer<typeof room>;

const material = z.object({
  number: z.int(),
  name: words,
  fileName: z.nullable(z.string()),
  bytes: z.nullable(z.int()),
  address: z.nullable(z.string()),
});

const place = { starts: moment, ends: moment, room: z.string() };

/** What a session has of its own, besides its place in the programme. */
const belongings = {
  source: z.nullable(source),
  recording: z.nullable(z.object({ source, minutes: z.int() })),
  materials: z.array(material),
};

const session = z.object({
  id: sessionId,
  title: words,
  ...place,
  isCancelled: z.boolean(),
  /** Where the programme has it; null while it is there. */
  planned: z.nullable(z.object(place)),
  /** Stays the same as long as nobody moves it, calls it off or restores it. */
  mark: z.string(),
  ...belongings,
});
export type DeskSession = z.infer<typeof session>;

const formerSession = z.object({ id: sessionId, ...belongings });
export type FormerSession = z.infer<typeof formerSession>;

/** Asked for in an address, so it is text. */
export const liveQuery = z.object({
  day: z.optional(z.string().check(z.regex(new RegExp(`^[1-${edition.dayCount}]$`)))),
});

export const liveAnswer = z.object({
  /** As the edition's clock shows it. */
  now: moment,
  /** The day that was asked for, otherwise today, otherwise the first. */
  day: z.int(),
  today: z.nullable(z.int()),
  rooms: z.array(room),
  sessions: z.array(session),
  /** Of any day: sessions that left the programme while something of them is still shown. */
  formerSessions: z.array(formerSession),
  word: z.nullable(z.object({ id: z.int(), text: words, at: moment })),
});
export type LiveDay = z.infer<typeof liveAnswer>;

export const liveDoorRequest = z.object({ room: roomId, isOpen: z.boolean() });
export const liveRoomRequest = z.object({ room: roomId, source, name: z.optional(typedWords) });
export const liveSourceRequest = z.object({ id: sessionId, source: z.nullable(source) });

const seen = z.string().check(z.maxLength(200));
const wallMoment = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/));
export const sessionRequest = z.object({ id: sessionId, seen });
export const sessionMoveRequest = z.object({
  id: sessionId,
  seen,
  /** By the clocks where the congress is. */
  starts: wallMoment,
  ends: wallMoment,
  room: roomId,
});

export const liveSayRequest = z.object({ text: typedWords });
export const liveHushRequest = z.object({
  id: z.int().check(z.positive(), z.maximum(2_147_483_647)),
});
