import { congressDay, edition } from '@kongres/content/facts/edition';
import { dayAt } from '@kongres/content/format/date';
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
} from '../../../live/recordings/library-queries.ts';
import { markOf } from '../../../live/rooms/change-session.ts';
import {
  countInside,
  listRooms,
  listSessions,
  listSessionSources,
  readWord,
  type LiveSession,
} from '../../../live/rooms/live-queries.ts';
import {
  programmeRooms,
  programmeSessions,
  type ProgrammeSession,
} from '../../../content/programme/programme.ts';
import type { DeskContext } from '../../http/serve-calls.ts';

type Context = Pick<DeskContext, 'pool' | 'now' | 'edition'>;

/** One day of the week as whoever is beside a stage needs it. */
export async function liveDay(context: Context, asked: number | null): Promise<LiveDay> {
  const { pool } = context;
  const now = context.edition.now();
  const today = dayNumber(now);
  const day = asked ?? today ?? 1;
  const word = await readWord(pool);
  const belongings = await readBelongings(pool);
  const sessions = await sessionsOf(pool, day, belongings);
  return {
    now: now.toISOString(),
    day,
    today,
    rooms: await roomsOf(context),
    sessions: sessions.toSorted(
      (one, other) => one.starts.localeCompare(other.starts) || one.room.localeCompare(other.room),
    ),
    formerSessions: formerSessions(belongings),
    word: word ? { id: word.id, text: word.text, at: word.saidAt.toISOString() } : null,
  };
}

/** Those of the programme, set up or not, and whatever else was set up. */
async function roomsOf({ pool, now }: Context): Promise<DeskRoom[]> {
  const inside = await countInside(pool, now());
  const planned = programmeRooms();
  const known = new Map((await listRooms(pool)).map((room) => [room.id, room]));
  const names = new Map(planned.map(({ id, name }) => [id, name]));
  return [...new Set([...names.keys(), ...known.keys()])].map((id) => {
    const room = known.get(id);
    return {
      id,
      name: room?.name ?? names.get(id) ?? null,
      source: room?.source ?? null,
      isOpen: room?.isOpen ?? false,
      inside: inside.get(id) ?? 0,
    };
  });
}

async function sessionsOf(
  db: Connection,
  day: number,
  belongings: Belongings,
): Promise<DeskSession[]> {
  const changes = new Map((await listSessions(db)).map((session) => [session.id, session]));
  const held = programmeSessions()
    .map((planned) => ({ planned, change: changes.get(planned.id) }))
    // Moved to another day, it is found on both.
    .filter(({ planned, change }) =>
      [planned.startsAt, change?.startsAt].some((at) => at && dayNumber(at) === day),
    );
  return held.map(({ planned, change }) => ({
    ...placed(planned, change),
    ...belongingsOf(belongings, planned.id),
  }));
}

type Belongings = Awaited<ReturnType<typeof readBelongings>>;

async function readBelongings(db: Connection) {
  return {
    sources: new Map((await listSessionSources(db)).map((own) => [own.session, own.source])),
    recordings: new Map((await listRecordings(db)).map((each) => [each.session, each])),
    materials: Map.groupBy(await listMaterials(db), ({ session }) => session),
  };
}

function belongingsOf({ sources, recordings, materials }: Belongings, id: string) {
  return {
    source: sources.get(id) ?? null,
    recording: recordingOf(recordings.get(id)),
    materials: (materials.get(id) ?? []).map(materialOf),
  };
}

function formerSessions(belongings: Belongings): FormerSession[] {
  const planned = new Set(programmeSessions().map(({ id }) => id));
  const ids = new Set(Object.values(belongings).flatMap((kept) => [...kept.keys()]));
  return [...ids.difference(planned)]
    .toSorted()
    .map((id) => ({ id, ...belongingsOf(belongings, id) }));
}

function placed(planned: ProgrammeSession, change: LiveSession | undefined) {
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
    mark: markOf(change),
  };
}

function recordingOf(recording: Recording | undefined): DeskSession['recording'] {
  if (!recording) return null;
  return { source: recording.source, minutes: Math.round(recording.seconds / 60) };
}

function materialOf({ id, name, fileName, bytes, address }: Material) {
  return { number: id, name, fileName, bytes, address };
}

/** Which day of the congress a moment is on; null for none. */
function dayNumber(moment: Date): number | null {
  const day = dayAt(moment);
  const numbers = Array.from({ length: edition.dayCount }, (_, index) => index + 1);
  return numbers.find((number) => congressDay(number) === day) ?? null;
}
