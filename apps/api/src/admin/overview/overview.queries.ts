import { edition } from '@kongres/content/facts/edition';
import type { LanguageCode } from '@kongres/content/facts/languages';
import type { Connection } from '../../platform/db/connection.ts';

export interface DailySales {
  day: string;
  tickets: number;
  netMinor: number;
  grossMinor: number;
  untilNow: number;
}

/** Sales per local day since `since`; later refunds are not deducted. */
export async function readDailySales(
  db: Connection,
  { since, now }: { since: string; now: Date },
): Promise<DailySales[]> {
  const { rows } = await db.query<DailySales>(
    `select to_char(paid_at at time zone $2, 'YYYY-MM-DD') as day, count(*)::integer as tickets,
        sum(net_minor)::float8 as "netMinor", sum(gross_minor)::float8 as "grossMinor",
        count(*) filter (where (paid_at at time zone $2)::time
          <= ($3::timestamptz at time zone $2)::time)::integer as "untilNow"
      from orders
      where origin = 'sale' and paid_at >= $1::date::timestamp at time zone $2
      group by 1`,
    [since, edition.timeZone, now],
  );
  return rows;
}

export async function readTotalSales(db: Connection) {
  const { rows } = await db.query<{ tickets: number; netMinor: number; grossMinor: number }>(
    `select count(*)::integer as tickets, coalesce(sum(net_minor), 0)::float8 as "netMinor",
        coalesce(sum(gross_minor), 0)::float8 as "grossMinor"
      from orders where origin = 'sale' and paid_at is not null`,
  );
  return rows[0] ?? { tickets: 0, netMinor: 0, grossMinor: 0 };
}

export async function countTicketsByLanguage(db: Connection) {
  const { rows } = await db.query<{ language: LanguageCode; tickets: number }>(
    `select language, count(*)::integer as tickets from orders where state = 'paid'
      group by language order by count(*) desc, language`,
  );
  return rows;
}

export interface AttentionRow {
  kind: string;
  count: number;
  oldestAt: Date;
  numbers: number[];
}

/** Emails unsent for longer than `maxDelaySeconds` count as late. */
export async function listNeedsAttention(
  db: Connection,
  { now, maxDelaySeconds }: { now: Date; maxDelaySeconds: number },
): Promise<AttentionRow[]> {
  const { rows } = await db.query<AttentionRow>(
    `select kind, count(*)::integer as count, min(since) as "oldestAt",
        coalesce((array_agg(number order by since) filter (where number is not null))[1:3], '{}')
          as numbers
      from (
        select state as kind, coalesce(cancelled_at, paid_at, created_at) as since, number
          from orders where state in ('mismatched', 'needs_refund')
        union all
        select 'bounced', undeliverable_at, number
          from orders where state = 'paid' and undeliverable_at is not null
        union all
        select case
            when a.kind = 'unknown_payment' then a.kind
            when a.kind like 'dispute%' then 'dispute'
            when a.kind = 'job_exhausted' then 'failed_job'
            else 'other'
          end, a.opened_at, o.number
          from incident a left join orders o on o.id = a.order_id
          where a.resolved_at is null
            and a.kind not in ('undeliverable', 'amount_mismatch', 'late_payment')
        union all
        select 'late_email', m.queued_at, o.number
          from order_email m join orders o on o.id = m.order_id
          where m.sent_at is null and m.failed_at is null
            and m.queued_at < $1::timestamptz - make_interval(secs => $2)
      ) waiting
      group by kind`,
    [now, maxDelaySeconds],
  );
  return rows;
}
