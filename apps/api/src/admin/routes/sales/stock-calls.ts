import { phaseAt } from '@kongres/content/facts/phases';
import {
  stockAnswer,
  stockCapacityRequest,
  stockOpenRequest,
} from '@kongres/contract/desk/sales/stock';
import { listStock } from '../../../sales/quotas/list-stock.ts';
import { setCapacity } from '../../../sales/quotas/set-capacity.ts';
import { updateOpen } from '../../../sales/quotas/stock-queries.ts';
import { done } from '../../http/done.ts';
import { refuse } from '../../http/refuse.ts';
import type { DeskCalls } from '../../http/serve-calls.ts';

/** How many of each ticket may be sold, and whether they are. */
export function serveStock({ serve }: DeskCalls): void {
  serve('stock', { answer: stockAnswer }, async ({ context: { pool, edition } }) => ({
    isOver: phaseAt(edition.now()) === 'after',
    tickets: await listStock(pool, edition),
  }));

  serve('stockOpen', { body: stockOpenRequest, answer: done }, async ({ body, context }) => {
    await updateOpen(context.pool, body.ticket, body.isOpen);
    return {};
  });

  serve(
    'stockCapacity',
    { body: stockCapacityRequest, answer: done },
    async ({ body: { ticket, capacity }, context, reply }) => {
      const set = await setCapacity(context.pool, ticket, capacity);
      return set.ok ? {} : await refuse(reply, set.code);
    },
  );
}
