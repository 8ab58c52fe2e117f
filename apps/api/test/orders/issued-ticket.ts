import { randomUUID } from 'node:crypto';
import type { Context } from '../../src/platform/context.ts';
import { issueTicket, type Issue } from '../../src/sales/complimentary-tickets/issue-ticket.ts';
import { orderToken } from '../../src/sales/orders/order-token.ts';

/** A complimentary ticket as the desk asks for it. */
export function issueRequest(changes: Partial<Issue> = {}): Issue {
  return {
    origin: 'press',
    ticket: 'standard',
    email: `${randomUUID()}@example.com`,
    language: 'pl',
    name: null,
    companyName: null,
    taxId: null,
    greeting: null,
    netMinor: 0,
    isCounted: true,
    ...changes,
  };
}

/** A complimentary ticket with the token of its link. */
export async function issuedTicket(context: Context, changes: Partial<Issue> = {}) {
  const issued = await issueTicket(context, issueRequest(changes), randomUUID());
  if (!issued.ok) throw new Error(issued.code);
  return { ...issued.order, token: orderToken(context.config.secret, issued.order) };
}
