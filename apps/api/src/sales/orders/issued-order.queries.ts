import type { AdmissionId, Origin } from '@kongres/content/facts/admissions';
import type { LanguageCode } from '@kongres/content/facts/languages';
import type { Connection } from '../../platform/db/connection.ts';

export interface IssuedOrder {
  id: string;
  /** Equal for the same ticket, recipient and origin, so that the ticket is issued once. */
  idempotencyKeyHash: Buffer;
  tokenHash: Buffer;
  tokenKey: Buffer;
  origin: Exclude<Origin, 'sale'>;
  countsTowardsQuota: boolean;
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
  issuedAt: Date;
}

/** Inserts an order without a payment; returns its number, or null if it was issued before. */
export async function insertIssuedOrder(
  tx: Connection,
  order: IssuedOrder,
): Promise<number | null> {
  const { rows } = await tx.query<{ number: number }>(
    `insert into orders (id, idempotency_hash, token_hash, token_key, origin, counts_towards_quota, ticket, email,
        language, buyer_name, company_name, tax_id, net_minor, vat_minor, currency, client_hash, state,
        created_at, paid_at, checkout_expires_at, hold_expires_at, greeting)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, '', 'paid', $16, $16,
        $16, $16::timestamptz + interval '1 minute', $17)
      on conflict (idempotency_hash) where state <> 'expired' do nothing
      returning number`,
    [
      order.id,
      order.idempotencyKeyHash,
      order.tokenHash,
      order.tokenKey,
      order.origin,
      order.countsTowardsQuota,
      order.ticket,
      order.email,
      order.language,
      order.name,
      order.companyName,
      order.taxId,
      order.netMinor,
      order.vatMinor,
      order.currency,
      order.issuedAt,
      order.greeting,
    ],
  );
  return rows[0]?.number ?? null;
}
