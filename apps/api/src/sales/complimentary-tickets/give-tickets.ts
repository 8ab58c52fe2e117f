import type { Context } from '../../platform/context.ts';
import type { ListedPerson } from './issue-list.ts';
import { issueTicket, type Issue, type Issued } from './issue-ticket.ts';

/** What everybody on a list is given. */
export type Given = Omit<Issue, 'email' | 'language' | 'name'>;

export interface GivenTo {
  line: number;
  outcome: 'issued' | Extract<Issued, { ok: false }>['code'];
}

/** Issues the same ticket to each listed person in turn. Stops at the first person for whom none is left. */
export async function giveTickets(
  context: Pick<Context, 'pool' | 'queue' | 'now' | 'config'>,
  given: Given,
  people: readonly ListedPerson[],
  requestId: string,
): Promise<GivenTo[]> {
  const results: GivenTo[] = [];
  for (const { line, email, name, language } of people) {
    const issued = await issueTicket(context, { ...given, email, name, language }, requestId);
    const outcome = issued.ok ? 'issued' : issued.code;
    results.push({ line, outcome });
    if (outcome === 'sold_out') break;
  }
  return results;
}
