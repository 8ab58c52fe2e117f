import type { Connection } from '../db/connection.ts';

/** Notes that a mail is owed; its id, or undefined if it was noted before. */
export async function insertMail(
  tx: Connection,
  orderId: string,
  kind: string,
): Promise<string | undefined> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into mail (order_id, kind) values ($1, $2)
      on conflict do nothing returning id`,
    [orderId, kind],
  );
  return rows[0]?.id;
}

/** Notes one more copy of a mail that was owed before; to whom, if not to the order's address. */
export async function insertCopy(
  tx: Connection,
  orderId: string,
  kind: string,
  recipient: string | null = null,
): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into mail (order_id, kind, copy, recipient)
      select $1, $2, coalesce(max(copy), -1) + 1, $3 from mail where order_id = $1 and kind = $2
      returning id`,
    [orderId, kind, recipient],
  );
  return rows[0]?.id ?? '';
}

interface OwedMail {
  id: string;
  orderId: string;
  kind: string;
  recipient: string | null;
  sentAt: Date | null;
}

export async function readMail(db: Connection, id: string): Promise<OwedMail | undefined> {
  const { rows } = await db.query<OwedMail>(
    `select id, order_id as "orderId", kind, recipient, sent_at as "sentAt"
      from mail where id = $1`,
    [id],
  );
  return rows[0];
}

export async function markSent(db: Connection, id: string): Promise<void> {
  await db.query('update mail set sent_at = now(), recipient = null where id = $1', [id]);
}
