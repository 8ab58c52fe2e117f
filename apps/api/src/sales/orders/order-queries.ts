import type { PostalAddress } from '@kongres/content/format/address';
import type { Connection } from '../../platform/db/connection.ts';
import type { Money } from './money.ts';
import { type Order, type State, isOrderId } from './order.ts';

/** Everything of an order, as `Order` names it. */
export const orderColumns = `id, number, origin, is_counted as "isCounted", ticket, email, language, state, net_minor as "netMinor",
  vat_minor as "vatMinor", gross_minor as "grossMinor", currency,
  refunded_minor as "refundedMinor", returning_minor as "returningMinor",
  disputed_minor as "disputedMinor", paid_minor as "paidMinor", paid_currency as "paidCurrency",
  money_version as "moneyVersion", token_version as "tokenVersion",
  session_id as "sessionId", checkout_url as "checkoutUrl",
  payment_id as "paymentId", buyer_name as "buyerName", billing_address as "billingAddress",
  country, company_name as "companyName", tax_id as "taxId", greeting,
  created_at as "createdAt", session_ends_at as "sessionEndsAt", paid_at as "paidAt",
  consented_at as "consentedAt", consent_version as "consentVersion",
  cancelled_at as "cancelledAt", mended_at as "mendedAt", passed_on_at as "passedOnAt", undeliverable_at as "undeliverableAt"`;

export async function readOrder(db: Connection, id: string): Promise<Order | undefined> {
  const { rows } = await db.query<Order>(`select ${orderColumns} from orders where id = $1`, [id]);
  return rows[0];
}

/** Nobody else changes the order until this transaction ends. */
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

/** At the door of an order that is paid and locked; what was ticked before paying is in `hold-queries.ts`. */
export async function noteConsentAtEntry(
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

/** What the payment provider says now; it may be less than it said before. */
export async function updateMoney(tx: Connection, id: string, money: Money): Promise<void> {
  await tx.query(
    `update orders set refunded_minor = $2, returning_minor = $3, disputed_minor = $4,
      frozen_minor = $5, money_version = money_version + 1 where id = $1`,
    [id, money.refundedMinor, money.returningMinor, money.disputedMinor, money.frozenMinor],
  );
}

/** Whether nobody else is giving a part of its money back, and from now on somebody is. */
export async function claimRefund(
  db: Connection,
  id: string,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update orders set refunding_until = $3
      where id = $1 and (refunding_until is null or refunding_until <= $2)`,
    [id, now, until],
  );
  return rowCount === 1;
}

export async function releaseRefund(db: Connection, id: string): Promise<void> {
  await db.query('update orders set refunding_until = null where id = $1', [id]);
}

/** The attempt's key is free for another order. */
export async function forgetAttempt(tx: Connection, id: string): Promise<void> {
  await tx.query('update orders set attempt = null where id = $1', [id]);
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

/** From now on numbers are higher than this one. */
export async function raiseNumbers(db: Connection, floor: number): Promise<void> {
  await db.query('select raise_order_numbers($1)', [floor]);
}

/** An order by its id, or by the payment it was paid with. */
export async function findOrderId(
  db: Connection,
  subject: { orderId: string } | { paymentId: string },
): Promise<string | undefined> {
  if ('paymentId' in subject) return await readOrderIdByPayment(db, subject.paymentId);
  return isOrderId(subject.orderId) ? subject.orderId : undefined;
}
