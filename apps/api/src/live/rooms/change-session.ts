import { congressDay, edition } from '@kongres/content/facts/edition';
import { inTransaction, type Pool } from '../../platform/db/connection.ts';
import {
  listRooms,
  lockSession,
  removeSessionSource,
  saveSession,
  saveSessionSource,
  type LiveSession,
} from './live-queries.ts';
import {
  programmeRooms,
  programmeSession,
  type ProgrammeSession,
} from '../../content/programme/programme.ts';
import type { RoomSource } from '../streaming/room-source.ts';

type Changed =
  | { ok: true }
  | {
      ok: false;
      code: 'not_found' | 'unknown_room' | 'ends_first' | 'outside_week' | 'changed_since';
    };

interface Move {
  startsAt: Date;
  endsAt: Date;
  room: string;
}

const untouched = { isCancelled: false, startsAt: null, endsAt: null, room: null };

/** How a session stands, for whoever wants to know later whether another hand was at it. */
export function markOf({
  isCancelled,
  startsAt,
  endsAt,
  room,
}: Omit<LiveSession, 'id'> = untouched): string {
  const times = [startsAt, endsAt].map((time) => time?.toISOString() ?? '');
  return [isCancelled ? 'off' : 'on', ...times, room ?? ''].join(' ');
}

/** Another time or another room, while the week is on. The pages of the programme follow with the next build. */
export async function moveSession(
  pool: Pool,
  id: string,
  { startsAt, endsAt, room }: Move,
  seen: string,
): Promise<Changed> {
  const planned = programmeSession(id);
  if (!planned) return { ok: false, code: 'not_found' };
  if (endsAt <= startsAt) return { ok: false, code: 'ends_first' };
  if (!isInWeek(startsAt) || !isInWeek(endsAt)) {
    return { ok: false, code: 'outside_week' };
  }
  if (!(await isRoom(pool, room))) return { ok: false, code: 'unknown_room' };
  const isAsPlanned = isSame(planned.startsAt, startsAt) && isSame(planned.endsAt, endsAt);
  const time = isAsPlanned ? { startsAt: null, endsAt: null } : { startsAt, endsAt };
  const elsewhere = room === planned.room ? null : room;
  return await change(pool, { ...untouched, ...time, room: elsewhere, id }, seen);
}

/** Struck from the board: people find it there, and that it is off. */
export async function cancelSession(pool: Pool, id: string, seen: string): Promise<Changed> {
  if (!programmeSession(id)) return { ok: false, code: 'not_found' };
  return await change(pool, { ...untouched, id, isCancelled: true }, seen);
}

/** As the programme says. */
export async function restoreSession(pool: Pool, id: string, seen: string): Promise<Changed> {
  return await inTransaction(pool, async (tx) => {
    const now = await lockSession(tx, id);
    if (!now && !programmeSession(id)) return { ok: false, code: 'not_found' };
    if (seen !== markOf(now)) return { ok: false, code: 'changed_since' };
    if (now) await saveSession(tx, { ...untouched, id });
    return { ok: true };
  });
}

/** A picture of its own, or null for that of its room. */
export async function setSessionSource(
  pool: Pool,
  session: string,
  source: RoomSource | null,
): Promise<Changed> {
  if (!source) {
    return (await removeSessionSource(pool, session))
      ? { ok: true }
      : { ok: false, code: 'not_found' };
  }
  const planned = programmeSession(session);
  if (!planned) return { ok: false, code: 'not_found' };
  const { room, startsAt, endsAt }: ProgrammeSession = planned;
  await saveSessionSource(pool, { session, source, room, startsAt, endsAt });
  return { ok: true };
}

/** Two hosts at one session: the second is told, unless both want the same. */
async function change(pool: Pool, wanted: LiveSession, seen: string): Promise<Changed> {
  return await inTransaction(pool, async (tx) => {
    const mark = markOf(await lockSession(tx, wanted.id));
    if (mark === markOf(wanted)) return { ok: true };
    if (seen !== mark) return { ok: false, code: 'changed_since' };
    await saveSession(tx, wanted);
    return { ok: true };
  });
}

async function isRoom(pool: Pool, id: string): Promise<boolean> {
  const rooms = [...programmeRooms(), ...(await listRooms(pool))];
  return rooms.some((room) => room.id === id);
}

function isSame(one: Date, other: Date): boolean {
  return one.getTime() === other.getTime();
}

/** A night before the first day and one after the last are near enough. */
function isInWeek(time: Date): boolean {
  const day = time.toISOString().slice(0, 10);
  return day >= congressDay(0) && day <= congressDay(edition.dayCount + 1);
}
