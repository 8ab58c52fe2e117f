import type { AdmissionId, Origin } from '@kongres/content/facts/admissions';
import { edition } from '@kongres/content/facts/edition';
import type { LanguageCode } from '@kongres/content/facts/languages';
import type { PostalAddress } from '@kongres/content/format/address';
import type { Connection } from '../../platform/db/connection.ts';
import type { Order, State } from '../../sales/orders/order.ts';
import { pageSize } from './sheet.ts';

/** Local days, both inclusive. */
export interface DateSpan {
  since: string;
  until: string;
}

interface InvoiceRow {
  mark: string;
  number: number;
  at: Date;
  buyerName: string | null;
  companyName: string | null;
  taxId: string | null;
  billingAddress: PostalAddress | null;
  country: string | null;
  /** Null once the ticket was transferred. */
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
  /** Null until Stripe has booked the payment. */
  method: string | null;
  feeMinor: number | null;
  feeCurrency: string | null;
}

export type PaymentRow = InvoiceRow;

/** Total refunded or lost before and after the change. */
export interface RefundRow extends InvoiceRow {
  kind: 'refund' | 'dispute';
  beforeMinor: number;
  afterMinor: number;
}

const invoiceColumns = `o.number, o.buyer_name as "buyerName", o.company_name as "companyName",
  o.tax_id as "taxId", o.billing_address as "billingAddress", o.country,
  case when o.transferred_at is null then o.email end as email, o.ticket, o.origin, o.state,
  o.net_minor as "netMinor", o.gross_minor as "grossMinor",
  coalesce(o.paid_minor, o.gross_minor) as "paidMinor",
  coalesce(o.paid_currency, o.currency) as currency,
  o.refunded_minor + o.lost_dispute_minor as "returnedMinor", o.payment_id as "paymentId",
  d.method, d.fee_minor as "feeMinor", d.fee_currency as "feeCurrency"`;

const isWithinSpan = (column: string) =>
  `${column} >= $1::date::timestamp at time zone $3
    and ${column} < ($2::date + 1)::timestamp at time zone $3`;

const getSpanValues = ({ since, until }: DateSpan) => [since, until, edition.timeZone];

/** Excludes complimentary tickets. */
const isPayment = `coalesce(o.paid_minor, o.gross_minor) > 0 and ${isWithinSpan('o.paid_at')}`;

/** Refunds and lost disputes from the audit log; a failed refund appears with the opposite sign. */
const refundActions = `audit_log j where j.action = 'order_amounts_changed'
  and (j.details ? 'refunded_minor' or j.details ? 'lost_dispute_minor') and ${isWithinSpan('j.created_at')}`;

const amountChanges = `(values ('refund', j.details -> 'refunded_minor'), ('dispute', j.details -> 'lost_dispute_minor'))
  change (kind, amounts)`;

export const firstPaymentCursor = '-infinity 0';

export async function listPayments(
  db: Connection,
  span: DateSpan,
  mark: string,
): Promise<PaymentRow[]> {
  const { rows } = await db.query<PaymentRow>(
    `select o.paid_at as at, extract(epoch from o.paid_at) || ' ' || o.number as mark, ${invoiceColumns}
      from orders o left join payment_detail d on d.order_id = o.id
      where ${isPayment} and (o.paid_at, o.number)
        > (to_timestamp(split_part($4, ' ', 1)::float8), split_part($4, ' ', 2)::integer)
      order by o.paid_at, o.number limit $5`,
    [...getSpanValues(span), mark, pageSize],
  );
  return rows;
}

export const firstRefundCursor = '0';

/** The day is the one on which the change was recorded. */
export async function listRefunds(
  db: Connection,
  span: DateSpan,
  mark: string,
): Promise<RefundRow[]> {
  const { rows } = await db.query<RefundRow>(
    `select j.id as mark, j.created_at as at, change.kind, (change.amounts ->> 0)::integer as "beforeMinor",
        (change.amounts ->> 1)::integer as "afterMinor", ${invoiceColumns}
      from (select * from ${refundActions} and j.id > $4 order by j.id limit $5) j
        cross join lateral ${amountChanges}
        join orders o on o.number = j.order_number
        left join payment_detail d on d.order_id = o.id
      where change.amounts is not null
      order by j.id, change.kind desc`,
    [...getSpanValues(span), mark, pageSize],
  );
  return rows;
}

export async function countPaymentSheetRows(db: Connection, span: DateSpan): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select (select count(*) from orders o where ${isPayment})::integer
      + (select count(*) from (select * from ${refundActions}) j cross join lateral ${amountChanges}
          join orders o on o.number = j.order_number where change.amounts is not null)::integer as count`,
    getSpanValues(span),
  );
  return rows[0]?.count ?? 0;
}

export interface AttendeeFilter {
  ticket?: AdmissionId | undefined;
  language?: LanguageCode | undefined;
}

export interface AttendeeRow {
  number: number;
  /** Null if only the name of the previous holder is known. */
  name: string | null;
  email: string;
  ticket: AdmissionId;
  language: LanguageCode;
  origin: Origin;
  checkedInAt: Date | null;
  issuedAt: Date;
  workshops: string | null;
}

const attendees = `orders o join ticket t on t.order_id = o.id
  where o.state = 'paid' and t.void_at is null
    and ($1::text is null or o.ticket = $1) and ($2::text is null or o.language = $2)`;

export async function listAttendees(
  db: Connection,
  { ticket, language }: AttendeeFilter,
  number: number,
): Promise<AttendeeRow[]> {
  const { rows } = await db.query<AttendeeRow>(
    `select o.number, case when o.transferred_at is null or o.origin <> 'sale' then o.buyer_name end as name,
        o.email, o.ticket, o.language, o.origin, t.checked_in_at as "checkedInAt", t.issued_at as "issuedAt",
        (select string_agg(w.title ->> 'pl', ', ' order by w.starts_at) from workshop_booking booking
            join workshop w on w.id = booking.workshop
          where booking.order_id = o.id and booking.state = 'booked' and w.is_listed) as workshops
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

export interface ExportedOrder extends Pick<
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
  paidMinor: number | null;
  paidCurrency: string | null;
}

export async function listAllOrders(db: Connection, number: number): Promise<ExportedOrder[]> {
  const { rows } = await db.query<ExportedOrder>(
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

/** Records who exported which list, without its contents. */
export async function recordExport(
  db: Connection,
  facts: Readonly<Record<string, string | number | undefined>>,
): Promise<void> {
  await db.query('select record_export($1)', [facts]);
}
