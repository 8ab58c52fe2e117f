import type { Connection } from '../../platform/db/connection.ts';

/**
 * Leaves of an order what the books need: numbers, and of a paid one who was invoiced. Nobody is invoiced for a gift. The hashes of
 * the attempt and of the client go too: they were made of what is to be forgotten.
 */
export async function eraseBuyer(
  tx: Connection,
  orderId: string,
  { email, placeholder }: { email: string; placeholder: string },
): Promise<void> {
  await tx.query(
    `update orders set email = $2, attempt = null, greeting = null, client = '', checkout_url = null, undeliverable_at = null,
        buyer_name = case when paid_at is not null and gross_minor > 0
          then regexp_replace(buyer_name, $3, '[…]', 'gi') end,
        billing_address = case when paid_at is not null and gross_minor > 0
          then regexp_replace(billing_address::text, $3, '[…]', 'gi')::jsonb end,
        company_name = case when paid_at is not null and gross_minor > 0
          then regexp_replace(company_name, $3, '[…]', 'gi') end,
        tax_id = case when paid_at is not null and gross_minor > 0 then tax_id end
      where id = $1`,
    [orderId, placeholder, patternOf(email)],
  );
}

function patternOf(email: string): string {
  return email.replaceAll(/[.*+?^${}()|[\]\\-]/g, String.raw`\$&`);
}
