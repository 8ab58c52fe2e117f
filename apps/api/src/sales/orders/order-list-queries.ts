import type { AdmissionId, Origin } from '@kongres/content/facts/admissions';
import { edition } from '@kongres/content/facts/edition';
import type { LanguageCode } from '@kongres/content/facts/languages';
import type { PostalAddress } from '@kongres/content/format/address';
import type { Connection } from '../../platform/db/connection.ts';
import type { State } from './order.ts';
import type { SearchedOrder } from './searched-order.ts';

interface OrderFilter {
  state?: State | undefined;
  origin?: Origin | undefined;
  ticket?: AdmissionId | undefined;
  language?: LanguageCode | undefined;
  /** Days where the organiser is, both included. */
  since?: string | undefined;
  until?: string | undefined;
}

export interface OrderRow {
  id: string;
  number: number;
  createdAt: Date;
  paidAt: Date | null;
  state: State;
  origin: Origin;
  ticket: AdmissionId;
  netMinor: number;
  vatMinor: number;
  grossMinor: number;
  refundedMinor: number;
  currency: string;
  email: string;
  buyerName: string | null;
  billingAddress: PostalAddress | null;
  companyName: string | null;
  taxId: string | null;
  country: string | null;
  language: LanguageCode;
  ticketCode: string | null;
  usedAt: Date | null;
  downloadedAt: Date | null;
  passedOnAt: Date | null;
  undeliverableAt: Date | null;
}

const selectOrders = `select o.id, o.number, o.created_at as "createdAt", o.paid_at as "paidAt",
    o.state, o.origin, o.passed_on_at as "passedOnAt", o.ticket, o.net_minor as "netMinor", o.vat_minor as "vatMinor",
    o.gross_minor as "grossMinor", o.refunded_minor as "refundedMinor", o.currency, o.email,
    o.buyer_name as "buyerName", o.billing_address as "billingAddress",
    o.company_name as "companyName", o.tax_id as "taxId", o.country, o.language,
    o.undeliverable_at as "undeliverableAt",
    t.code as "ticketCode", t.used_at as "usedAt", t.downloaded_at as "downloadedAt"
  from orders o left join ticket t on t.order_id = o.id`;

interface Wanted extends OrderFilter {
  searched?: SearchedOrder | undefined;
}

interface WantedPage extends Wanted {
  /** Those with a smaller number. */
  before?: number | undefined;
  limit: number;
}

/** The newest first. What is not asked for is not in the statement, so that each is planned for what it asks. */
export async function pageOfOrders(
  db: Connection,
  { before, limit, ...wanted }: WantedPage,
): Promise<OrderRow[]> {
  const { where, values } = conditionsOf(wanted);
  if (before !== undefined) where.push(`o.number < $${values.push(before)}`);
  const { rows } = await db.query<OrderRow>(
    `${selectOrders} where ${where.join(' and ')}
      order by o.number desc limit $${values.push(limit)}`,
    values,
  );
  return rows;
}

/** How many there are; one more than `most` means more, and nothing is counted beyond it. */
export async function countOrders(db: Connection, wanted: Wanted, most: number): Promise<number> {
  const { where, values } = conditionsOf(wanted);
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::integer as count from (
        select from orders o where ${where.join(' and ')}
          order by o.number desc limit $${values.push(most + 1)}) found`,
    values,
  );
  return rows[0]?.count ?? 0;
}

function conditionsOf({ searched, ...filter }: Wanted) {
  const values: unknown[] = [];
  const value = (each: unknown) => `$${values.push(each)}`;
  const { state, ticket, language, origin, since, until } = filter;
  const zone = () => value(edition.timeZone);
  const where = [
    'true',
    state && `o.state = ${value(state)}`,
    ticket && `o.ticket = ${value(ticket)}`,
    language && `o.language = ${value(language)}`,
    origin && `o.origin = ${value(origin)}`,
    since && `o.created_at >= ${value(since)}::date::timestamp at time zone ${zone()}`,
    until && `o.created_at < (${value(until)}::date + 1)::timestamp at time zone ${zone()}`,
    searched && `(${ways(searched, value).join(' or ') || 'false'})`,
  ].filter((each) => typeof each === 'string');
  return { where, values };
}

/** Fewer letters are in nearly every word, and in no index. */
const fewestLetters = 3;

/** Each of them has an index. */
function ways(
  { text, number, ticketCode }: SearchedOrder,
  value: (each: unknown) => string,
): string[] {
  // Tax numbers are typed with dashes, spaces and country letters, or without.
  const letters = text.replaceAll(/[^\p{L}\d]/gu, '');
  const words = [text, ...(/\d{5}/.test(letters) ? [letters] : [])].filter(
    (word) => word.length >= fewestLetters,
  );
  return [
    ...(number === null ? [] : [`o.number = ${value(number)}`]),
    ...(ticketCode === null
      ? []
      : [`o.id = (select order_id from ticket where code = ${value(ticketCode)})`]),
    ...[...new Set(words)].map(
      (word) =>
        `order_words(o.email, o.buyer_name, o.company_name, o.tax_id) like ${value(patternOf(word))}`,
    ),
  ];
}

function patternOf(word: string): string {
  return `%${word.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

export async function readOrderByNumber(
  db: Connection,
  number: number,
): Promise<OrderRow | undefined> {
  const { rows } = await db.query<OrderRow>(`${selectOrders} where o.number = $1`, [number]);
  return rows[0];
}
