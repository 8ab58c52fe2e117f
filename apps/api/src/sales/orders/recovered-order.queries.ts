import type { LanguageCode } from '@kongres/content/facts/languages';
import type { TicketId } from '@kongres/content/facts/tickets';
import type { Connection } from '../../platform/db/connection.ts';

export interface RecoveredOrder {
  id: string;
  /** Null if the payment metadata has none. */
  number: number | null;
  tokenHash: Buffer;
  tokenKey: Buffer;
  tokenVersion: number;
  checkoutSessionId: string;
  ticket: TicketId;
  email: string;
  language: LanguageCode;
  netMinor: number;
  vatMinor: number;
  currency: string;
  createdAt: Date;
  consentedAt: Date | null;
  consentVersion: number | null;
}

/**
 * Inserts a lost order in state `expired`; settlement follows. Does nothing if it exists already.
 * Returns false if its number belongs to another order by now, so that it got a new one.
 */
export async function insertRecoveredOrder(
  tx: Connection,
  order: RecoveredOrder,
): Promise<boolean> {
  const { rows } = await tx.query<{ isFree: boolean }>(
    'select not exists (select from orders where number = $1 and id <> $2) as "isFree"',
    [order.number, order.id],
  );
  const isNumberKept = order.number !== null && rows[0]?.isFree === true;
  const [column, value] = isNumberKept ? [', number', ', $15'] : ['', ''];
  await tx.query(
    `insert into orders (id, token_hash, token_key, token_version, checkout_session_id, ticket, email, language, client_hash, state,
        net_minor, vat_minor, currency, created_at, checkout_expires_at, hold_expires_at, consented_at, consent_version${column})
      overriding system value
      values ($1, $2, $3, $4, $5, $6, $7, $8, '', 'expired', $9, $10, $11, $12,
        $12::timestamptz + interval '31 minutes', $12::timestamptz + interval '35 minutes', $13, $14${value})
      on conflict do nothing`,
    [
      order.id,
      order.tokenHash,
      order.tokenKey,
      order.tokenVersion,
      order.checkoutSessionId,
      order.ticket,
      order.email,
      order.language,
      order.netMinor,
      order.vatMinor,
      order.currency,
      order.createdAt,
      order.consentedAt,
      order.consentVersion,
      ...(isNumberKept ? [order.number] : []),
    ],
  );
  return isNumberKept;
}
