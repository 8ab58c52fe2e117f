import type { Connection } from '../../platform/db/connection.ts';

/**
 * Keeps what accounting needs: amounts, and the invoice recipient of a paid order with a price. Clears the
 * hashes of idempotency key and client too, because they derive from personal data.
 */
export async function eraseBuyerData(
  tx: Connection,
  orderId: string,
  { email, placeholder }: { email: string; placeholder: string },
): Promise<void> {
  await tx.query(
    `update orders set email = $2, idempotency_hash = null, greeting = null, client_hash = '', checkout_url = null, undeliverable_at = null,
        buyer_name = case when paid_at is not null and gross_minor > 0
          then regexp_replace(buyer_name, $3, '[…]', 'gi') end,
        billing_address = case when paid_at is not null and gross_minor > 0
          then regexp_replace(billing_address::text, $3, '[…]', 'gi')::jsonb end,
        company_name = case when paid_at is not null and gross_minor > 0
          then regexp_replace(company_name, $3, '[…]', 'gi') end,
        tax_id = case when paid_at is not null and gross_minor > 0 then tax_id end
      where id = $1`,
    [orderId, placeholder, escapeRegExp(email)],
  );
}

function escapeRegExp(email: string): string {
  return email.replaceAll(/[.*+?^${}()|[\]\\-]/g, String.raw`\$&`);
}
