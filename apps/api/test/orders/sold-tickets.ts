import { randomBytes, randomUUID } from 'node:crypto';
import type { PostalAddress } from '@kongres/content/format/address';
import type { Pool } from '../../src/platform/db/connection.ts';

export interface SoldTicket {
  email: string;
  state: string;
  ticket: string;
  language: string;
  buyerName: string | null;
  billingAddress: PostalAddress | null;
  companyName: string | null;
  taxId: string | null;
  createdAt: Date;
  code: string | null;
}

/** Inserts an order directly; a paid one gets a ticket. */
export async function insertSoldTicket(pool: Pool, changes: Partial<SoldTicket> = {}) {
  const order: SoldTicket = {
    email: 'anna@example.com',
    state: 'paid',
    ticket: 'standard',
    language: 'pl',
    buyerName: null,
    billingAddress: null,
    companyName: null,
    taxId: null,
    createdAt: new Date('2025-12-10T10:00:00Z'),
    code: null,
    ...changes,
  };
  const isPaid = ['paid', 'needs_refund', 'refunded'].includes(order.state);
  const id = randomUUID();
  const { rows } = await pool.query<{ number: number }>(
    `insert into orders (id, idempotency_hash, token_hash, ticket, email, language, client_hash, state, net_minor,
        vat_minor, currency, refunded_minor, payment_id, checkout_url, company_name, tax_id, country,
        buyer_name, billing_address, created_at, paid_at, checkout_expires_at, hold_expires_at)
      values ($1, $2, $2, $3, $4, $5, $2, $6, 12345, 2839, 'PLN',
        case when $6 = 'refunded' then 15184 else 0 end, $7, $7, $8, $9, 'PL', $12, $13, $10,
        case when $11 then $10::timestamptz end, $10::timestamptz + interval '31 minutes',
        $10::timestamptz + interval '35 minutes')
      returning number`,
    [
      id,
      randomBytes(32),
      order.ticket,
      order.email,
      order.language,
      order.state,
      `pi_${id}`,
      order.companyName,
      order.taxId,
      order.createdAt,
      isPaid,
      order.buyerName,
      order.billingAddress,
    ],
  );
  const code =
    order.code ??
    randomBytes(8)
      .toString('hex')
      .toUpperCase()
      .replaceAll(/.{4}(?=.)/g, '$&-');
  if (isPaid) {
    await pool.query(
      `insert into ticket (order_id, code, void_at)
        values ($1, $2, case when $3 = 'paid' then null else now() end)`,
      [id, code, order.state],
    );
  }
  if (order.state === 'paid') {
    await pool.query('update ticket_quota set sold = sold + 1 where ticket = $1', [order.ticket]);
  }
  return { id, number: rows[0]?.number ?? 0, name: `KAI-${rows[0]?.number}`, code };
}
