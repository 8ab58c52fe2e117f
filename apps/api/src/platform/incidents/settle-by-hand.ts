import type { Connection } from '../db/connection.ts';
import { settleById, settleByNumber, type AlarmRow } from './alarm-list-queries.ts';

/** Takes alarms off the list: that of the id if there is one, otherwise all of the order. */
export async function settleByHand(
  db: Connection,
  { id, number }: { id: string | null; number: number | null },
): Promise<AlarmRow[]> {
  const settled = id ? await settleById(db, id) : [];
  if (settled.length > 0 || number === null) return settled;
  return await settleByNumber(db, number);
}
