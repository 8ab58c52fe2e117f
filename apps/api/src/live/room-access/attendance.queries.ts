import { edition } from '@kongres/content/facts/edition';
import type { Connection } from '../../platform/db/connection.ts';

/** Seconds per congress day; zero for a day without attendance. */
export async function readAttendance(db: Connection, orderId: string): Promise<number[]> {
  const { rows } = await db.query<{ seconds: number[] }>(
    'select seconds from attendance where order_id = $1',
    [orderId],
  );
  const secondsByDay = rows[0]?.seconds ?? [];
  return Array.from({ length: edition.dayCount }, (_, day) => secondsByDay[day] ?? 0);
}

export async function eraseAttendance(tx: Connection, orderId: string): Promise<void> {
  await tx.query('delete from attendance where order_id = $1', [orderId]);
}
