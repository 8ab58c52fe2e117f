import { createHash, randomBytes } from 'node:crypto';
import type { Client } from 'pg';

export interface Attendee {
  token: string;
  device: string;
  number: number;
}

export async function createAttendees(
  owner: Client,
  count: number,
  room: string,
): Promise<Attendee[]> {
  const people = Array.from({ length: count }, () => ({
    token: randomBytes(32).toString('base64url'),
    device: randomBytes(32).toString('base64url'),
  }));
  const hash = (text: string) => createHash('sha256').update(text).digest();
  const { rows } = await owner.query<{ number: number }>(
    `with people as (
        select gen_random_uuid() as id, token, device, n
          from unnest($1::bytea[], $2::bytea[]) with ordinality as each (token, device, n)),
      sold as (
        insert into orders (id, idempotency_hash, token_hash, ticket, email, language, client_hash, state,
            net_minor, vat_minor, currency, payment_id, country, created_at, paid_at,
            checkout_expires_at, hold_expires_at)
          select id, token, token, 'standard', 'person' || n || '@example.com', 'pl', token, 'paid',
            12345, 2839, 'PLN', 'pi_' || id, 'PL', now(), now(), now() + interval '31 minutes',
            now() + interval '35 minutes' from people
          returning id, number),
      tickets as (
        insert into ticket (order_id, code, checked_in_at)
          select id, upper(md5(id::text)), now() from people),
      visits as (
        insert into room_seat (order_id, device, room, claimed_at, renewed_at)
          select id, device, $3, now(), now() from people)
      select number from sold join people using (id) order by n`,
    [people.map(({ token }) => hash(token)), people.map(({ device }) => hash(device)), room],
  );
  await owner.query(
    `update ticket_quota set sold = sold + $1, quota_limit = quota_limit + $1 + 100000
      where ticket = 'standard'`,
    [count],
  );
  await owner.query('analyze orders, ticket, room_seat');
  return people.map((person, n) => ({ ...person, number: rows[n]?.number ?? 0 }));
}
