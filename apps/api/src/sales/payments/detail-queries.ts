import type { Connection } from '../../platform/db/connection.ts';
import type { PaymentDetail } from './payment-detail.ts';

interface Unexplained {
  orderId: string;
  number: number;
  paymentId: string;
}

/** Payments of which Stripe has not told everything yet, those first that have waited longest. */
export async function listUnexplained(
  db: Connection,
  now: Date,
  limit: number,
): Promise<Unexplained[]> {
  const { rows } = await db.query<Unexplained>(
    `select o.id as "orderId", o.number, o.payment_id as "paymentId"
      from orders o left join payment_detail d on d.order_id = o.id
      where o.payment_id is not null and o.paid_at is not null
        and (d.order_id is null or d.ask_after <= $1)
      order by coalesce(d.ask_after, o.paid_at) limit $2`,
    [now, limit],
  );
  return rows;
}

/** What was once told stays; while something is missing, it is asked for again, later each time. */
export async function saveDetail(
  db: Connection,
  orderId: string,
  { method, fee }: PaymentDetail,
  now: Date,
): Promise<void> {
  await db.query(
    `insert into payment_detail as known (order_id, method, fee_minor, fee_currency, ask_after)
      select id, $2, $3::integer, $4,
          case when $2::text is null or $3::integer is null then $5::timestamptz + interval '1 minute' end
        from orders where id = $1
      on conflict (order_id) do update set
        method = coalesce(excluded.method, known.method),
        fee_minor = coalesce(excluded.fee_minor, known.fee_minor),
        fee_currency = coalesce(excluded.fee_currency, known.fee_currency),
        failures = known.failures + 1,
        ask_after = case
          when coalesce(excluded.method, known.method) is null
            or coalesce(excluded.fee_minor, known.fee_minor) is null
          then $5::timestamptz
            + least(interval '1 minute' * power(2, least(known.failures + 1, 12)), interval '6 hours')
        end`,
    [orderId, method, fee?.minor ?? null, fee?.currency ?? null, now],
  );
}
