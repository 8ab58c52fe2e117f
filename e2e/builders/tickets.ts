import { randomUUID } from 'node:crypto';
import { deriveOrderToken } from '@kongres/api/sales/orders/order-token';
import { localSecrets } from '@kongres/api/platform/config/local-secrets';
import { hashToken } from '@kongres/api/platform/tokens';
import type { AdmissionId } from '@kongres/content/facts/admissions';
import { performAction } from '@kongres/tools/stripe-double/test-client';
import { runQuery } from '../database.ts';

interface IssueOptions {
  ticket?: AdmissionId;
  name?: string;
  connectionString?: string | undefined;
}

/** Queues no email: a job without a request id would fail logs.spec.ts. */
export async function issueTicket(
  email: string,
  { ticket = 'standard', name = 'Jan', connectionString }: IssueOptions = {},
): Promise<{ number: number; token: string }> {
  const id = randomUUID();
  const token = deriveOrderToken(localSecrets.APP_SECRET, { id, tokenVersion: 0 });
  const [order] = await runQuery<{ number: number }>(
    `with issued as (
      insert into orders (id, client_hash, ticket, email, language, state, origin, counts_towards_quota, net_minor, vat_minor,
          currency, token_hash, buyer_name, created_at, checkout_expires_at, hold_expires_at, paid_at)
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

/** Refunds every paid order at the payment provider, which notifies the API by webhook. */
export async function refundPaidOrders(
  stripeOrigin: string,
  connectionString?: string,
): Promise<void> {
  const paid = await runQuery<{ session: string }>(
    "select checkout_session_id as session from orders where state = 'paid' and origin = 'sale'",
    [],
    connectionString,
  );
  for (const { session } of paid) await performAction(stripeOrigin, session, 'refund');
}
