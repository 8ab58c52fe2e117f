import { isTicket } from '@kongres/content/facts/admissions';
import {
  issueAnswer,
  issueCheckAnswer,
  issueCheckRequest,
  issuedLatelyAnswer,
  issueRequest,
  type IssueRequest,
} from '@kongres/contract/desk/sales/issuing';
import { mostListed } from '@kongres/contract/desk/sales/list-faults';
import {
  giveTickets,
  type Given,
  type GivenTo,
} from '../../../sales/complimentary-tickets/give-tickets.ts';
import { readIssueList } from '../../../sales/complimentary-tickets/issue-list.ts';
import { listIssuedLately } from '../../../sales/complimentary-tickets/issued-queries.ts';
import { findIssued } from '../../../sales/complimentary-tickets/issue-ticket.ts';
import { priceNow } from '../../../sales/prices/price-queries.ts';
import { refuse } from '../../http/refuse.ts';
import type { DeskCalls, DeskContext } from '../../http/serve-calls.ts';

/** Tickets that nobody buys: a list of people, each given the same. */
export function serveIssuing({ serve }: DeskCalls): void {
  serve(
    'issueCheck',
    { body: issueCheckRequest, answer: issueCheckAnswer },
    async ({ body: { list, language, ticket, origin }, context: { pool }, reply }) => {
      const { people, faults } = readIssueList(list, language);
      if (people.length > mostListed) return await refuse(reply, 'too_many_listed');
      const known = await findIssued(pool, { ticket, origin, people });
      return {
        ready: people.map((person) => ({ ...person, number: known.get(person.line) ?? null })),
        faults,
      };
    },
  );

  serve(
    'issue',
    { body: issueRequest, answer: issueAnswer },
    async ({ body, context, request, reply }) => {
      if (isTicket(body.ticket) === (body.origin === 'invitation')) {
        return await refuse(reply, 'invalid_request');
      }
      const { people, faults } = readIssueList(body.list, body.language);
      if (people.length === 0) return await refuse(reply, 'nobody_listed');
      if (people.length > mostListed) return await refuse(reply, 'too_many_listed');
      const given = await givenBy(body, context);
      if (!given) return await refuse(reply, 'invalid_request');
      const results = await giveTickets(context, given, people, request.id);
      const linesOf = (outcome: GivenTo['outcome']) =>
        results.filter((each) => each.outcome === outcome).map(({ line }) => line);
      const [soldOutAt = null] = linesOf('sold_out');
      return {
        issued: linesOf('issued').length,
        before: linesOf('already_issued').length,
        soldOutAt,
        left: [
          ...faults.filter(({ code }) => code !== 'listed_twice').map(({ line }) => line),
          ...people
            .slice(soldOutAt === null ? results.length : results.length - 1)
            .map(({ line }) => line),
        ].toSorted((one, other) => one - other),
      };
    },
  );

  serve('issuedLately', { answer: issuedLatelyAnswer }, async ({ context: { pool } }) => ({
    batches: (await listIssuedLately(pool, 8)).map((batch) => ({
      ...batch,
      at: batch.at.toISOString(),
    })),
  }));
}

/** Only a transfer costs anything and has somebody to invoice; an invitation has no quota to count in. Null before the first price. */
async function givenBy(
  body: IssueRequest,
  { pool, edition }: Pick<DeskContext, 'pool' | 'edition'>,
): Promise<Given | null> {
  const { ticket, origin, isCounted, netMinor, company, taxId, greeting } = body;
  const isPaid = origin === 'transfer' && isTicket(ticket);
  const price = isPaid ? (netMinor ?? (await priceNow(pool, ticket, edition.now()))) : 0;
  if (price === null) return null;
  return {
    ticket,
    origin,
    netMinor: price,
    companyName: company || null,
    taxId: taxId || null,
    greeting: greeting ?? null,
    isCounted: isCounted && isTicket(ticket),
  };
}
