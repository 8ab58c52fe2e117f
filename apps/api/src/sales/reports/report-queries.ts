import type { AdmissionId } from '@kongres/content/facts/admissions';
import { edition } from '@kongres/content/facts/edition';
import type { Connection } from '../../platform/db/connection.ts';
import type { State } from '../orders/order.ts';

/** Orders that are alike in everything we ask about. Days are the congress's own. */
export interface OrderGroup {
  ticket: AdmissionId;
  /** Bought here, not issued by the organiser. */
  isSale: boolean;
  /** Takes a place of the ticket's quota. */
  isCounted: boolean;
  language: string;
  country: string | null;
  state: State;
  hasCheckout: boolean;
  hasValidTicket: boolean;
  /** Money went back, all of it or a part. */
  hasRefund: boolean;
  /** Held longer than the sweeper should have let it. */
  isStuck: boolean;
  /** Which of the ages below an open hold has reached. */
  holdAge: number | null;
  paidDay: string | null;
  refundDay: string | null;
  orders: number;
  netMinor: number;
  grossMinor: number;
  refundedMinor: number;
}

/** In seconds: the sweeper ends an unpaid hold after 35 minutes, a bank may take days. */
export const holdAges = [300, 900, 2100, 86_400] as const;
/** In seconds. */
export const mailDelays = [5, 15, 60, 300, 3600] as const;
/** In seconds: from here on a mail or a sweep is late. */
export const patience = 300;

/**
 * All orders in one statement, so that every sum speaks of the same moment. No column keeps the day of a refund: the
 * ticket's end tells it; a payment without a ticket went back at once; a partial refund left no day behind. `offset 0`
 * keeps the inner rows narrow: without it the planner sorts all orders by all columns, which took ten times as long.
 */
export async function readOrderGroups(db: Connection, now: Date): Promise<OrderGroup[]> {
  const { rows } = await db.query<OrderGroup>(
    `select ticket, language, country, state, "isSale", "isCounted", "hasCheckout", "hasValidTicket", "hasRefund",
        "isStuck", "holdAge", to_char(paid_day, 'YYYY-MM-DD') as "paidDay",
        to_char(refund_day, 'YYYY-MM-DD') as "refundDay", count(*)::integer as orders,
        sum(net_minor)::float8 as "netMinor", sum(gross_minor)::float8 as "grossMinor",
        sum(refunded_minor)::float8 as "refundedMinor"
      from (
        select o.ticket, o.language, o.country, o.state, o.net_minor, o.gross_minor, o.refunded_minor,
            o.origin = 'sale' as "isSale", o.is_counted as "isCounted",
            o.session_id is not null as "hasCheckout",
            t.order_id is not null and t.void_at is null as "hasValidTicket",
            o.refunded_minor > 0 as "hasRefund",
            o.state in ('pending', 'awaiting_payment')
              and o.hold_ends_at < $1::timestamptz - make_interval(secs => $4) as "isStuck",
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
    [now, edition.timeZone, holdAges, patience],
  );
  return rows;
}

export interface MailDelays {
  sent: number;
  /** In seconds; null before the first mail. */
  median: number | null;
  percentile95: number | null;
  /** How many fell between the delays above, the shortest first. */
  counts: number[];
}

/** How long ticket mails took from being owed to being sent. */
export async function readMailDelays(db: Connection): Promise<MailDelays> {
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
            from mail where kind = 'ticket' and sent_at is not null) sent_mail
      ) delayed
      group by grouping sets ((delay), ())`,
    [mailDelays],
  );
  const all = rows.find(({ delay }) => delay === null);
  return {
    sent: all?.mails ?? 0,
    median: all?.percentiles?.[0] ?? null,
    percentile95: all?.percentiles?.[1] ?? null,
    counts: [...mailDelays, Infinity].map(
      (_, index) => rows.find(({ delay }) => delay === index)?.mails ?? 0,
    ),
  };
}

export interface LateMail {
  number: number;
  kind: string;
  queuedAt: Date;
  /** How many are late altogether. */
  all: number;
}

/** Mails of any kind that should have gone by now, the longest waiting first. */
export async function listLateMails(db: Connection, now: Date, limit: number): Promise<LateMail[]> {
  const { rows } = await db.query<LateMail>(
    `select o.number, m.kind, m.queued_at as "queuedAt", (count(*) over ())::integer as "all"
      from mail m join orders o on o.id = m.order_id
      where m.sent_at is null and m.failed_at is null and m.queued_at < $1::timestamptz - make_interval(secs => $2)
      order by m.queued_at limit $3`,
    [now, patience, limit],
  );
  return rows;
}
