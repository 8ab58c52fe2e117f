import type { Connection } from '../../platform/db/connection.ts';
import type { PaymentDetail } from './payment-detail.ts';

interface PaymentWithoutDetails {
  orderId: string;
  number: number;
  paymentId: string;
}

export async function listPaymentsWithoutDetails(
  db: Connection,
  now: Date,
  limit: number,
): Promise<PaymentWithoutDetails[]> {
  const { rows } = await db.query<PaymentWithoutDetails>(
    `select o.id as "orderId", o.number, o.payment_id as "paymentId"
      from orders o left join payment_detail d on d.order_id = o.id
      where o.payment_id is not null and o.paid_at is not null
        and (d.order_id is null or d.fetch_after <= $1)
      order by coalesce(d.fetch_after, o.paid_at) limit $2`,
    [now, limit],
  );
  return rows;
}

/** Keeps known values; schedules the next attempt with exponential backoff while a value is missing. */
export async function savePaymentDetails(
  db: Connection,
  orderId: string,
  { method, fee }: PaymentDetail,
  now: Date,
): Promise<void> {
  await db.query(
    `insert into payment_detail as known (order_id, method, fee_minor, fee_currency, fetch_after)
      select id, $2, $3::integer, $4,
          case when $2::text is null or $3::integer is null then $5::timestamptz + interval '1 minute' end
        from orders where id = $1
      on conflict (order_id) do update set
        method = coalesce(excluded.method, known.method),
        fee_minor = coalesce(excluded.fee_minor, known.fee_minor),
        fee_currency = coalesce(excluded.fee_currency, known.fee_currency),
        failures = known.failures + 1,
        fetch_after = case
          when coalesce(excluded.method, known.method) is null
            or coalesce(excluded.fee_minor, known.fee_minor) is null
          then $5::timestamptz
            + least(interval '1 minute' * power(2, least(known.failures + 1, 12)), interval '6 hours')
        end`,
    [orderId, method, fee?.minor ?? null, fee?.currency ?? null, now],
  );
}
