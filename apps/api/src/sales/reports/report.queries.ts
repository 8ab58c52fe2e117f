import type { AdmissionId } from '@kongres/content/facts/admissions';
import { edition } from '@kongres/content/facts/edition';
import type { Connection } from '../../platform/db/connection.ts';
import type { State } from '../orders/order.ts';

/** Orders with the same properties; days are in the time zone of the congress. */
export interface OrderGroup {
  ticket: AdmissionId;
  /** False for tickets that the organiser issued. */
  isSale: boolean;
  countsTowardsQuota: boolean;
  language: string;
  country: string | null;
  state: State;
  hasCheckout: boolean;
  hasValidTicket: boolean;
  /** Refunded fully or partly. */
  hasRefund: boolean;
  /** The sweeper should have released the hold by now. */
  isStuck: boolean;
  /** Index into the limits below, for open holds. */
  holdAge: number | null;
  paidDay: string | null;
  refundDay: string | null;
  orders: number;
  netMinor: number;
  grossMinor: number;
  refundedMinor: number;
}

/**
 * In seconds. The sweeper releases an unpaid hold after 35 minutes; a bank transfer can take days.
 */
export const holdAgeLimits = [300, 900, 2100, 86_400] as const;
/** In seconds. */
export const emailDelayLimits = [5, 15, 60, 300, 3600] as const;
export const lateAfterSeconds = 300;

/**
 * Groups all orders in one statement. No column stores the day of a refund: it is the day the
 * ticket was voided, or the day of the payment if there never was a ticket; partial refunds have
 * none. `offset 0` keeps the inner rows narrow: without it the planner sorts all orders by all
 * columns, which took ten times as long.
 */
export async function readOrderGroups(db: Connection, now: Date): Promise<OrderGroup[]> {
  const { rows } = await db.query<OrderGroup>(
    `select ticket, language, country, state, "isSale", "countsTowardsQuota", "hasCheckout", "hasValidTicket", "hasRefund",
        "isStuck", "holdAge", to_char(paid_day, 'YYYY-MM-DD') as "paidDay",
        to_char(refund_day, 'YYYY-MM-DD') as "refundDay", count(*)::integer as orders,
        sum(net_minor)::float8 as "netMinor", sum(gross_minor)::float8 as "grossMinor",
        sum(refunded_minor)::float8 as "refundedMinor"
      from (
        select o.ticket, o.language, o.country, o.state, o.net_minor, o.gross_minor, o.refunded_minor,
            o.origin = 'sale' as "isSale", o.counts_towards_quota as "countsTowardsQuota",
            o.checkout_session_id is not null as "hasCheckout",
            t.order_id is not null and t.void_at is null as "hasValidTicket",
            o.refunded_minor > 0 as "hasRefund",
            o.state in ('pending', 'awaiting_payment')
              and o.hold_expires_at < $1::timestamptz - make_interval(secs => $4) as "isStuck",
            case when o.state in ('pending', 'awaiting_payment', 'processing') then
              width_bucket(extract(epoch from $1::timestamptz - o.created_at)::float8, $3::float8[])
            end as "holdAge",
            (o.paid_at at time zone $2)::date as paid_day,
            case when o.refunded_minor > 0 then
              (coalesce(t.void_at, case when t.order_id is null then o.paid_at end)
                at time zone $2)::date
            end as refund_day
          from orders o left join ticket t on t.order_id = o.id
          offset 0
      ) each_order
      group by paid_day, refund_day, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11`,
    [now, edition.timeZone, holdAgeLimits, lateAfterSeconds],
  );
  return rows;
}

export interface EmailDelays {
  sent: number;
  /** In seconds; null before the first email. */
  median: number | null;
  percentile95: number | null;
  /** Number of emails per delay range, the shortest first. */
  counts: number[];
}

export async function readEmailDelays(db: Connection): Promise<EmailDelays> {
  const { rows } = await db.query<{
    delay: number | null;
    mails: number;
    percentiles: [number, number] | null;
  }>(
    `select delay, count(*)::integer as mails,
        percentile_cont(array[0.5, 0.95]) within group (order by seconds) as percentiles
      from (
        select seconds, width_bucket(seconds, $1::float8[]) as delay
          from (select extract(epoch from sent_at - queued_at)::float8 as seconds
            from order_email where kind = 'ticket' and sent_at is not null) sent_email
      ) delayed
      group by grouping sets ((delay), ())`,
    [emailDelayLimits],
  );
  const total = rows.find(({ delay }) => delay === null);
  return {
    sent: total?.mails ?? 0,
    median: total?.percentiles?.[0] ?? null,
    percentile95: total?.percentiles?.[1] ?? null,
    counts: [...emailDelayLimits, Infinity].map(
      (_, index) => rows.find(({ delay }) => delay === index)?.mails ?? 0,
    ),
  };
}

export interface LateEmail {
  number: number;
  kind: string;
  queuedAt: Date;
  total: number;
}

export async function listLateEmails(
  db: Connection,
  now: Date,
  limit: number,
): Promise<LateEmail[]> {
  const { rows } = await db.query<LateEmail>(
    `select o.number, m.kind, m.queued_at as "queuedAt", (count(*) over ())::integer as total
      from order_email m join orders o on o.id = m.order_id
      where m.sent_at is null and m.failed_at is null and m.queued_at < $1::timestamptz - make_interval(secs => $2)
      order by m.queued_at limit $3`,
    [now, lateAfterSeconds, limit],
  );
  return rows;
}
