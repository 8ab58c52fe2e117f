import { getCongressDay, edition } from '@kongres/content/facts/edition';
import { inTransaction, type Pool } from '../../platform/db/connection.ts';
import {
  listRooms,
  lockSession,
  deleteSessionSource,
  saveSession,
  saveSessionSource,
  type LiveSession,
} from './live.queries.ts';
import {
  listProgrammeRooms,
  findProgrammeSession,
  type ProgrammeSession,
} from '../../content/programme/programme.ts';
import type { RoomSource } from '../streaming/room-source.ts';

type ChangeSessionResult =
  | { ok: true }
  | {
      ok: false;
      code:
        'not_found' | 'unknown_room' | 'end_before_start' | 'outside_congress' | 'changed_since';
    };

interface SessionMove {
  startsAt: Date;
  endsAt: Date;
  room: string;
}

const unchangedSession = { isCancelled: false, startsAt: null, endsAt: null, room: null };

/** Version token for optimistic concurrency. */
export function getSessionVersion({
  isCancelled,
  startsAt,
  endsAt,
  room,
}: Omit<LiveSession, 'id'> = unchangedSession): string {
  const times = [startsAt, endsAt].map((time) => time?.toISOString() ?? '');
  return [isCancelled ? 'off' : 'on', ...times, room ?? ''].join(' ');
}

/** Takes effect on the board at once; the programme pages follow with the next build. */
export async function moveSession(
  pool: Pool,
  id: string,
  { startsAt, endsAt, room }: SessionMove,
  expectedVersion: string,
): Promise<ChangeSessionResult> {
  const planned = findProgrammeSession(id);
  if (!planned) return { ok: false, code: 'not_found' };
  if (endsAt <= startsAt) return { ok: false, code: 'end_before_start' };
  if (!isInCongressWeek(startsAt) || !isInCongressWeek(endsAt)) {
    return { ok: false, code: 'outside_congress' };
  }
  if (!(await isKnownRoom(pool, room))) return { ok: false, code: 'unknown_room' };
  const isAsPlanned = isSameTime(planned.startsAt, startsAt) && isSameTime(planned.endsAt, endsAt);
  const time = isAsPlanned ? { startsAt: null, endsAt: null } : { startsAt, endsAt };
  const otherRoom = room === planned.room ? null : room;
  return await saveChange(
    pool,
    { ...unchangedSession, ...time, room: otherRoom, id },
    expectedVersion,
  );
}

/** The board lists the session as cancelled. */
export async function cancelSession(
  pool: Pool,
  id: string,
  expectedVersion: string,
): Promise<ChangeSessionResult> {
  if (!findProgrammeSession(id)) return { ok: false, code: 'not_found' };
  return await saveChange(pool, { ...unchangedSession, id, isCancelled: true }, expectedVersion);
}

/** Resets the session to the programme. */
export async function restoreSession(
  pool: Pool,
  id: string,
  expectedVersion: string,
): Promise<ChangeSessionResult> {
  return await inTransaction(pool, async (tx) => {
    const current = await lockSession(tx, id);
    if (!current && !findProgrammeSession(id)) return { ok: false, code: 'not_found' };
    if (expectedVersion !== getSessionVersion(current)) return { ok: false, code: 'changed_since' };
    if (current) await saveSession(tx, { ...unchangedSession, id });
    return { ok: true };
  });
}

/** Null uses the source of the room. */
export async function setSessionSource(
  pool: Pool,
  session: string,
  source: RoomSource | null,
): Promise<ChangeSessionResult> {
  if (!source) {
    return (await deleteSessionSource(pool, session))
      ? { ok: true }
      : { ok: false, code: 'not_found' };
  }
  const planned = findProgrammeSession(session);
  if (!planned) return { ok: false, code: 'not_found' };
  const { room, startsAt, endsAt }: ProgrammeSession = planned;
  await saveSessionSource(pool, { session, source, room, startsAt, endsAt });
  return { ok: true };
}

/** Rejects a concurrent change unless it is the same one. */
async function saveChange(
  pool: Pool,
  session: LiveSession,
  expectedVersion: string,
): Promise<ChangeSessionResult> {
  return await inTransaction(pool, async (tx) => {
    const version = getSessionVersion(await lockSession(tx, session.id));
    if (version === getSessionVersion(session)) return { ok: true };
    if (expectedVersion !== version) return { ok: false, code: 'changed_since' };
    await saveSession(tx, session);
    return { ok: true };
  });
}

async function isKnownRoom(pool: Pool, id: string): Promise<boolean> {
  const rooms = [...listProgrammeRooms(), ...(await listRooms(pool))];
  return rooms.some((room) => room.id === id);
}

function isSameTime(one: Date, other: Date): boolean {
  return one.getTime() === other.getTime();
}

/** Allows one day before the first and after the last day. */
function isInCongressWeek(time: Date): boolean {
  const day = time.toISOString().slice(0, 10);
  return day >= getCongressDay(0) && day <= getCongressDay(edition.dayCount + 1);
}
