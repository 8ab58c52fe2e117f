import * as z from 'zod/mini';
import { edition } from '@kongres/content/facts/edition';
import { languages } from '@kongres/content/facts/languages';
import { streamHosts } from '@kongres/content/facts/stream-hosts';
import { roomId } from '../../room-access.ts';

const moment = z.iso.datetime();
const localizedText = z.partialRecord(z.enum(languages.map(({ id }) => id)), z.string());
export const localizedInput = z.partialRecord(
  z.enum(languages.map(({ id }) => id)),
  z.string().check(z.maxLength(1000)),
);
export const sessionId = z.string().check(z.regex(/^[a-z0-9-]{1,120}$/));

/** Ids and addresses are checked per host by the API. */
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
  /** Null for the gala stage and for unnamed rooms. */
  name: z.nullable(localizedText),
  /** Null for a programme room that is not set up yet. */
  source: z.nullable(source),
  isOpen: z.boolean(),
  /** Devices that renewed their seat within the last 90 seconds. */
  viewerCount: z.int(),
});
export type DeskRoom = z.infer<typeof room>;

const material = z.object({
  number: z.int(),
  name: localizedText,
  fileName: z.nullable(z.string()),
  bytes: z.nullable(z.int()),
  address: z.nullable(z.string()),
});

const slot = { starts: moment, ends: moment, room: z.string() };

const sessionMedia = {
  source: z.nullable(source),
  recording: z.nullable(z.object({ source, minutes: z.int() })),
  materials: z.array(material),
};

const session = z.object({
  id: sessionId,
  title: localizedText,
  ...slot,
  isCancelled: z.boolean(),
  /** Slot of the published programme; null while the session is there. */
  planned: z.nullable(z.object(slot)),
  /** Changes whenever the session is rescheduled, cancelled or restored (optimistic lock). */
  version: z.string(),
  ...sessionMedia,
});
export type DeskSession = z.infer<typeof session>;

const formerSession = z.object({ id: sessionId, ...sessionMedia });
export type FormerSession = z.infer<typeof formerSession>;

export const liveDayQuery = z.object({
  day: z.optional(z.string().check(z.regex(new RegExp(`^[1-${edition.dayCount}]$`)))),
});

export const liveDayResponse = z.object({
  now: moment,
  /** The requested day, otherwise today, otherwise day 1. */
  day: z.int(),
  today: z.nullable(z.int()),
  rooms: z.array(room),
  sessions: z.array(session),
  /** Sessions that left the programme but still have media, of any day. */
  formerSessions: z.array(formerSession),
  banner: z.nullable(z.object({ id: z.int(), text: localizedText, at: moment })),
});
export type LiveDay = z.infer<typeof liveDayResponse>;

export const setRoomOpenRequest = z.object({ room: roomId, isOpen: z.boolean() });
export const saveRoomRequest = z.object({ room: roomId, source, name: z.optional(localizedInput) });
export const setSessionSourceRequest = z.object({ id: sessionId, source: z.nullable(source) });

const versionText = z.string().check(z.maxLength(200));
const localTime = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/));
export const sessionVersionRequest = z.object({ id: sessionId, expectedVersion: versionText });
export const rescheduleSessionRequest = z.object({
  id: sessionId,
  expectedVersion: versionText,
  starts: localTime,
  ends: localTime,
  room: roomId,
});

export const showBannerRequest = z.object({ text: localizedInput });
export const hideBannerRequest = z.object({
  id: z.int().check(z.positive(), z.maximum(2_147_483_647)),
});
