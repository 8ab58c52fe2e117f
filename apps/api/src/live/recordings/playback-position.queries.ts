import { policies } from '@kongres/content/facts/policies';
import type { Connection } from '../../platform/db/connection.ts';

export interface PlaybackPosition {
  session: string;
  seconds: number;
}

/** Most recently watched first. */
export async function listPlaybackPositions(
  db: Connection,
  orderId: string,
): Promise<PlaybackPosition[]> {
  const { rows } = await db.query<PlaybackPosition>(
    `select session, seconds from playback_position where order_id = $1 order by watched_at desc`,
    [orderId],
  );
  return rows;
}

/**
 * Saves nothing if the recording was removed, needs another ticket, or the ticket was transferred; row locks
 * serialise with both changes.
 */
export async function savePlaybackPosition(
  db: Connection,
  { id, tokenVersion }: { id: string; tokenVersion: number },
  {
    session,
    seconds,
    at,
    opensWorkshops,
  }: PlaybackPosition & { at: Date; opensWorkshops: boolean },
): Promise<void> {
  await db.query({
    name: 'save-playback-position',
    text: `insert into playback_position (order_id, session, seconds, watched_at)
        select o.id, r.session, $3, $4
          from (select id from orders
              where id = $1 and token_version = $5 and state = 'paid' for key share) o,
            (select session from recording
              where session = $2 and (not is_workshop or $6) for key share) r
      on conflict (order_id, session) do update set seconds = $3, watched_at = $4`,
    values: [id, session, seconds, at, tokenVersion, opensWorkshops],
  });
}

export async function erasePlaybackPositions(tx: Connection, orderId: string): Promise<void> {
  await tx.query('delete from playback_position where order_id = $1', [orderId]);
}

/** The cleanup runs daily; one missed run must not exceed the retention period. */
const cleanupMarginDays = 2;

export function deleteOldPlaybackPositions(now: Date) {
  const before = new Date(now.getTime() - (policies.watchedDays - cleanupMarginDays) * 86_400_000);
  return async (db: Connection, limit: number): Promise<number> => {
    const { rowCount } = await db.query(
      `delete from playback_position where (order_id, session) in (
        select order_id, session from playback_position where watched_at < $1 limit $2
          for update skip locked)`,
      [before, limit],
    );
    return rowCount ?? 0;
  };
}
