import { edition } from '@kongres/content/facts/edition';
import type { Connection } from '../db/connection.ts';
import type { State } from '../orders/order.ts';

/** Orders that are alike in everything a report asks about. Days are the congress's own. */
export interface OrderGroup {
  ticket: string;
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
  isDisputed: boolean;
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
/** In seconds: an unpaid order ends. */
export const holdEnds = holdAges[2];
/** In seconds. */
export const mailDelays = [5, 15, 60, 300, 3600] as const;
/** In seconds: from here on a mail or a sweep is late. */
export const patience = 300;

/**
 * All orders in one statement, so that every sum of a report speaks of the same moment. No column
 * keeps the day of a refund: the ticket's end tells it; a payment without a ticket went back at
 * once; a partial refund left no day behind.
 */
export async function readOrderGroups(db: Connection, now: Date): Promise<OrderGroup[]> {
  const { rows } = await db.query<OrderGroup>(
    `select o.ticket, o.language, o.country, o.state,
        o.origin = 'sale' as "isSale", o.is_counted as "isCounted",
        o.session_id is not null as "hasCheckout",
        t.order_id is not null and t.void_at is null as "hasValidTicket",
        o.refunded_minor > 0 as "hasRefund",
        o.disputed_at is not null as "isDisputed",
        o.state in ('pending', 'awaiting_payment')
          and o.hold_ends_at < $1::timestamptz - make_interval(secs => $4) as "isStuck",
        case when o.state in ('pending', 'awaiting_payment', 'processing') then
          width_bucket(extract(epoch from $1::timestamptz - o.created_at)::float8, $3::float8[])
        end as "holdAge",
        to_char(o.paid_at at time zone $2, 'YYYY-MM-DD') as "paidDay",
        case when o.refunded_minor > 0 then
          to_char(coalesce(t.void_at, case when t.order_id is null then o.paid_at end)
            at time zone $2, 'YYYY-MM-DD')
        end as "refundDay",
        count(*)::int as orders, sum(o.net_minor)::float8 as "netMinor",
        sum(o.gross_minor)::float8 as "grossMinor", sum(o.refunded_minor)::float8 as "refundedMinor"
      from orders o left join ticket t on t.order_id = o.id
      group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14`,
    [now, edition.timeZone, holdAges, patience],
  );
  return rows;
}

export interface MailDelays {
  sent: number;
  /** In seconds; null before the first mail. */
  median: number | null;
  percentile95: number | null;
}

/** How long ticket mails took from being owed to being sent. */
export async function readMailDelays(db: Connection): Promise<MailDelays> {
  const { rows } = await db.query<MailDelays>(
    `select count(*)::int as sent,
        percentile_cont(0.5) within group (order by delay) as median,
        percentile_cont(0.95) within group (order by delay) as "percentile95"
      from (select extract(epoch from sent_at - queued_at)::float8 as delay
        from mail where kind = 'ticket' and sent_at is not null) as sent_mail`,
  );
  return rows[0] ?? { sent: 0, median: null, percentile95: null };
}

/** How many ticket mails fell between the delays above, the shortest first. */
export async function countMailDelays(db: Connection): Promise<number[]> {
  const { rows } = await db.query<{ delay: number; mails: number }>(
    `select width_bucket(extract(epoch from sent_at - queued_at)::float8, $1::float8[]) as delay,
        count(*)::int as mails
      from mail where kind = 'ticket' and sent_at is not null group by 1`,
    [mailDelays],
  );
  const counted = new Map(rows.map(({ delay, mails }) => [delay, mails]));
  return [...mailDelays, Infinity].map((_, delay) => counted.get(delay) ?? 0);
}

export interface LateMail {
  order: number;
  kind: string;
  queuedAt: Date;
  /** How many are late altogether. */
  all: number;
}

/** Mails of any kind that should have gone by now, the longest waiting first. */
export async function listLateMails(db: Connection, now: Date, limit: number): Promise<LateMail[]> {
  const { rows } = await db.query<LateMail>(
    `select o.number as "order", m.kind, m.queued_at as "queuedAt", (count(*) over ())::int as "all"
      from mail m join orders o on o.id = m.order_id
      where m.sent_at is null and m.failed_at is null and m.queued_at < $1::timestamptz - make_interval(secs => $2)
      order by m.queued_at limit $3`,
    [now, patience, limit],
  );
  return rows;
}

export async function countOpenAlarms(db: Connection): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*)::int as count from alarm where settled_at is null',
  );
  return rows[0]?.count ?? 0;
}
