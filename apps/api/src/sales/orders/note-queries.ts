import type { Connection } from '../../platform/db/connection.ts';

export interface OrderNote {
  id: number;
  author: string;
  authorName: string;
  notedAt: Date;
  text: string;
}

/** The oldest first. */
export async function readNotes(db: Connection, orderId: string): Promise<OrderNote[]> {
  const { rows } = await db.query<OrderNote>(
    `select n.id::integer as id, n.author, p.name as "authorName", n.noted_at as "notedAt", n.text
      from order_note n join desk_person p on p.id = n.author
      where n.order_id = $1 order by n.id limit 100`,
    [orderId],
  );
  return rows;
}

export async function insertNote(
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

/** False if there is none, or it is another one's; without an author it is anybody's. */
export async function deleteNote(
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

export async function eraseNotes(tx: Connection, orderId: string): Promise<void> {
  await tx.query('delete from order_note where order_id = $1', [orderId]);
}
