import type { LanguageCode } from '@kongres/content/facts/languages';
import type { TicketId } from '@kongres/content/facts/tickets';
import type { Connection } from '../../platform/db/connection.ts';

export interface NewHold {
  id: string;
  idempotencyKeyHash: Buffer | null;
  tokenHash: Buffer;
  tokenKey: Buffer;
  successReturnHash: Buffer;
  cancelReturnHash: Buffer;
  ticket: TicketId;
  email: string;
  language: LanguageCode;
  clientHash: Buffer;
  netMinor: number;
  vatMinor: number;
  currency: string;
  checkoutExpiresAt: Date;
  holdExpiresAt: Date;
  freeHolds: number;
  holdsPerClient: number;
  /** Verified proof of work; consumed only if the limits require it. */
  proof: { signature: string; expiresAt: Date } | null;
}

export type HoldResult =
  | { outcome: 'held' | 'existing'; orderId: string; orderNumber: number }
  | {
      outcome: 'sold_out' | 'closed' | 'too_many' | 'proof_used';
      orderId: null;
      /** Whether the same request would succeed with a new proof of work. */
      proofHelps: boolean;
    };

export async function holdTicket(db: Connection, hold: NewHold): Promise<HoldResult> {
  const { rows } = await db.query({
    name: 'place-hold',
    text: `select outcome, order_id as "orderId", order_number as "orderNumber",
        proof_helps as "proofHelps"
      from place_hold($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18,
        $19)`,
    values: [
      hold.id,
      hold.idempotencyKeyHash,
      hold.tokenHash,
      hold.tokenKey,
      hold.successReturnHash,
      hold.cancelReturnHash,
      hold.ticket,
      hold.email,
      hold.language,
      hold.clientHash,
      hold.netMinor,
      hold.vatMinor,
      hold.currency,
      hold.checkoutExpiresAt,
      hold.holdExpiresAt,
      hold.freeHolds,
      hold.holdsPerClient,
      hold.proof?.signature,
      hold.proof?.expiresAt,
    ],
  });
  return rows[0] as HoldResult;
}

export async function findOrderByIdempotencyKey(
  db: Connection,
  idempotencyKeyHash: Buffer,
): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    "select id from orders where idempotency_hash = $1 and state <> 'expired'",
    [idempotencyKeyHash],
  );
  return rows[0]?.id ?? null;
}

/**
 * Records the buyer's consent before payment and returns its time; a repeated request keeps the first one.
 * Returns null if the order can no longer be paid.
 */
export async function recordConsent(
  db: Connection,
  id: string,
  consent: { at: Date; version: number },
): Promise<Date | null> {
  const { rows } = await db.query<{ at: Date }>(
    `update orders set consented_at = coalesce(consented_at, $2),
        consent_version = coalesce(consent_version, $3)
      where id = $1 and state in ('pending', 'awaiting_payment')
      returning consented_at as at`,
    [id, consent.at, consent.version],
  );
  return rows[0]?.at ?? null;
}

/** Orders without an open hold no longer count towards the client's limit. */
export function clearClientHashes(now: Date) {
  return async (db: Connection, limit: number): Promise<number> => {
    const { rowCount } = await db.query(
      `update orders set client_hash = '' where id in (
        select id from orders
          where client_hash <> '' and state not in ('pending', 'awaiting_payment', 'processing')
            and hold_expires_at <= $1
          limit $2 for update skip locked)`,
      [now, limit],
    );
    return rowCount ?? 0;
  };
}

/** Returns false if the order has ended or has another checkout already. */
export async function attachCheckout(
  db: Connection,
  id: string,
  checkout: { sessionId: string; url: string },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'attach-checkout',
    text: `update orders set checkout_session_id = $2, checkout_url = $3, state = 'awaiting_payment'
      where id = $1 and state in ('pending', 'awaiting_payment')
        and coalesce(checkout_session_id, $2) = $2`,
    values: [id, checkout.sessionId, checkout.url],
  });
  return rowCount === 1;
}
