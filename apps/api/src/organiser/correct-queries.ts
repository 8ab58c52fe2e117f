import type { Connection } from '../db/connection.ts';

/** Gives an order another address, as long as the ticket is valid and was not fetched; false otherwise. */
export async function updateAddress(
  tx: Connection,
  orderId: string,
  email: string,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update orders set email = $2
      where id = $1 and state = 'paid' and exists (
        select from ticket
          where order_id = $1 and void_at is null and downloaded_at is null for update
      )`,
    [orderId, email],
  );
  return rowCount === 1;
}

/**
 * Announcements that did not reach the old address are owed to the new one, unless it is owed them
 * itself; their ids.
 */
export async function moveAnnouncements(
  tx: Connection,
  from: string,
  to: string,
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `update announcement_mail m set person = person_of($2), failed_at = null, failure = null
      where person = person_of($1) and sent_at is null
        and not exists (select from orders where person_of(email) = person_of($1) and state = 'paid')
        and not exists (
          select from announcement_mail other
            where other.announcement = m.announcement and other.person = person_of($2)
        ) returning id`,
    [from, to],
  );
  return rows.map(({ id }) => id);
}
