import { getCongressDay, edition } from '@kongres/content/facts/edition';
import { toLocalDay } from '@kongres/content/format/date';
import type {
  DeskRoom,
  DeskSession,
  FormerSession,
  LiveDay,
} from '@kongres/contract/desk/live/live';
import type { Connection } from '../../../platform/db/connection.ts';
import {
  listMaterials,
  listRecordings,
  type Material,
  type Recording,
} from '../../../live/recordings/recordings.queries.ts';
import { getSessionVersion } from '../../../live/rooms/change-session.ts';
import {
  countSeatsByRoom,
  listRooms,
  listSessions,
  listSessionSources,
  readBanner,
  type LiveSession,
} from '../../../live/rooms/live.queries.ts';
import {
  listProgrammeRooms,
  listProgrammeSessions,
  type ProgrammeSession,
} from '../../../content/programme/programme.ts';
import type { DeskContext } from '../../http/desk-router.ts';

type Context = Pick<DeskContext, 'pool' | 'now' | 'edition'>;

export async function readLiveDay(context: Context, requestedDay: number | null): Promise<LiveDay> {
  const { pool } = context;
  const now = context.edition.now();
  const today = getDayNumber(now);
  const day = requestedDay ?? today ?? 1;
  const banner = await readBanner(pool);
  const media = await readSessionMedia(pool);
  const sessions = await listDeskSessions(pool, day, media);
  return {
    now: now.toISOString(),
    day,
    today,
    rooms: await listDeskRooms(context),
    sessions: sessions.toSorted(
      (one, other) => one.starts.localeCompare(other.starts) || one.room.localeCompare(other.room),
    ),
    formerSessions: listFormerSessions(media),
    banner: banner ? { id: banner.id, text: banner.text, at: banner.shownAt.toISOString() } : null,
  };
}

async function listDeskRooms({ pool, now }: Context): Promise<DeskRoom[]> {
  const viewerCounts = await countSeatsByRoom(pool, now());
  const planned = listProgrammeRooms();
  const known = new Map((await listRooms(pool)).map((room) => [room.id, room]));
  const names = new Map(planned.map(({ id, name }) => [id, name]));
  return [...new Set([...names.keys(), ...known.keys()])].map((id) => {
    const room = known.get(id);
    return {
      id,
      name: room?.name ?? names.get(id) ?? null,
      source: room?.source ?? null,
      isOpen: room?.isOpen ?? false,
      viewerCount: viewerCounts.get(id) ?? 0,
    };
  });
}

async function listDeskSessions(
  db: Connection,
  day: number,
  media: SessionMedia,
): Promise<DeskSession[]> {
  const changes = new Map((await listSessions(db)).map((session) => [session.id, session]));
  const held = listProgrammeSessions()
    .map((planned) => ({ planned, change: changes.get(planned.id) }))
    // A session moved to another day is listed on both days.
    .filter(({ planned, change }) =>
      [planned.startsAt, change?.startsAt].some((at) => at && getDayNumber(at) === day),
    );
  return held.map(({ planned, change }) => ({
    ...toSessionSlot(planned, change),
    ...getSessionMedia(media, planned.id),
  }));
}

type SessionMedia = Awaited<ReturnType<typeof readSessionMedia>>;

async function readSessionMedia(db: Connection) {
  return {
    sources: new Map((await listSessionSources(db)).map((own) => [own.session, own.source])),
    recordings: new Map((await listRecordings(db)).map((each) => [each.session, each])),
    materials: Map.groupBy(await listMaterials(db), ({ session }) => session),
  };
}

function getSessionMedia({ sources, recordings, materials }: SessionMedia, id: string) {
  return {
    source: sources.get(id) ?? null,
    recording: toRecording(recordings.get(id)),
    materials: (materials.get(id) ?? []).map(toMaterial),
  };
}

function listFormerSessions(media: SessionMedia): FormerSession[] {
  const planned = new Set(listProgrammeSessions().map(({ id }) => id));
  const ids = new Set(Object.values(media).flatMap((kept) => [...kept.keys()]));
  return [...ids.difference(planned)]
    .toSorted()
    .map((id) => ({ id, ...getSessionMedia(media, id) }));
}

function toSessionSlot(planned: ProgrammeSession, change: LiveSession | undefined) {
  const { id, title, isCancelled } = planned;
  const isMoved = Boolean(change?.startsAt ?? change?.room);
  return {
    id,
    title,
    isCancelled: isCancelled || (change?.isCancelled ?? false),
    starts: (change?.startsAt ?? planned.startsAt).toISOString(),
    ends: (change?.endsAt ?? planned.endsAt).toISOString(),
    room: change?.room ?? planned.room,
    planned: isMoved
      ? {
          starts: planned.startsAt.toISOString(),
          ends: planned.endsAt.toISOString(),
          room: planned.room,
        }
      : null,
    version: getSessionVersion(change),
  };
}

function toRecording(recording: Recording | undefined): DeskSession['recording'] {
  if (!recording) return null;
  return { source: recording.source, minutes: Math.round(recording.seconds / 60) };
}

function toMaterial({ id, name, fileName, bytes, address }: Material) {
  return { number: id, name, fileName, bytes, address };
}

function getDayNumber(moment: Date): number | null {
  const day = toLocalDay(moment);
  const numbers = Array.from({ length: edition.dayCount }, (_, index) => index + 1);
  return numbers.find((number) => getCongressDay(number) === day) ?? null;
}
