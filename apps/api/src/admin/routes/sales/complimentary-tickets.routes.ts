import { isTicket } from '@kongres/content/facts/admissions';
import {
  issueTicketsResponse,
  checkTicketListResponse,
  checkTicketListRequest,
  issuedBatchesResponse,
  issueTicketsRequest,
  type IssueTicketsRequest,
} from '@kongres/contract/desk/sales/complimentary-tickets';
import { maxListedPeople } from '@kongres/contract/desk/sales/ticket-list-errors';
import {
  issueTickets,
  type SharedTicketDetails,
  type IssueResult,
} from '../../../sales/complimentary-tickets/issue-tickets.ts';
import { parseRecipientList } from '../../../sales/complimentary-tickets/recipient-list.ts';
import { listRecentBatches } from '../../../sales/complimentary-tickets/complimentary-tickets.queries.ts';
import { findIssuedOrders } from '../../../sales/complimentary-tickets/issue-ticket.ts';
import { readNetPrice } from '../../../sales/prices/price.queries.ts';
import { sendDomainProblem } from '../../http/send-domain-problem.ts';
import type { DeskRouter, DeskContext } from '../../http/desk-router.ts';

export function registerComplimentaryTicketRoutes({ serve }: DeskRouter): void {
  serve(
    'checkTicketList',
    { body: checkTicketListRequest, response: checkTicketListResponse },
    async ({ body: { list, language, ticket, origin }, context: { pool }, reply }) => {
      const { people, faults } = parseRecipientList(list, language);
      if (people.length > maxListedPeople) return await sendDomainProblem(reply, 'list_too_long');
      const known = await findIssuedOrders(pool, { ticket, origin, people });
      return {
        ready: people.map((person) => ({ ...person, number: known.get(person.line) ?? null })),
        errors: faults,
      };
    },
  );

  serve(
    'issueTickets',
    { body: issueTicketsRequest, response: issueTicketsResponse },
    async ({ body, context, request, reply }) => {
      if (isTicket(body.ticket) === (body.origin === 'invitation')) {
        return await sendDomainProblem(reply, 'invalid_request');
      }
      const { people, faults } = parseRecipientList(body.list, body.language);
      if (people.length === 0) return await sendDomainProblem(reply, 'empty_list');
      if (people.length > maxListedPeople) return await sendDomainProblem(reply, 'list_too_long');
      const given = await toTicketDetails(body, context);
      if (!given) return await sendDomainProblem(reply, 'invalid_request');
      const results = await issueTickets(context, given, people, request.id);
      const listLines = (outcome: IssueResult['outcome']) =>
        results.filter((result) => result.outcome === outcome).map(({ line }) => line);
      const [soldOutAt = null] = listLines('sold_out');
      return {
        issued: listLines('issued').length,
        alreadyIssued: listLines('already_issued').length,
        soldOutAtLine: soldOutAt,
        unprocessedLines: [
          ...faults.filter(({ code }) => code !== 'listed_twice').map(({ line }) => line),
          ...people
            .slice(soldOutAt === null ? results.length : results.length - 1)
            .map(({ line }) => line),
        ].toSorted((one, other) => one - other),
      };
    },
  );

  serve(
    'listIssuedBatches',
    { response: issuedBatchesResponse },
    async ({ context: { pool } }) => ({
      batches: (await listRecentBatches(pool, 8)).map((batch) => ({
        ...batch,
        at: batch.at.toISOString(),
      })),
    }),
  );
}

/**
 * Only bank transfers have a price and an invoice; invitations never count towards a quota. Null
 * before the first price.
 */
async function toTicketDetails(
  body: IssueTicketsRequest,
  { pool, edition }: Pick<DeskContext, 'pool' | 'edition'>,
): Promise<SharedTicketDetails | null> {
  const { ticket, origin, netMinor, company, taxId, greeting } = body;
  const isPaid = origin === 'transfer' && isTicket(ticket);
  const price = isPaid ? (netMinor ?? (await readNetPrice(pool, ticket, edition.now()))) : 0;
  if (price === null) return null;
  return {
    ticket,
    origin,
    netMinor: price,
    companyName: company || null,
    taxId: taxId || null,
    greeting: greeting ?? null,
    countsTowardsQuota: body.countsTowardsQuota && isTicket(ticket),
  };
}
