import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type Compilable,
  type Expression,
  type Generated,
  type SqlBool,
} from 'kysely';
import { edition } from '@kongres/content/facts/edition';
import type { LanguageCode } from '@kongres/content/facts/languages';
import type { TicketId } from '@kongres/content/facts/tickets';
import type { Connection } from '../db/connection.ts';
import type { State } from '../orders/order.ts';

interface Tables {
  orders: {
    id: string;
    number: Generated<number>;
    created_at: Date;
    paid_at: Date | null;
    state: State;
    ticket: TicketId;
    net_minor: number;
    vat_minor: number;
    gross_minor: number;
    refunded_minor: number;
    currency: string;
    email: string;
    company_name: string | null;
    tax_id: string | null;
    country: string | null;
    language: LanguageCode;
  };
  ticket: { order_id: string; code: string; used_at: Date | null; downloaded_at: Date | null };
  contact_message: {
    id: string;
    topic: string | null;
    name: string;
    email: string;
    subject: string;
    message: string;
    language: LanguageCode;
    created_at: Date;
  };
}

/** Composes queries and runs none: they go through the same connection as all others. */
const compose = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

async function run<Row>(db: Connection, query: Compilable<Row>): Promise<Row[]> {
  const { sql: text, parameters } = query.compile();
  const { rows } = await db.query(text, [...parameters]);
  return rows as Row[];
}

/** A day begins and ends at midnight where the organiser is. */
const startOf = (day: string) =>
  sql<Date>`(${day}::date)::timestamp at time zone ${edition.timeZone}`;
const endOf = (day: string) =>
  sql<Date>`(${day}::date + 1)::timestamp at time zone ${edition.timeZone}`;

export interface OrderFilter {
  state?: State | undefined;
  ticket?: TicketId | undefined;
  language?: LanguageCode | undefined;
  since?: string | undefined;
  until?: string | undefined;
}

function ordersThat({ state, ticket, language, since, until }: OrderFilter) {
  return compose
    .selectFrom('orders')
    .$if(state !== undefined, (query) => query.where('orders.state', '=', state as State))
    .$if(ticket !== undefined, (query) => query.where('orders.ticket', '=', ticket as TicketId))
    .$if(language !== undefined, (query) =>
      query.where('orders.language', '=', language as LanguageCode),
    )
    .$if(since !== undefined, (query) =>
      query.where('orders.created_at', '>=', startOf(since ?? '')),
    )
    .$if(until !== undefined, (query) => query.where('orders.created_at', '<', endOf(until ?? '')));
}

function withColumns(query: ReturnType<typeof ordersThat>) {
  return query
    .leftJoin('ticket', 'ticket.order_id', 'orders.id')
    .select([
      'orders.id',
      'orders.number',
      'orders.created_at as createdAt',
      'orders.paid_at as paidAt',
      'orders.state',
      'orders.ticket',
      'orders.net_minor as netMinor',
      'orders.vat_minor as vatMinor',
      'orders.gross_minor as grossMinor',
      'orders.refunded_minor as refundedMinor',
      'orders.currency',
      'orders.email',
      'orders.company_name as companyName',
      'orders.tax_id as taxId',
      'orders.country',
      'orders.language',
      'ticket.code as ticketCode',
      'ticket.used_at as usedAt',
      'ticket.downloaded_at as downloadedAt',
    ]);
}

export interface OrderRow {
  id: string;
  number: number;
  createdAt: Date;
  paidAt: Date | null;
  state: State;
  ticket: TicketId;
  netMinor: number;
  vatMinor: number;
  grossMinor: number;
  refundedMinor: number;
  currency: string;
  email: string;
  companyName: string | null;
  taxId: string | null;
  country: string | null;
  language: LanguageCode;
  ticketCode: string | null;
  usedAt: Date | null;
  downloadedAt: Date | null;
}

export function listNewest(
  db: Connection,
  filter: OrderFilter,
  limit: number,
): Promise<OrderRow[]> {
  return run(db, withColumns(ordersThat(filter)).orderBy('orders.number', 'desc').limit(limit));
}

/** The next page in the order of numbers. */
export function listAfter(
  db: Connection,
  filter: OrderFilter,
  number: number,
  limit: number,
): Promise<OrderRow[]> {
  return run(
    db,
    withColumns(ordersThat(filter))
      .where('orders.number', '>', number)
      .orderBy('orders.number')
      .limit(limit),
  );
}

export async function countOrders(db: Connection, filter: OrderFilter): Promise<number> {
  const rows = await run(
    db,
    ordersThat(filter).select((select) => select.fn.countAll<string>().as('count')),
  );
  return Number(rows[0]?.count);
}

export interface Searched {
  text: string;
  number: number | null;
  ticketCode: string | null;
}

/** Orders that a word from a mail, an invoice or a phone call may mean. */
export function searchOrders(
  db: Connection,
  { text, number, ticketCode }: Searched,
  limit: number,
): Promise<OrderRow[]> {
  const letters = text.replaceAll(/[^\p{L}\d]/gu, '');
  const query = withColumns(ordersThat({})).where((where) => {
    const meant: Expression<SqlBool>[] = [
      sql<boolean>`position(lower(${text}) in lower(orders.email)) > 0`,
      sql<boolean>`position(lower(${text}) in lower(orders.company_name)) > 0`,
    ];
    if (number !== null) meant.push(where('orders.number', '=', number));
    if (ticketCode !== null) meant.push(where('ticket.code', '=', ticketCode));
    // Tax numbers are typed with dashes, spaces and country letters, or without.
    if (/\d{5}/.test(letters)) {
      meant.push(
        sql<boolean>`position(upper(${letters}) in regexp_replace(orders.tax_id, '[^[:alnum:]]', '', 'g')) > 0`,
      );
    }
    return where.or(meant);
  });
  return run(db, query.orderBy('orders.number', 'desc').limit(limit));
}

export async function readOrderByNumber(
  db: Connection,
  number: number,
): Promise<OrderRow | undefined> {
  const [row] = await run(db, withColumns(ordersThat({})).where('orders.number', '=', number));
  return row;
}

export interface MessageFilter {
  since?: string | undefined;
  topic?: string | undefined;
}

export interface MessageRow {
  id: string;
  topic: string | null;
  name: string;
  email: string;
  subject: string;
  message: string;
  language: LanguageCode;
  createdAt: Date;
}

export function listMessages(
  db: Connection,
  { since, topic }: MessageFilter,
): Promise<MessageRow[]> {
  const query = compose
    .selectFrom('contact_message')
    .select(['id', 'topic', 'name', 'email', 'subject', 'message', 'language'])
    .select('created_at as createdAt')
    .$if(since !== undefined, (part) => part.where('created_at', '>=', startOf(since ?? '')))
    .$if(topic !== undefined, (part) => part.where('topic', '=', topic ?? ''));
  return run(db, query.orderBy('created_at'));
}
