import type { Connection } from '../../platform/db/connection.ts';

export interface OrderNote {
  id: number;
  author: string;
  authorName: string;
  createdAt: Date;
  text: string;
}

export async function listOrderNotes(db: Connection, orderId: string): Promise<OrderNote[]> {
  const { rows } = await db.query<OrderNote>(
    `select n.id::integer as id, n.author, p.name as "authorName", n.created_at as "createdAt", n.text
      from order_note n join staff_member p on p.id = n.author
      where n.order_id = $1 order by n.id limit 100`,
    [orderId],
  );
  return rows;
}

export async function insertOrderNote(
  db: Connection,
  orderId: string,
  { author, text }: { author: string; text: string },
): Promise<void> {
  await db.query('insert into order_note (order_id, author, text) values ($1, $2, $3)', [
    orderId,
    author,
    text,
  ]);
}

/** Deletes a note, of the given author only unless that is null; returns false if there is none. */
export async function deleteOrderNote(
  db: Connection,
  orderId: string,
  { id, author }: { id: number; author: string | null },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `delete from order_note
      where order_id = $1 and id = $2 and ($3::uuid is null or author = $3)`,
    [orderId, id, author],
  );
  return rowCount === 1;
}

export async function eraseOrderNotes(tx: Connection, orderId: string): Promise<void> {
  await tx.query('delete from order_note where order_id = $1', [orderId]);
}
