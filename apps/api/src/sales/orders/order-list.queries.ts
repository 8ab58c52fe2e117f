import type { AdmissionId, Origin } from '@kongres/content/facts/admissions';
import { edition } from '@kongres/content/facts/edition';
import type { LanguageCode } from '@kongres/content/facts/languages';
import type { PostalAddress } from '@kongres/content/format/address';
import type { Connection } from '../../platform/db/connection.ts';
import type { State } from './order.ts';
import type { OrderSearch } from './parse-order-search.ts';

interface OrderFilter {
  state?: State | undefined;
  origin?: Origin | undefined;
  ticket?: AdmissionId | undefined;
  language?: LanguageCode | undefined;
  /** Days in the congress time zone, both inclusive. */
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
  checkedInAt: Date | null;
  downloadedAt: Date | null;
  transferredAt: Date | null;
  undeliverableAt: Date | null;
}

const selectOrders = `select o.id, o.number, o.created_at as "createdAt", o.paid_at as "paidAt",
    o.state, o.origin, o.transferred_at as "transferredAt", o.ticket, o.net_minor as "netMinor", o.vat_minor as "vatMinor",
    o.gross_minor as "grossMinor", o.refunded_minor as "refundedMinor", o.currency, o.email,
    o.buyer_name as "buyerName", o.billing_address as "billingAddress",
    o.company_name as "companyName", o.tax_id as "taxId", o.country, o.language,
    o.undeliverable_at as "undeliverableAt",
    t.code as "ticketCode", t.checked_in_at as "checkedInAt", t.downloaded_at as "downloadedAt"
  from orders o left join ticket t on t.order_id = o.id`;

interface OrderQuery extends OrderFilter {
  searched?: OrderSearch | undefined;
}

interface OrderPageQuery extends OrderQuery {
  beforeNumber?: number | undefined;
  limit: number;
}

/** Newest first. Unused filters are left out of the statement, so that PostgreSQL plans each combination. */
export async function listOrders(
  db: Connection,
  { beforeNumber, limit, ...query }: OrderPageQuery,
): Promise<OrderRow[]> {
  const { where, values } = buildConditions(query);
  if (beforeNumber !== undefined) where.push(`o.number < $${values.push(beforeNumber)}`);
  const { rows } = await db.query<OrderRow>(
    `${selectOrders} where ${where.join(' and ')}
      order by o.number desc limit $${values.push(limit)}`,
    values,
  );
  return rows;
}

/** Stops counting at `limit + 1`, which means that there are more than `limit`. */
export async function countOrders(
  db: Connection,
  query: OrderQuery,
  limit: number,
): Promise<number> {
  const { where, values } = buildConditions(query);
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::integer as count from (
        select from orders o where ${where.join(' and ')}
          order by o.number desc limit $${values.push(limit + 1)}) found`,
    values,
  );
  return rows[0]?.count ?? 0;
}

function buildConditions({ searched, ...filter }: OrderQuery) {
  const values: unknown[] = [];
  const placeholder = (value: unknown) => `$${values.push(value)}`;
  const { state, ticket, language, origin, since, until } = filter;
  const timeZone = () => placeholder(edition.timeZone);
  const where = [
    'true',
    state && `o.state = ${placeholder(state)}`,
    ticket && `o.ticket = ${placeholder(ticket)}`,
    language && `o.language = ${placeholder(language)}`,
    origin && `o.origin = ${placeholder(origin)}`,
    since && `o.created_at >= ${placeholder(since)}::date::timestamp at time zone ${timeZone()}`,
    until &&
      `o.created_at < (${placeholder(until)}::date + 1)::timestamp at time zone ${timeZone()}`,
    searched && `(${buildSearchConditions(searched, placeholder).join(' or ') || 'false'})`,
  ].filter((condition) => typeof condition === 'string');
  return { where, values };
}

/** The trigram index needs three characters. */
const minSearchLength = 3;

/** Every condition is backed by an index. */
function buildSearchConditions(
  { text, number, ticketCode }: OrderSearch,
  placeholder: (value: unknown) => string,
): string[] {
  // Tax ids are typed with or without dashes and spaces.
  const letters = text.replaceAll(/[^\p{L}\d]/gu, '');
  const words = [text, ...(/\d{5}/.test(letters) ? [letters] : [])].filter(
    (word) => word.length >= minSearchLength,
  );
  return [
    ...(number === null ? [] : [`o.number = ${placeholder(number)}`]),
    ...(ticketCode === null
      ? []
      : [`o.id = (select order_id from ticket where code = ${placeholder(ticketCode)})`]),
    ...[...new Set(words)].map(
      (word) =>
        `order_search_text(o.email, o.buyer_name, o.company_name, o.tax_id) like ${placeholder(toLikePattern(word))}`,
    ),
  ];
}

function toLikePattern(word: string): string {
  return `%${word.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

export async function readOrderByNumber(
  db: Connection,
  number: number,
): Promise<OrderRow | undefined> {
  const { rows } = await db.query<OrderRow>(`${selectOrders} where o.number = $1`, [number]);
  return rows[0];
}
