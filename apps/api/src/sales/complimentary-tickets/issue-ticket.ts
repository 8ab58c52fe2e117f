import { randomUUID } from 'node:crypto';
import { isTicket, type AdmissionId, type Origin } from '@kongres/content/facts/admissions';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { grossOf } from '@kongres/content/facts/price';
import { currency } from '@kongres/content/facts/tickets';
import type { Context } from '../../platform/context.ts';
import { inTransaction, type Connection } from '../../platform/db/connection.ts';
import { queueMail } from '../order-emails/mail-queries.ts';
import { insertIssued } from '../orders/issued-order-queries.ts';
import type { Order } from '../orders/order.ts';
import { hashIssue, orderToken, tokenKey } from '../orders/order-token.ts';
import { hashToken } from '../../platform/tokens.ts';
import { lockOrder } from '../orders/order-queries.ts';
import { sellFree } from '../quotas/stock-queries.ts';
import type { ListedPerson } from './issue-list.ts';
import { readNumbersOf } from './issued-queries.ts';
import { issueTicket as addTicketTo } from '../tickets/ticket-queries.ts';

export interface Issue {
  origin: Exclude<Origin, 'sale'>;
  ticket: AdmissionId;
  email: string;
  language: LanguageCode;
  name: string | null;
  companyName: string | null;
  taxId: string | null;
  /** A sentence that comes with it. */
  greeting: string | null;
  /** What was paid for it elsewhere; nothing for a gift. */
  netMinor: number;
  /** Whether it takes a place of the ticket's quota; an invitation to the galas has none to take. */
  isCounted: boolean;
}

export type Issued =
  { ok: true; order: Order } | { ok: false; code: 'already_issued' | 'sold_out' };

/**
 * Gives somebody a ticket that nobody buys here: an order that is settled at once, its ticket and its mail. The same
 * ticket for the same reason is given to a person once, however often a list is worked through, by however many.
 * Whether the sale is open plays no part: an organiser gives what visitors can no longer buy.
 */
export async function issueTicket(
  { pool, queue, now, config }: Pick<Context, 'pool' | 'queue' | 'now' | 'config'>,
  issue: Issue,
  requestId: string,
): Promise<Issued> {
  const { origin, ticket, email, netMinor } = issue;
  const isCounted = issue.isCounted && isTicket(ticket);
  const id = randomUUID();
  try {
    return await inTransaction(pool, async (tx) => {
      const number = await insertIssued(tx, {
        ...issue,
        id,
        attempt: hashIssue(origin, ticket, email),
        tokenHash: hashToken(orderToken(config.secret, { id, tokenVersion: 0 })),
        tokenKey: tokenKey(config.secret),
        isCounted,
        vatMinor: grossOf(netMinor) - netMinor,
        currency,
        at: now(),
      });
      if (number === null) return { ok: false, code: 'already_issued' };
      // After the order, as everybody does who needs both.
      if (isCounted && !(await sellFree(tx, ticket))) throw new SoldOut();
      await addTicketTo(tx, config.secret, { id, tokenVersion: 0 });
      await queueMail(tx, queue, { orderId: id, kind: 'ticket', requestId });
      const order = await lockOrder(tx, id);
      if (!order) throw new Error('an order is gone that was just written');
      return { ok: true, order };
    });
  } catch (error) {
    if (error instanceof SoldOut) return { ok: false, code: 'sold_out' };
    throw error;
  }
}

/** The orders by which people have been given such a ticket before, by their lines on a list. */
export async function findIssued(
  db: Connection,
  {
    ticket,
    origin,
    people,
  }: Pick<Issue, 'ticket' | 'origin'> & { people: readonly ListedPerson[] },
): Promise<ReadonlyMap<number, number>> {
  const lines = new Map(
    people.map(({ line, email }) => [hashIssue(origin, ticket, email).toString('hex'), line]),
  );
  const attempts = [...lines.keys()].map((hash) => Buffer.from(hash, 'hex'));
  const found = await readNumbersOf(db, attempts);
  return new Map(
    found.map(({ attempt, number }) => [lines.get(attempt.toString('hex')) ?? 0, number]),
  );
}

/** Takes back everything that was written for a ticket that is not there. */
class SoldOut extends Error {}
