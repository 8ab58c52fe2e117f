import type { Connection } from '../db/connection.ts';
import type { Order, State } from './order.ts';

export interface NewHold {
  id: string;
  attempt: Buffer | null;
  tokenHash: Buffer;
  ticket: string;
  email: string;
  language: string;
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
  | { outcome: 'held' | 'existing'; orderId: string }
  | {
      outcome: 'sold_out' | 'closed' | 'too_many' | 'proof_used';
      orderId: null;
      /** Whether the same call would be taken with (other) work. */
      proofHelps: boolean;
    };

export async function holdTicket(db: Connection, hold: NewHold): Promise<HoldOutcome> {
  const { rows } = await db.query({
    name: 'hold-ticket',
    text: `select outcome, order_id as "orderId", proof_helps as "proofHelps"
      from hold_ticket($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
    values: [
      hold.id,
      hold.attempt,
      hold.tokenHash,
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
  refunded_minor as "refundedMinor", session_id as "sessionId", checkout_url as "checkoutUrl",
  payment_id as "paymentId", company_name as "companyName", tax_id as "taxId",
  created_at as "createdAt", session_ends_at as "sessionEndsAt", paid_at as "paidAt",
  cancelled_at as "cancelledAt", undeliverable_at as "undeliverableAt"`;

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

/** Notes where the buyer pays; false when the order had already ended. */
export async function attachCheckout(
  db: Connection,
  id: string,
  checkout: { sessionId: string; url: string },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'attach-checkout',
    text: `update orders set session_id = $2, checkout_url = $3, state = 'awaiting_payment'
      where id = $1 and state in ('pending', 'awaiting_payment')`,
    values: [id, checkout.sessionId, checkout.url],
  });
  return rowCount === 1;
}

export interface OrderChange {
  state?: State;
  refundedMinor?: number;
  paymentId?: string | null;
  companyName?: string | null;
  taxId?: string | null;
  country?: string | null;
  paidAt?: Date;
  disputedAt?: Date;
  cancelledAt?: Date;
}

/** What an order has once learnt it keeps: only what is still unknown is filled in. */
export async function updateOrder(tx: Connection, id: string, change: OrderChange): Promise<void> {
  await tx.query(
    `update orders set
      state = coalesce($2, state),
      refunded_minor = greatest(refunded_minor, $3),
      payment_id = coalesce(payment_id, $4),
      company_name = coalesce(company_name, $5),
      tax_id = coalesce(tax_id, $6),
      country = coalesce(country, $7),
      paid_at = coalesce(paid_at, $8),
      disputed_at = coalesce(disputed_at, $9),
      cancelled_at = coalesce(cancelled_at, $10)
      where id = $1`,
    [
      id,
      change.state,
      change.refundedMinor,
      change.paymentId,
      change.companyName,
      change.taxId,
      change.country,
      change.paidAt,
      change.disputedAt,
      change.cancelledAt,
    ],
  );
}

/** Holds whose time has passed. A payment under way keeps its hold, however long the bank takes. */
export async function listOverdue(db: Connection, now: Date, limit: number): Promise<Order[]> {
  const { rows } = await db.query<Order>(
    `select ${columns} from orders
      where state in ('pending', 'awaiting_payment') and hold_ends_at < $1
      order by hold_ends_at limit $2`,
    [now, limit],
  );
  return rows;
}

/** Open orders nobody has asked Stripe about lately; marks them as asked. */
export async function takeUnanswered(
  db: Connection,
  askedBefore: Date,
  now: Date,
  limit: number,
): Promise<Order[]> {
  const { rows } = await db.query<Order>(
    `update orders set asked_at = $2 where id in (
       select id from orders
         where state in ('awaiting_payment', 'processing') and session_id is not null
           and coalesce(asked_at, created_at) < $1
         order by coalesce(asked_at, created_at) limit $3
         for update skip locked
     ) returning ${columns}`,
    [askedBefore, now, limit],
  );
  return rows;
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
