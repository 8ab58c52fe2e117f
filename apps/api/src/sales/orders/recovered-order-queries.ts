import type { LanguageCode } from '@kongres/content/facts/languages';
import type { TicketId } from '@kongres/content/facts/tickets';
import type { Connection } from '../../platform/db/connection.ts';

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
  consentedAt: Date | null;
  consentVersion: number | null;
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
  const [column, value] = isKept ? [', number', ', $15'] : ['', ''];
  await tx.query(
    `insert into orders (id, token_hash, token_key, token_version, session_id, ticket, email, language, client, state,
        net_minor, vat_minor, currency, created_at, session_ends_at, hold_ends_at, consented_at, consent_version${column})
      overriding system value
      values ($1, $2, $3, $4, $5, $6, $7, $8, '', 'expired', $9, $10, $11, $12,
        $12::timestamptz + interval '31 minutes', $12::timestamptz + interval '35 minutes', $13, $14${value})
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
      order.consentedAt,
      order.consentVersion,
      ...(isKept ? [order.number] : []),
    ],
  );
  return isKept;
}
