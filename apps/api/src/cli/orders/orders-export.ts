import { open } from 'node:fs/promises';
import type { Command } from 'commander';
import { orderName } from '../../orders/order.ts';
import { byteOrderMark, csvLine } from '../terminal/csv.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { jsonOption, sinceOption, untilOption } from '../terminal/options.ts';
import { orderDocument, printConsent } from './orders-table.ts';
import {
  countOrders,
  listAfter,
  type OrderFilter,
  type OrderRow,
} from '../../orders/order-list-queries.ts';
import { printAmount, printCount, printTime } from '../terminal/printed-value.ts';

const columns: Record<string, (order: OrderRow) => string | null> = {
  number: ({ number }) => orderName(number),
  created: ({ createdAt }) => printTime(createdAt),
  paid: ({ paidAt }) => printTime(paidAt),
  state: ({ state }) => state,
  ticket: ({ ticket }) => ticket,
  origin: ({ origin }) => origin,
  net: ({ netMinor }) => printAmount(netMinor),
  vat: ({ vatMinor }) => printAmount(vatMinor),
  gross: ({ grossMinor }) => printAmount(grossMinor),
  currency: ({ currency }) => currency,
  company: ({ companyName }) => companyName,
  'tax id': ({ taxId }) => taxId,
  name: ({ buyerName }) => buyerName,
  address: ({ billingAddress: at }) => [at?.line1, at?.line2].filter(Boolean).join(', '),
  'postal code': ({ billingAddress: at }) => at?.postalCode ?? null,
  city: ({ billingAddress: at }) => at?.city ?? null,
  region: ({ billingAddress: at }) => at?.region ?? null,
  country: ({ country }) => country,
  language: ({ language }) => language,
  'early start': (order) => printConsent(order),
  used: ({ usedAt }) => printTime(usedAt),
  refunded: ({ refundedMinor }) => printAmount(refundedMinor),
};

const pageSize = 1000;

export function addOrdersExport(orders: Command, terminal: Terminal): void {
  orders
    .command('export')
    .summary('all orders as a table for accounting (CSV)')
    .description(
      'Writes orders as a CSV table that spreadsheet programs open, the oldest first. Times are Warsaw time.',
    )
    .addOption(sinceOption())
    .addOption(untilOption())
    .option('--output <file>', 'write to this file instead of the screen')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExample: the orders of December\n  npm run organiser -- orders export --since 2025-12-01 --until 2025-12-31 --output december.csv',
    )
    .action(async (options: OrderFilter & { output?: string; json?: true }) => {
      const { output } = options;
      const file = output ? await open(output, 'w') : null;
      const write = async (text: string) => {
        if (file) await file.write(text);
        else terminal.write(text);
      };
      let count = 0;
      try {
        if (!options.json) await write(byteOrderMark + csvLine(Object.keys(columns)));
        for await (const page of pages(terminal, options)) {
          const texts = page.map((order, index) =>
            options.json
              ? `${count + index > 0 ? ',\n' : '['}${JSON.stringify(orderDocument(order))}`
              : csvLine(Object.values(columns).map((cell) => cell(order))),
          );
          count += page.length;
          await write(texts.join(''));
        }
        if (options.json) await write(count > 0 ? ']\n' : '[]\n');
      } finally {
        await file?.close();
      }
      if (output) terminal.remark(`${printCount(count, 'order', 'orders')} in ${output}.`);
    });
}

async function* pages(terminal: Terminal, filter: OrderFilter): AsyncGenerator<OrderRow[]> {
  const total = await countOrders(terminal.pool, filter);
  const progress = terminal.progress('Exporting');
  let done = 0;
  let last = 0;
  for (;;) {
    const page = await listAfter(terminal.pool, filter, last, pageSize);
    if (page.length === 0) break;
    yield page;
    last = page.at(-1)?.number ?? last;
    done += page.length;
    progress.show(done, Math.max(done, total));
  }
  progress.end();
}
