import { lastDay } from '@kongres/content/facts/edition';
import { getNetPrice } from '@kongres/content/facts/price';
import { tickets } from '@kongres/content/facts/tickets';
import { toLocalDay } from '@kongres/content/format/date';
import {
  pricesResponse,
  setPriceRequest,
  withdrawPriceRequest,
} from '@kongres/contract/desk/sales/prices';
import { inReadSnapshot } from '../../../platform/db/connection.ts';
import { readPriceRevision, listPrices } from '../../../sales/prices/price.queries.ts';
import { setPrice, withdrawPrice } from '../../../sales/prices/set-price.ts';
import { emptyResponse } from '../../http/empty-response.ts';
import { sendDomainProblem } from '../../http/send-domain-problem.ts';
import type { DeskRouter } from '../../http/desk-router.ts';

export function registerPriceRoutes({ serve }: DeskRouter): void {
  serve('listPrices', { response: pricesResponse }, async ({ context: { pool, edition, now } }) => {
    return await inReadSnapshot(pool, async (tx) => {
      const rows = await listPrices(tx);
      return {
        today: toLocalDay(edition.now()),
        lastDay,
        revision: await readPriceRevision(tx),
        tickets: tickets.map((ticket) => ({
          ticket: ticket.id,
          prices: rows.filter((row) => row.ticket === ticket.id),
          builtNetMinor: getNetPrice(ticket, now()),
        })),
      };
    });
  });

  serve(
    'setPrice',
    { body: setPriceRequest, response: emptyResponse },
    async ({ body, context, reply }) => {
      const set = await setPrice(context, body);
      return set.ok ? {} : await sendDomainProblem(reply, set.code);
    },
  );

  serve(
    'withdrawPrice',
    { body: withdrawPriceRequest, response: emptyResponse },
    async ({ body, context, reply }) => {
      const withdrawn = await withdrawPrice(context, body);
      return withdrawn.ok ? {} : await sendDomainProblem(reply, withdrawn.code);
    },
  );
}
