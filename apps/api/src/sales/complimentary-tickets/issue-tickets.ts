import type { Context } from '../../platform/context.ts';
import type { Recipient } from './recipient-list.ts';
import { issueTicket, type IssueTicketInput, type IssueTicketResult } from './issue-ticket.ts';

export type SharedTicketDetails = Omit<IssueTicketInput, 'email' | 'language' | 'name'>;

export interface IssueResult {
  line: number;
  outcome: 'issued' | Extract<IssueTicketResult, { ok: false }>['code'];
}

/** Issues the same ticket to every recipient in turn; stops when the quota is sold out. */
export async function issueTickets(
  context: Pick<Context, 'pool' | 'queue' | 'now' | 'config'>,
  details: SharedTicketDetails,
  recipients: readonly Recipient[],
  requestId: string,
): Promise<IssueResult[]> {
  const results: IssueResult[] = [];
  for (const { line, email, name, language } of recipients) {
    const issued = await issueTicket(context, { ...details, email, name, language }, requestId);
    const outcome = issued.ok ? 'issued' : issued.code;
    results.push({ line, outcome });
    if (outcome === 'sold_out') break;
  }
  return results;
}
