import { randomUUID } from 'node:crypto';
import { isTicket, type AdmissionId, type Origin } from '@kongres/content/facts/admissions';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { addVat } from '@kongres/content/facts/price';
import { currency } from '@kongres/content/facts/tickets';
import type { Context } from '../../platform/context.ts';
import { inTransaction, type Connection } from '../../platform/db/connection.ts';
import { queueOrderEmail } from '../order-emails/order-email.queries.ts';
import { insertIssuedOrder } from '../orders/issued-order.queries.ts';
import type { Order } from '../orders/order.ts';
import { hashIssuedTicket, deriveOrderToken, deriveTokenKey } from '../orders/order-token.ts';
import { hashToken } from '../../platform/tokens.ts';
import { lockOrder } from '../orders/order.queries.ts';
import { sellFromQuota } from '../quotas/quota.queries.ts';
import type { Recipient } from './recipient-list.ts';
import { listOrderNumbersByKey } from './complimentary-tickets.queries.ts';
import { createTicket } from '../tickets/ticket.queries.ts';

export interface IssueTicketInput {
  origin: Exclude<Origin, 'sale'>;
  ticket: AdmissionId;
  email: string;
  language: LanguageCode;
  name: string | null;
  companyName: string | null;
  taxId: string | null;
  greeting: string | null;
  /** Amount paid outside this shop; 0 for a gift. */
  netMinor: number;
  /** Ignored for gala invitations, which have no quota. */
  countsTowardsQuota: boolean;
}

export type IssueTicketResult =
  { ok: true; order: Order } | { ok: false; code: 'already_issued' | 'sold_out' };

/**
 * Creates a paid order with its ticket and queues the email. Idempotent per origin, ticket and
 * address, so a list can be processed repeatedly and concurrently. Works while the sale is closed.
 */
export async function issueTicket(
  { pool, queue, now, config }: Pick<Context, 'pool' | 'queue' | 'now' | 'config'>,
  input: IssueTicketInput,
  requestId: string,
): Promise<IssueTicketResult> {
  const { origin, ticket, email, netMinor } = input;
  const countsTowardsQuota = input.countsTowardsQuota && isTicket(ticket);
  const id = randomUUID();
  try {
    return await inTransaction(pool, async (tx) => {
      const number = await insertIssuedOrder(tx, {
        ...input,
        id,
        idempotencyKeyHash: hashIssuedTicket(origin, ticket, email),
        tokenHash: hashToken(deriveOrderToken(config.secret, { id, tokenVersion: 0 })),
        tokenKey: deriveTokenKey(config.secret),
        countsTowardsQuota,
        vatMinor: addVat(netMinor) - netMinor,
        currency,
        issuedAt: now(),
      });
      if (number === null) return { ok: false, code: 'already_issued' };
      // Lock order: the order row before the quota row.
      if (countsTowardsQuota && !(await sellFromQuota(tx, ticket))) throw new SoldOutError();
      await createTicket(tx, config.secret, { id, tokenVersion: 0 });
      await queueOrderEmail(tx, queue, { orderId: id, kind: 'ticket', requestId });
      const order = await lockOrder(tx, id);
      if (!order) throw new Error('The inserted order does not exist');
      return { ok: true, order };
    });
  } catch (error) {
    if (error instanceof SoldOutError) return { ok: false, code: 'sold_out' };
    throw error;
  }
}

/** Maps lines of the list to the numbers of orders that were issued for them before. */
export async function findIssuedOrders(
  db: Connection,
  {
    ticket,
    origin,
    people,
  }: Pick<IssueTicketInput, 'ticket' | 'origin'> & { people: readonly Recipient[] },
): Promise<ReadonlyMap<number, number>> {
  const lines = new Map(
    people.map(({ line, email }) => [
      hashIssuedTicket(origin, ticket, email).toString('hex'),
      line,
    ]),
  );
  const keyHashes = [...lines.keys()].map((hash) => Buffer.from(hash, 'hex'));
  const found = await listOrderNumbersByKey(db, keyHashes);
  return new Map(
    found.map(({ idempotencyKeyHash, number }) => [
      lines.get(idempotencyKeyHash.toString('hex')) ?? 0,
      number,
    ]),
  );
}

/** Thrown to roll the transaction back. */
class SoldOutError extends Error {}
