import type { Connection } from '../../platform/db/connection.ts';

/** What somebody has said, voted for, and whether they may speak. */
export async function eraseTalk(tx: Connection, orderId: string): Promise<void> {
  await tx.query(
    `with taken as (delete from question_vote where order_id = $1 returning message_id)
      update room_message set votes = votes - 1 where id in (select message_id from taken)`,
    [orderId],
  );
  await tx.query('delete from room_message where order_id = $1', [orderId]);
  await tx.query('delete from muted_order where order_id = $1', [orderId]);
}
