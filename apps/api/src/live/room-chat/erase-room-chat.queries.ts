import type { Connection } from '../../platform/db/connection.ts';

/** Deletes messages, votes and mutes. */
export async function eraseRoomChat(tx: Connection, orderId: string): Promise<void> {
  await tx.query(
    `with taken as (delete from question_vote where order_id = $1 returning message_id)
      update room_chat_message set votes = votes - 1 where id in (select message_id from taken)`,
    [orderId],
  );
  await tx.query('delete from room_chat_message where order_id = $1', [orderId]);
  await tx.query('delete from chat_mute where order_id = $1', [orderId]);
}
