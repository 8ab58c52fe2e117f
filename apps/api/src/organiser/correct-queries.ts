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

/** Announcements still owed to the old address go to the new one, unless it is owed them itself. */
export async function moveAnnouncements(tx: Connection, from: string, to: string): Promise<void> {
  await tx.query(
    `update announcement_mail m set person = person_of($2)
      where person = person_of($1) and sent_at is null
        and not exists (select from orders where person_of(email) = person_of($1) and state = 'paid')
        and not exists (
          select from announcement_mail other
            where other.announcement = m.announcement and other.person = person_of($2)
        )`,
    [from, to],
  );
}
