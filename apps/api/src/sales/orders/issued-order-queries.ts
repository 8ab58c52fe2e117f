import type { AdmissionId, Origin } from '@kongres/content/facts/admissions';
import type { LanguageCode } from '@kongres/content/facts/languages';
import type { Connection } from '../../platform/db/connection.ts';

export interface IssuedOrder {
  id: string;
  /** The same for the same ticket, person and reason, so that it is issued once. */
  attempt: Buffer;
  tokenHash: Buffer;
  tokenKey: Buffer;
  origin: Exclude<Origin, 'sale'>;
  isCounted: boolean;
  ticket: AdmissionId;
  email: string;
  language: LanguageCode;
  name: string | null;
  companyName: string | null;
  taxId: string | null;
  netMinor: number;
  vatMinor: number;
  currency: string;
  greeting: string | null;
  at: Date;
}

/** Writes an order that needs no payment page; its number, or null if the same was issued before. */
export async function insertIssued(tx: Connection, order: IssuedOrder): Promise<number | null> {
  const { rows } = await tx.query<{ number: number }>(
    `insert into orders (id, attempt, token_hash, token_key, origin, is_counted, ticket, email,
        language, buyer_name, company_name, tax_id, net_minor, vat_minor, currency, client, state,
        created_at, paid_at, session_ends_at, hold_ends_at, greeting)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, '', 'paid', $16, $16,
        $16, $16::timestamptz + interval '1 minute', $17)
      on conflict (attempt) where state <> 'expired' do nothing
      returning number`,
    [
      order.id,
      order.attempt,
      order.tokenHash,
      order.tokenKey,
      order.origin,
      order.isCounted,
      order.ticket,
      order.email,
      order.language,
      order.name,
      order.companyName,
      order.taxId,
      order.netMinor,
      order.vatMinor,
      order.currency,
      order.at,
      order.greeting,
    ],
  );
  return rows[0]?.number ?? null;
}
