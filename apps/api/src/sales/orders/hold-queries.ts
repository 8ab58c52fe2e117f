import type { LanguageCode } from '@kongres/content/facts/languages';
import type { TicketId } from '@kongres/content/facts/tickets';
import type { Connection } from '../../platform/db/connection.ts';

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

/** The order that an earlier call with the same key has placed. */
export async function findAttempt(db: Connection, attempt: Buffer): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    "select id from orders where attempt = $1 and state <> 'expired'",
    [attempt],
  );
  return rows[0]?.id ?? null;
}

/**
 * Notes what the buyer ticked before paying, and answers with the moment that counts: of two calls of one
 * attempt the first. Null when the order is past its payment page.
 */
export async function noteConsent(
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

/** Hashes of client addresses on orders that hold nothing any more: there is nothing left to count. */
export function clearClients(now: Date) {
  return async (db: Connection, limit: number): Promise<number> => {
    const { rowCount } = await db.query(
      `update orders set client = '' where id in (
        select id from orders
          where client <> '' and state not in ('pending', 'awaiting_payment', 'processing')
            and hold_ends_at <= $1
          limit $2 for update skip locked)`,
      [now, limit],
    );
    return rowCount ?? 0;
  };
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
