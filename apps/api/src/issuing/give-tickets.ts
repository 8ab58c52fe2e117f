import type { OwnContext } from '../context.ts';
import { readOrder } from '../orders/order-queries.ts';
import type { ListedPerson } from './issue-list.ts';
import { issueTicket, type Issue } from './issue-ticket.ts';

/** What everybody on a list is given. */
export type Given = Omit<Issue, 'email' | 'language' | 'name'>;

export interface GivenTo {
  line: number;
  email: string;
  outcome: 'issued' | 'already_issued' | 'sold_out';
  number: number | null;
}

/**
 * Gives the same to everybody who is named, one after the other; who was given it before is left alone. Stops where
 * none is left. Each is told of as it is done, so that who was served is known also when the rest fails.
 */
export async function giveTickets(
  context: Pick<OwnContext, 'pool' | 'queue' | 'now' | 'config'>,
  given: Given,
  people: readonly ListedPerson[],
  { requestIdOf, onEach }: { requestIdOf: () => string; onEach: (done: GivenTo) => void },
): Promise<void> {
  for (const { line, email, name, language } of people) {
    const issued = await issueTicket(context, { ...given, email, name, language }, requestIdOf());
    const order = issued.ok
      ? issued.order
      : 'orderId' in issued && (await readOrder(context.pool, issued.orderId));
    const outcome = issued.ok ? 'issued' : issued.code;
    onEach({ line, email, outcome, number: order ? order.number : null });
    if (outcome === 'sold_out') return;
  }
}
