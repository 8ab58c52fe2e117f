import type { PostalAddress } from '@kongres/content/format/address';
import type { Connection } from '../../platform/db/connection.ts';
import type { PaymentBalance } from './payment-balance.ts';
import { type Order, type State, isOrderId } from './order.ts';

export const orderColumns = `id, number, origin, counts_towards_quota as "countsTowardsQuota", ticket, email, language, state, net_minor as "netMinor",
  vat_minor as "vatMinor", gross_minor as "grossMinor", currency,
  refunded_minor as "refundedMinor", pending_refund_minor as "pendingRefundMinor",
  lost_dispute_minor as "lostDisputeMinor", paid_minor as "paidMinor", paid_currency as "paidCurrency",
  balance_version as "balanceVersion", token_version as "tokenVersion",
  checkout_session_id as "checkoutSessionId", checkout_url as "checkoutUrl",
  payment_id as "paymentId", buyer_name as "buyerName", billing_address as "billingAddress",
  country, company_name as "companyName", tax_id as "taxId", greeting,
  created_at as "createdAt", checkout_expires_at as "checkoutExpiresAt", paid_at as "paidAt",
  consented_at as "consentedAt", consent_version as "consentVersion",
  cancelled_at as "cancelledAt", email_corrected_at as "emailCorrectedAt", transferred_at as "transferredAt", undeliverable_at as "undeliverableAt"`;

export async function readOrder(db: Connection, id: string): Promise<Order | undefined> {
  const { rows } = await db.query<Order>(`select ${orderColumns} from orders where id = $1`, [id]);
  return rows[0];
}

export async function lockOrder(tx: Connection, id: string): Promise<Order | undefined> {
  const { rows } = await tx.query<Order>(
    `select ${orderColumns} from orders where id = $1 for update`,
    [id],
  );
  return rows[0];
}

export async function readOrderByToken(
  db: Connection,
  tokenHash: Buffer,
): Promise<Order | undefined> {
  const { rows } = await db.query<Order>(
    `select ${orderColumns} from orders where token_hash = $1`,
    [tokenHash],
  );
  return rows[0];
}

async function readOrderIdByPayment(
  db: Connection,
  paymentId: string,
): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string }>('select id from orders where payment_id = $1', [
    paymentId,
  ]);
  return rows[0]?.id;
}

export interface OrderChange {
  state?: State;
  paymentId?: string | null;
  buyerName?: string | null;
  billingAddress?: PostalAddress | null;
  companyName?: string | null;
  taxId?: string | null;
  country?: string | null;
  paidMinor?: number;
  paidCurrency?: string;
  paidAt?: Date;
  disputedAt?: Date;
  cancelledAt?: Date;
}

/** Sets the state; every other field is written only while it is null. */
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
      cancelled_at = coalesce(cancelled_at, $11),
      buyer_name = coalesce(buyer_name, $12),
      billing_address = coalesce(billing_address, $13)
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
      change.buyerName,
      change.billingAddress,
    ],
  );
}

/** Expects a paid and locked order; `hold.queries.ts` records consent before payment. */
export async function recordConsentAtCheckIn(
  tx: Connection,
  orderId: string,
  { at, version }: { at: Date; version: number },
): Promise<void> {
  await tx.query('update orders set consented_at = $2, consent_version = $3 where id = $1', [
    orderId,
    at,
    version,
  ]);
}

/** Overwrites the balance; amounts may decrease, for example after a failed refund. */
export async function updateBalance(
  tx: Connection,
  id: string,
  balance: PaymentBalance,
): Promise<void> {
  await tx.query(
    `update orders set refunded_minor = $2, pending_refund_minor = $3, lost_dispute_minor = $4,
      open_dispute_minor = $5, balance_version = balance_version + 1 where id = $1`,
    [
      id,
      balance.refundedMinor,
      balance.pendingRefundMinor,
      balance.lostDisputeMinor,
      balance.openDisputeMinor,
    ],
  );
}

/** Claims the order for a partial refund; returns false while another claim is active. */
export async function claimPartialRefund(
  db: Connection,
  id: string,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update orders set refund_locked_until = $3
      where id = $1 and (refund_locked_until is null or refund_locked_until <= $2)`,
    [id, now, until],
  );
  return rowCount === 1;
}

export async function releasePartialRefund(db: Connection, id: string): Promise<void> {
  await db.query('update orders set refund_locked_until = null where id = $1', [id]);
}

export async function clearIdempotencyKey(tx: Connection, id: string): Promise<void> {
  await tx.query('update orders set idempotency_hash = null where id = $1', [id]);
}

/** Returns false if the order has another address by now. */
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

/** Clears the mark if the address equals `email`, when given; returns false if nothing changed. */
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

export async function raiseOrderNumbers(db: Connection, floor: number): Promise<void> {
  await db.query('select raise_order_numbers($1)', [floor]);
}

export async function findOrderId(
  db: Connection,
  subject: { orderId: string } | { paymentId: string },
): Promise<string | undefined> {
  if ('paymentId' in subject) return await readOrderIdByPayment(db, subject.paymentId);
  return isOrderId(subject.orderId) ? subject.orderId : undefined;
}
