import { randomUUID } from 'node:crypto';
import type { Context } from '../../src/platform/context.ts';
import {
  issueTicket,
  type IssueTicketInput,
} from '../../src/sales/complimentary-tickets/issue-ticket.ts';
import { deriveOrderToken } from '../../src/sales/orders/order-token.ts';

export function buildIssueRequest(changes: Partial<IssueTicketInput> = {}): IssueTicketInput {
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
    countsTowardsQuota: true,
    ...changes,
  };
}

/** Returns the order and its access token. */
export async function issueTestTicket(context: Context, changes: Partial<IssueTicketInput> = {}) {
  const issued = await issueTicket(context, buildIssueRequest(changes), randomUUID());
  if (!issued.ok) throw new Error(issued.code);
  return { ...issued.order, token: deriveOrderToken(context.config.secret, issued.order) };
}
