import { lastDay } from '@kongres/content/facts/edition';
import { netPrice } from '@kongres/content/facts/price';
import { tickets } from '@kongres/content/facts/tickets';
import { dayAt } from '@kongres/content/format/date';
import {
  pricesAnswer,
  priceSetRequest,
  priceWithdrawRequest,
} from '@kongres/contract/desk/sales/prices';
import { atOneMoment } from '../../../platform/db/connection.ts';
import { readPriceRevision, readPrices } from '../../../sales/prices/price-queries.ts';
import { setPrice, withdrawPrice } from '../../../sales/prices/set-price.ts';
import { done } from '../../http/done.ts';
import { refuse } from '../../http/refuse.ts';
import type { DeskCalls } from '../../http/serve-calls.ts';

/** What each ticket costs from which day on. */
export function servePrices({ serve }: DeskCalls): void {
  serve('prices', { answer: pricesAnswer }, async ({ context: { pool, edition, now } }) => {
    return await atOneMoment(pool, async (tx) => {
      const rows = await readPrices(tx);
      return {
        today: dayAt(edition.now()),
        lastDay,
        revision: await readPriceRevision(tx),
        tickets: tickets.map((ticket) => ({
          ticket: ticket.id,
          prices: rows.filter((row) => row.ticket === ticket.id),
          builtNetMinor: netPrice(ticket, now()),
        })),
      };
    });
  });

  serve('priceSet', { body: priceSetRequest, answer: done }, async ({ body, context, reply }) => {
    const set = await setPrice(context, body);
    return set.ok ? {} : await refuse(reply, set.code);
  });

  serve(
    'priceWithdraw',
    { body: priceWithdrawRequest, answer: done },
    async ({ body, context, reply }) => {
      const withdrawn = await withdrawPrice(context, body);
      return withdrawn.ok ? {} : await refuse(reply, withdrawn.code);
    },
  );
}
