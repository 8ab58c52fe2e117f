import type { LanguageCode } from '@kongres/content/facts/languages';
import type { TicketId } from '@kongres/content/facts/tickets';
import type { Connection } from '../db/connection.ts';
import type { Money } from './money.ts';
import type { Order, State } from './order.ts';

export interface NewHold {
  id: string;
  attempt: Buffer | null;
  tokenHash: Buffer;
  tokenKey: Buffer;
  returnHash: Buffer;
  backHash: Buffer;
  ticket: TicketId;
  email: string;
  language: LanguageCode;
  client: Buffer;
  netMinor: number;
  vatMinor: number;
  currency: string;
  sessionEndsAt: Date;
  holdEndsAt: Date;
  freeHolds: number;
  holdsPerClient: number;
  /** Work that was done for this hold; used up only if it was needed. */
  proof: { signature: string; expiresAt: Date } | null;
}

export type HoldOutcome =
  | { outcome: 'held' | 'existing'; orderId: string; orderNumber: number }
  | {
      outcome: 'sold_out' | 'closed' | 'too_many' | 'proof_used';
      orderId: null;
      /** Whether the same call would be taken with (other) work. */
      proofHelps: boolean;
    };

export async function holdTicket(db: Connection, hold: NewHold): Promise<HoldOutcome> {
  const { rows } = await db.query({
    name: 'place-hold',
    text: `select outcome, order_id as "orderId", order_number as "orderNumber",
        proof_helps as "proofHelps"
      from place_hold($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18,
        $19)`,
    values: [
      hold.id,
      hold.attempt,
      hold.tokenHash,
      hold.tokenKey,
      hold.returnHash,
      hold.backHash,
      hold.ticket,
      hold.email,
      hold.language,
      hold.client,
      hold.netMinor,
      hold.vatMinor,
      hold.currency,
      hold.sessionEndsAt,
      hold.holdEndsAt,
      hold.freeHolds,
      hold.holdsPerClient,
      hold.proof?.signature,
      hold.proof?.expiresAt,
    ],
  });
  return rows[0] as HoldOutcome;
}

const columns = `id, number, ticket, email, language, state, net_minor as "netMinor",
  vat_minor as "vatMinor", gross_minor as "grossMinor", currency,
  refunded_minor as "refundedMinor", returning_minor as "returningMinor",
  disputed_minor as "disputedMinor", paid_minor as "paidMinor", paid_currency as "paidCurrency",
  money_version as "moneyVersion", token_version as "tokenVersion",
  session_id as "sessionId", checkout_url as "checkoutUrl",
  payment_id as "paymentId", company_name as "companyName", tax_id as "taxId",
  created_at as "createdAt", session_ends_at as "sessionEndsAt", paid_at as "paidAt",
  cancelled_at as "cancelledAt", mended_at as "mendedAt", undeliverable_at as "undeliverableAt"`;

export async function readOrder(db: Connection, id: string): Promise<Order | undefined> {
  const { rows } = await db.query<Order>(`select ${columns} from orders where id = $1`, [id]);
  return rows[0];
}

/** Nobody else changes the order until this transaction ends. */
export async function lockOrder(tx: Connection, id: string): Promise<Order | undefined> {
  const { rows } = await tx.query<Order>(`select ${columns} from orders where id = $1 for update`, [
    id,
  ]);
  return rows[0];
}

export async function readOrderByToken(
  db: Connection,
  tokenHash: Buffer,
): Promise<Order | undefined> {
  const { rows } = await db.query<Order>(`select ${columns} from orders where token_hash = $1`, [
    tokenHash,
  ]);
  return rows[0];
}

export async function readOrderIdByPayment(
  db: Connection,
  paymentId: string,
): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string }>('select id from orders where payment_id = $1', [
    paymentId,
  ]);
  return rows[0]?.id;
}

/** Notes where the buyer pays; false when the order has ended, or has another payment page. */
export async function attachCheckout(
  db: Connection,
  id: string,
  checkout: { sessionId: string; url: string },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'attach-checkout',
    text: `update orders set session_id = $2, checkout_url = $3, state = 'awaiting_payment'
      where id = $1 and state in ('pending', 'awaiting_payment')
        and coalesce(session_id, $2) = $2`,
    values: [id, checkout.sessionId, checkout.url],
  });
  return rowCount === 1;
}

export interface OrderChange {
  state?: State;
  paymentId?: string | null;
  companyName?: string | null;
  taxId?: string | null;
  country?: string | null;
  paidMinor?: number;
  paidCurrency?: string;
  paidAt?: Date;
  disputedAt?: Date;
  cancelledAt?: Date;
}

/** What an order has once learnt it keeps: only what is still unknown is filled in. */
export async function updateOrder(tx: Connection, id: string, change: OrderChange): Promise<void> {
  await tx.query(
    `update orders set
      state = coalesce($2, state),
      payment_id = coalesce(payment_id, $3),
      company_name = coalesce(company_name, $4),
      tax_id = coalesce(tax_id, $5),
      country = coalesce(country, $6),
      paid_minor = coalesce(paid_minor, $7),
      paid_currency = coalesce(paid_currency, $8),
      paid_at = coalesce(paid_at, $9),
      disputed_at = coalesce(disputed_at, $10),
      cancelled_at = coalesce(cancelled_at, $11)
      where id = $1`,
    [
      id,
      change.state,
      change.paymentId,
      change.companyName,
      change.taxId,
      change.country,
      change.paidMinor,
      change.paidCurrency,
      change.paidAt,
      change.disputedAt,
      change.cancelledAt,
    ],
  );
}

/** What the payment provider says now; it may be less than it said before. */
export async function updateMoney(tx: Connection, id: string, money: Money): Promise<void> {
  await tx.query(
    `update orders set refunded_minor = $2, returning_minor = $3, disputed_minor = $4,
      frozen_minor = $5, money_version = money_version + 1 where id = $1`,
    [id, money.refundedMinor, money.returningMinor, money.disputedMinor, money.frozenMinor],
  );
}

/**
 * Holds whose time has passed. A payment under way keeps its hold, however long the bank takes. One
 * that could not be asked about waits its turn.
 */
export async function listOverdue(db: Connection, now: Date, limit: number): Promise<Order[]> {
  const { rows } = await db.query<Order>(
    `select ${columns} from orders
      where state in ('pending', 'awaiting_payment') and hold_ends_at < $1
        and (ask_after is null or ask_after <= $1)
      order by hold_ends_at limit $2`,
    [now, limit],
  );
  return rows;
}

/**
 * Orders that wait for word from Stripe and about which nobody has asked lately, oldest question
 * first; marks them as asked. Those whose money is still moving change slowly and are asked hourly.
 */
export async function takeUnanswered(
  db: Connection,
  askedBefore: Date,
  now: Date,
  limit: number,
): Promise<Order[]> {
  const { rows } = await db.query<Order>(
    `update orders set asked_at = $2 where id in (
       select id from orders
         where (ask_after is null or ask_after <= $2) and (
           state in ('awaiting_payment', 'processing') and session_id is not null
             and coalesce(asked_at, created_at) < $1
           or (state = 'needs_refund' or returning_minor > 0 or frozen_minor > 0)
             and payment_id is not null
             and coalesce(asked_at, created_at) < $2::timestamptz - interval '1 hour'
         )
         order by coalesce(asked_at, created_at) limit $3
         for update skip locked
     ) returning ${columns}`,
    [askedBefore, now, limit],
  );
  return rows;
}

/** Puts the next question off, longer each time; how often it has failed in a row. */
export async function postponeAsking(db: Connection, id: string, now: Date): Promise<number> {
  const { rows } = await db.query<{ failures: number }>(
    `update orders set ask_failures = ask_failures + 1,
        ask_after = $2::timestamptz
          + least(interval '1 minute' * power(2, least(ask_failures, 12)), interval '6 hours')
      where id = $1 returning ask_failures as failures`,
    [id, now],
  );
  return rows[0]?.failures ?? 0;
}

export async function noteAnswer(db: Connection, id: string): Promise<void> {
  await db.query(
    'update orders set ask_failures = 0, ask_after = null where id = $1 and ask_failures > 0',
    [id],
  );
}

/** The attempt's key is free for another order. */
export async function forgetAttempt(tx: Connection, id: string): Promise<void> {
  await tx.query('update orders set attempt = null where id = $1', [id]);
}

/** From now on numbers are higher than this one. */
export async function raiseNumbers(db: Connection, floor: number): Promise<void> {
  await db.query('select raise_order_numbers($1)', [floor]);
}

export interface RecoveredOrder {
  id: string;
  /** Null where the payment names none. */
  number: number | null;
  tokenHash: Buffer;
  tokenKey: Buffer;
  tokenVersion: number;
  sessionId: string;
  ticket: TicketId;
  email: string;
  language: LanguageCode;
  netMinor: number;
  vatMinor: number;
  currency: string;
  createdAt: Date;
}

/**
 * Writes a lost order as one whose hold has ended, unless somebody else just has. False if its number is
 * another's by now, so that it got a new one.
 */
export async function insertRecovered(tx: Connection, order: RecoveredOrder): Promise<boolean> {
  const { rows } = await tx.query<{ isFree: boolean }>(
    'select not exists (select from orders where number = $1 and id <> $2) as "isFree"',
    [order.number, order.id],
  );
  const isKept = order.number !== null && rows[0]?.isFree === true;
  const [column, value] = isKept ? [', number', ', $13'] : ['', ''];
  await tx.query(
    `insert into orders (id, token_hash, token_key, token_version, session_id, ticket, email, language, client, state,
        net_minor, vat_minor, currency, created_at, session_ends_at, hold_ends_at${column})
      overriding system value
      values ($1, $2, $3, $4, $5, $6, $7, $8, '', 'expired', $9, $10, $11, $12,
        $12::timestamptz + interval '31 minutes', $12::timestamptz + interval '35 minutes'${value})
      on conflict do nothing`,
    [
      order.id,
      order.tokenHash,
      order.tokenKey,
      order.tokenVersion,
      order.sessionId,
      order.ticket,
      order.email,
      order.language,
      order.netMinor,
      order.vatMinor,
      order.currency,
      order.createdAt,
      ...(isKept ? [order.number] : []),
    ],
  );
  return isKept;
}

/** Notes that mails to this address are refused; false if the order has another one by now. */
export async function setUndeliverable(
  tx: Connection,
  id: string,
  email: string,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update orders set undeliverable_at = coalesce(undeliverable_at, now())
      where id = $1 and email = $2`,
    [id, email],
  );
  return rowCount === 1;
}

/** Notes that mails to the order's address are taken, or to this one if it is that; false if nothing was noted. */
export async function unsetUndeliverable(
  tx: Connection,
  id: string,
  email: string | null,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update orders set undeliverable_at = null
      where id = $1 and email = coalesce($2, email) and undeliverable_at is not null`,
    [id, email],
  );
  return rowCount === 1;
}
