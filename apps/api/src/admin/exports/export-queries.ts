import type { AdmissionId, Origin } from '@kongres/content/facts/admissions';
import { edition } from '@kongres/content/facts/edition';
import type { LanguageCode } from '@kongres/content/facts/languages';
import type { PostalAddress } from '@kongres/content/format/address';
import type { Connection } from '../../platform/db/connection.ts';
import type { Order, State } from '../../sales/orders/order.ts';
import { pageSize } from './sheet.ts';

/** Days where the organiser is, both included. */
export interface Span {
  since: string;
  until: string;
}

interface Booked {
  /** Where the next page begins. */
  mark: string;
  number: number;
  at: Date;
  buyerName: string | null;
  companyName: string | null;
  taxId: string | null;
  billingAddress: PostalAddress | null;
  country: string | null;
  /** Null once it is another person's. */
  email: string | null;
  ticket: AdmissionId;
  origin: Origin;
  state: State;
  netMinor: number;
  grossMinor: number;
  paidMinor: number;
  currency: string;
  returnedMinor: number;
  paymentId: string | null;
  /** Null while Stripe has not been asked, or has not booked it. */
  method: string | null;
  feeMinor: number | null;
  feeCurrency: string | null;
}

/** Money that came in. */
export type PaymentRow = Booked;

/** How much had gone back before and after, by a refund or by a dispute that was lost. */
export interface ReturnRow extends Booked {
  kind: 'refund' | 'dispute';
  beforeMinor: number;
  afterMinor: number;
}

const booked = `o.number, o.buyer_name as "buyerName", o.company_name as "companyName",
  o.tax_id as "taxId", o.billing_address as "billingAddress", o.country,
  case when o.passed_on_at is null then o.email end as email, o.ticket, o.origin, o.state,
  o.net_minor as "netMinor", o.gross_minor as "grossMinor",
  coalesce(o.paid_minor, o.gross_minor) as "paidMinor",
  coalesce(o.paid_currency, o.currency) as currency,
  o.refunded_minor + o.disputed_minor as "returnedMinor", o.payment_id as "paymentId",
  d.method, d.fee_minor as "feeMinor", d.fee_currency as "feeCurrency"`;

const within = (column: string) =>
  `${column} >= $1::date::timestamp at time zone $3
    and ${column} < ($2::date + 1)::timestamp at time zone $3`;

const valuesOf = ({ since, until }: Span) => [since, until, edition.timeZone];

/** A gift is no payment. */
const isPayment = `coalesce(o.paid_minor, o.gross_minor) > 0 and ${within('o.paid_at')}`;

/** What the journal knows of money that went back; a refund that failed comes back the same way. */
const returns = `journal j where j.deed = 'order_amounts'
  and (j.facts ? 'refunded_minor' or j.facts ? 'disputed_minor') and ${within('j.at')}`;

const changes = `(values ('refund', j.facts -> 'refunded_minor'), ('dispute', j.facts -> 'disputed_minor'))
  change (kind, amounts)`;

export const firstPayment = '-infinity 0';

/** The payments of these days, in the order in which they came. */
export async function pageOfPayments(
  db: Connection,
  span: Span,
  mark: string,
): Promise<PaymentRow[]> {
  const { rows } = await db.query<PaymentRow>(
    `select o.paid_at as at, extract(epoch from o.paid_at) || ' ' || o.number as mark, ${booked}
      from orders o left join payment_detail d on d.order_id = o.id
      where ${isPayment} and (o.paid_at, o.number)
        > (to_timestamp(split_part($4, ' ', 1)::float8), split_part($4, ' ', 2)::integer)
      order by o.paid_at, o.number limit $5`,
    [...valuesOf(span), mark, pageSize],
  );
  return rows;
}

export const firstReturn = '0';

/** What went back in these days, as it was told: the day is the one on which we learnt of it. */
export async function pageOfReturns(
  db: Connection,
  span: Span,
  mark: string,
): Promise<ReturnRow[]> {
  const { rows } = await db.query<ReturnRow>(
    `select j.id as mark, j.at, change.kind, (change.amounts ->> 0)::integer as "beforeMinor",
        (change.amounts ->> 1)::integer as "afterMinor", ${booked}
      from (select * from ${returns} and j.id > $4 order by j.id limit $5) j
        cross join lateral ${changes}
        join orders o on o.number = j.order_number
        left join payment_detail d on d.order_id = o.id
      where change.amounts is not null
      order by j.id, change.kind desc`,
    [...valuesOf(span), mark, pageSize],
  );
  return rows;
}

export async function countBooked(db: Connection, span: Span): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select (select count(*) from orders o where ${isPayment})::integer
      + (select count(*) from (select * from ${returns}) j cross join lateral ${changes}
          join orders o on o.number = j.order_number where change.amounts is not null)::integer as count`,
    valuesOf(span),
  );
  return rows[0]?.count ?? 0;
}

export interface AttendeeFilter {
  ticket?: AdmissionId | undefined;
  language?: LanguageCode | undefined;
}

export interface AttendeeRow {
  number: number;
  /** Null where only the buyer's is known, and the ticket is another person's. */
  name: string | null;
  email: string;
  ticket: AdmissionId;
  language: LanguageCode;
  origin: Origin;
  enteredAt: Date | null;
  issuedAt: Date;
  workshops: string | null;
}

/** Everybody whose ticket is valid. */
const attendees = `orders o join ticket t on t.order_id = o.id
  where o.state = 'paid' and t.void_at is null
    and ($1::text is null or o.ticket = $1) and ($2::text is null or o.language = $2)`;

export async function pageOfAttendees(
  db: Connection,
  { ticket, language }: AttendeeFilter,
  number: number,
): Promise<AttendeeRow[]> {
  const { rows } = await db.query<AttendeeRow>(
    `select o.number, case when o.passed_on_at is null or o.origin <> 'sale' then o.buyer_name end as name,
        o.email, o.ticket, o.language, o.origin, t.used_at as "enteredAt", t.issued_at as "issuedAt",
        (select string_agg(w.title ->> 'pl', ', ' order by w.starts_at) from workshop_place place
            join workshop w on w.id = place.workshop
          where place.order_id = o.id and place.state = 'booked' and w.is_listed) as workshops
      from ${attendees} and o.number > $3 order by o.number limit $4`,
    [ticket ?? null, language ?? null, number, pageSize],
  );
  return rows;
}

export async function countAttendees(
  db: Connection,
  { ticket, language }: AttendeeFilter,
): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::integer as count from ${attendees}`,
    [ticket ?? null, language ?? null],
  );
  return rows[0]?.count ?? 0;
}

export interface AnyOrderRow extends Pick<
  Order,
  | 'number'
  | 'state'
  | 'ticket'
  | 'origin'
  | 'createdAt'
  | 'paidAt'
  | 'netMinor'
  | 'vatMinor'
  | 'grossMinor'
  | 'currency'
  | 'refundedMinor'
  | 'companyName'
  | 'taxId'
  | 'country'
  | 'language'
  | 'consentedAt'
  | 'consentVersion'
> {
  /** Null while nothing was paid. */
  paidMinor: number | null;
  paidCurrency: string | null;
}

export async function pageOfAllOrders(db: Connection, number: number): Promise<AnyOrderRow[]> {
  const { rows } = await db.query<AnyOrderRow>(
    `select number, state, ticket, origin, created_at as "createdAt", paid_at as "paidAt",
        net_minor as "netMinor", vat_minor as "vatMinor", gross_minor as "grossMinor", currency,
        case when paid_at is not null then coalesce(paid_minor, gross_minor) end as "paidMinor",
        case when paid_at is not null then coalesce(paid_currency, currency) end as "paidCurrency",
        refunded_minor as "refundedMinor", company_name as "companyName", tax_id as "taxId", country,
        language, consented_at as "consentedAt", consent_version as "consentVersion"
      from orders where number > $1 order by number limit $2`,
    [number, pageSize],
  );
  return rows;
}

export async function countAllOrders(db: Connection): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*)::integer as count from orders',
  );
  return rows[0]?.count ?? 0;
}

/** Who took a list home stands in the journal; whose names are in it does not. */
export async function noteExport(
  db: Connection,
  facts: Readonly<Record<string, string | number | undefined>>,
): Promise<void> {
  await db.query('select note_export($1)', [facts]);
}
