import { randomUUID } from 'node:crypto';
import { orderToken } from '@kongres/api/sales/orders/order-token';
import { localSecrets } from '@kongres/api/platform/config/local-secrets';
import { hashToken } from '@kongres/api/platform/tokens';
import type { AdmissionId } from '@kongres/content/facts/admissions';
import { act } from '@kongres/tools/stripe-double/act';
import { query } from '../database.ts';

interface IssueOptions {
  ticket?: AdmissionId;
  name?: string;
  connectionString?: string | undefined;
}

/**
 * Issues a ticket and returns its order number and the token of its link. No mail is queued: one without a request
 * would fail the check of the logs.
 */
export async function issueTicket(
  email: string,
  { ticket = 'standard', name = 'Jan', connectionString }: IssueOptions = {},
): Promise<{ number: number; token: string }> {
  const id = randomUUID();
  const token = orderToken(localSecrets.APP_SECRET, { id, tokenVersion: 0 });
  const [order] = await query<{ number: number }>(
    `with issued as (
      insert into orders (id, client, ticket, email, language, state, origin, is_counted, net_minor, vat_minor,
          currency, token_hash, buyer_name, created_at, session_ends_at, hold_ends_at, paid_at)
        values ($1, '', $2, $3, 'pl', 'paid', $4, false, 0, 0, 'PLN', $5, $6, now(), now(),
          now() + interval '5 minutes', now())
        returning id, number),
    held as (insert into ticket (order_id, code)
      select id, upper(substr(md5($3), 1, 4) || '-' || substr(md5($3), 5, 4) || '-'
        || substr(md5($3), 9, 4) || '-' || substr(md5($3), 13, 4)) from issued)
    select number from issued`,
    [id, ticket, email, ticket === 'galas' ? 'invitation' : 'speaker', hashToken(token), name],
    connectionString,
  );
  if (!order) throw new Error(`no ticket was issued to ${email}`);
  return { number: order.number, token };
}

/** Refunds every paid order at the payment provider; the API learns of it by webhook. */
export async function refundPaidOrders(
  stripeOrigin: string,
  connectionString?: string,
): Promise<void> {
  const paid = await query<{ session: string }>(
    "select session_id as session from orders where state = 'paid' and origin = 'sale'",
    [],
    connectionString,
  );
  for (const { session } of paid) await act(stripeOrigin, session, 'refund');
}
