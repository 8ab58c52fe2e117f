import type { Localized } from '@kongres/content/model/fields';
import type { Connection } from '../../platform/db/connection.ts';
import type { RoomSource } from '../streaming/room-source.ts';

interface LiveRoom {
  id: string;
  name: Localized | null;
  source: RoomSource;
  isOpen: boolean;
}

export interface LiveSession {
  id: string;
  isCancelled: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
  room: string | null;
}

export interface LiveBanner {
  id: number;
  text: Localized;
  shownAt: Date;
}

const roomColumns = 'id, name, source, is_open as "isOpen"';

export async function listRooms(db: Connection): Promise<(LiveRoom & { slowSeconds: number })[]> {
  const { rows } = await db.query<LiveRoom & { slowSeconds: number }>(
    `select ${roomColumns}, slow_seconds as "slowSeconds" from live_room order by id`,
  );
  return rows;
}

/** Rooms with the source of the current session, if it has one. */
export async function listRoomsAt(db: Connection, at: Date): Promise<LiveRoom[]> {
  const { rows } = await db.query<LiveRoom>(
    `select ${roomColumns.replace('source', currentSourceSql)} from live_room order by id`,
    [at],
  );
  return rows;
}

export async function readRoomAt(
  db: Connection,
  id: string,
  at: Date,
): Promise<LiveRoom | undefined> {
  const { rows } = await db.query<LiveRoom>({
    name: 'read-live-room',
    text: `select ${roomColumns.replace('source', currentSourceSql)} from live_room where id = $2`,
    values: [at, id],
  });
  return rows[0];
}

/** A moved session keeps its source at the new time and room. */
const currentSourceSql = `coalesce((
    select own.source from session_stream own left join session_change moved on moved.id = own.session
      where coalesce(moved.room, own.room) = live_room.id and moved.is_cancelled is not true
        and coalesce(moved.starts_at, own.starts_at) <= $1
        and coalesce(moved.ends_at, own.ends_at) > $1
      order by coalesce(moved.starts_at, own.starts_at) desc limit 1
  ), source) as source`;

export interface SessionSource {
  session: string;
  room: string;
  startsAt: Date;
  endsAt: Date;
  source: RoomSource;
}

export async function saveSessionSource(
  db: Connection,
  { session, room, startsAt, endsAt, source }: SessionSource,
): Promise<void> {
  await db.query(
    `insert into session_stream (session, room, starts_at, ends_at, source)
        values ($1, $2, $3, $4, $5)
      on conflict (session) do update set room = $2, starts_at = $3, ends_at = $4, source = $5`,
    [session, room, startsAt, endsAt, source],
  );
}

export async function listSessionSources(
  db: Connection,
): Promise<Pick<SessionSource, 'session' | 'source'>[]> {
  const { rows } = await db.query<Pick<SessionSource, 'session' | 'source'>>(
    'select session, source from session_stream',
  );
  return rows;
}

/** False if it had none. */
export async function deleteSessionSource(db: Connection, session: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from session_stream where session = $1', [session]);
  return rowCount === 1;
}

/** A new room is closed. An existing one keeps its state, and its name unless a new one is given. */
export async function saveRoom(
  db: Connection,
  { id, name, source }: Omit<LiveRoom, 'isOpen'>,
): Promise<void> {
  await db.query(
    `insert into live_room (id, name, source) values ($1, $2, $3)
      on conflict (id) do update set source = $3, name = coalesce($2, live_room.name)`,
    [id, name, source],
  );
}

/** False if there is no such room. */
export async function setRoomOpen(db: Connection, id: string, isOpen: boolean): Promise<boolean> {
  const { rowCount } = await db.query('update live_room set is_open = $2 where id = $1', [
    id,
    isOpen,
  ]);
  return rowCount === 1;
}

/** False if there is no such room. */
export async function setSlowMode(db: Connection, room: string, seconds: number): Promise<boolean> {
  const { rowCount } = await db.query('update live_room set slow_seconds = $2 where id = $1', [
    room,
    seconds,
  ]);
  return rowCount === 1;
}

export async function listSessions(db: Connection): Promise<LiveSession[]> {
  const { rows } = await db.query<LiveSession>(
    `select id, is_cancelled as "isCancelled", starts_at as "startsAt", ends_at as "endsAt", room
      from session_change where is_cancelled or starts_at is not null or room is not null order by id`,
  );
  return rows;
}

/** Serialises changes of one session; undefined if it was never changed. */
export async function lockSession(tx: Connection, id: string): Promise<LiveSession | undefined> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('session_change ' || $1, 0))", [
    id,
  ]);
  const { rows } = await tx.query<LiveSession>(
    `select id, is_cancelled as "isCancelled", starts_at as "startsAt", ends_at as "endsAt", room
      from session_change where id = $1`,
    [id],
  );
  return rows[0];
}

export async function saveSession(
  db: Connection,
  { id, isCancelled, startsAt, endsAt, room }: LiveSession,
): Promise<void> {
  await db.query(
    `insert into session_change (id, is_cancelled, starts_at, ends_at, room)
        values ($1, $2, $3, $4, $5)
      on conflict (id) do update
        set is_cancelled = $2, starts_at = $3, ends_at = $4, room = $5`,
    [id, isCancelled, startsAt, endsAt, room],
  );
}

export async function readBanner(db: Connection): Promise<LiveBanner | undefined> {
  const { rows } = await db.query<LiveBanner & { hiddenAt: Date | null }>(
    `select id, text, shown_at as "shownAt", hidden_at as "hiddenAt" from live_banner
      order by id desc limit 1`,
  );
  return rows[0]?.hiddenAt ? undefined : rows[0];
}

export async function showBanner(db: Connection, text: Localized): Promise<void> {
  await db.query('insert into live_banner (text) values ($1)', [text]);
}

/** False if this banner is not the current one. */
export async function hideBanner(db: Connection, id: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `update live_banner set hidden_at = retention_now()
      where hidden_at is null and id = (select max(id) from live_banner) and id = $1`,
    [id],
  );
  return rowCount === 1;
}

/** Seats per room renewed within the last 90 seconds. */
export async function countSeatsByRoom(db: Connection, now: Date): Promise<Map<string, number>> {
  const { rows } = await db.query<{ room: string; count: number }>(
    `select room, count(*)::integer as count from room_seat
      where renewed_at > $1 group by room`,
    [new Date(now.getTime() - 90_000)],
  );
  return new Map(rows.map(({ room, count }) => [room, count]));
}
