import { addVat } from '@kongres/content/facts/price';
import type { TicketId } from '@kongres/content/facts/tickets';
import { createRandom } from '@kongres/tools/lib/create-random';
import { getListPrice } from '@kongres/tools/dev/list-price';
import { runQuery } from '../database.ts';

const buyers = [
  'Michał Borek',
  'Rafał Maj',
  'Ewa Wrona',
  'Zofia Cis',
  'Ewa Gąsior',
  'Anna Zięba',
  'Katarzyna Dąbek',
  'Katarzyna Mazur',
  'Tomasz Wrona',
  'Nina Śliwa',
  'Jana Vogel',
  'Marcos Pardo',
];
const companies = ['Kolmar Sp. z o.o.', 'Vogel GmbH', null, null, null];

/** Inserts 30 days of sample sales: mostly paid, a few refunded and expired. */
export async function seedSales(): Promise<void> {
  const random = createRandom(7);
  const pickAny = <Value>(values: readonly Value[]) =>
    values[Math.floor(random() * values.length)] as Value;
  for (let day = 29; day >= 0; day -= 1) {
    const isWeekend = day % 7 === 2 || day % 7 === 3;
    const sales = Math.floor((isWeekend ? 2 : 6) + random() * (isWeekend ? 3 : 9));
    const moments = Array.from({ length: sales }, () => Math.floor(random() * 30_000));
    for (const secondsAgo of moments.toSorted((one, other) => other - one)) {
      const name = pickAny(buyers);
      const ticket = pickAny<TicketId>([
        'standard',
        'standard',
        'standard',
        'premium',
        'premium',
        'vip',
      ]);
      const { netMinor } = getListPrice(ticket);
      const state = random() < 0.05 ? pickAny(['refunded', 'expired']) : 'paid';
      const email = `${name
        .toLowerCase()
        .replaceAll('ł', 'l')
        .normalize('NFD')
        .replaceAll(/[^a-z ]/g, '')
        .replace(' ', '.')}@example.com`;
      await runQuery(
        `with sold as (
          insert into orders (id, client_hash, ticket, email, language, country, state, net_minor, vat_minor, currency,
              refunded_minor, payment_id, company_name, buyer_name, token_hash, idempotency_hash, created_at, paid_at,
              checkout_expires_at, hold_expires_at)
            select gen_random_uuid(), '', $1, $2, $3, 'PL', $4::text, $5::int, $6::int, 'PLN', case when $4 = 'refunded' then $5::int + $6::int else 0 end,
              'pi_' || gen_random_uuid(), $7, $8, sha256(gen_random_uuid()::text::bytea), sha256(gen_random_uuid()::text::bytea),
              at, case when $4 <> 'expired' then at end, at + interval '31 minutes', at + interval '35 minutes'
            from (select now() - make_interval(days => $9::int, secs => $10::int) as at) as moment
          returning id, ticket, state, created_at),
        counted as (update ticket_quota set sold = ticket_quota.sold + 1 from sold
          where ticket_quota.ticket = sold.ticket and sold.state = 'paid')
        insert into ticket (order_id, code, issued_at, void_at)
          select id, upper(substr(md5(id::text), 1, 4) || '-' || substr(md5(id::text), 5, 4) || '-'
            || substr(md5(id::text), 9, 4) || '-' || substr(md5(id::text), 13, 4)), created_at,
            case when state = 'refunded' then now() end from sold where state <> 'expired'`,
        [
          ticket,
          email,
          pickAny(['pl', 'pl', 'pl', 'pl', 'en-GB', 'de', 'es']),
          state,
          netMinor,
          addVat(netMinor) - netMinor,
          pickAny(companies),
          name,
          day,
          secondsAgo,
        ],
      );
    }
  }
}
