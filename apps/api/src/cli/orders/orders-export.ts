import { open } from 'node:fs/promises';
import type { Command } from 'commander';
import { orderName } from '../../orders/order.ts';
import { csvFile, plain } from '../../exports/csv-file.ts';
import { pagesFrom, pageSize, type Column } from '../../exports/sheet.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { jsonOption, sinceOption, untilOption } from '../terminal/options.ts';
import { orderDocument, printConsent } from './orders-table.ts';
import {
  countOrders,
  listAfter,
  type OrderFilter,
  type OrderRow,
} from '../../orders/order-list-queries.ts';
import { printCount } from '../terminal/printed-value.ts';

/** Every order, as other programs read it. */
const columns: readonly Column<OrderRow>[] = [
  { title: 'number', kind: 'text', of: ({ number }) => orderName(number) },
  { title: 'created', kind: 'time', of: ({ createdAt }) => createdAt },
  { title: 'paid', kind: 'time', of: ({ paidAt }) => paidAt },
  { title: 'state', kind: 'text', of: ({ state }) => state },
  { title: 'ticket', kind: 'text', of: ({ ticket }) => ticket },
  { title: 'origin', kind: 'text', of: ({ origin }) => origin },
  { title: 'net', kind: 'amount', of: ({ netMinor }) => netMinor },
  { title: 'vat', kind: 'amount', of: ({ vatMinor }) => vatMinor },
  { title: 'gross', kind: 'amount', of: ({ grossMinor }) => grossMinor },
  { title: 'currency', kind: 'text', of: ({ currency }) => currency },
  { title: 'company', kind: 'text', of: ({ companyName }) => companyName },
  { title: 'tax id', kind: 'text', of: ({ taxId }) => taxId },
  { title: 'name', kind: 'text', of: ({ buyerName }) => buyerName },
  {
    title: 'address',
    kind: 'text',
    of: ({ billingAddress: at }) => [at?.line1, at?.line2].filter(Boolean).join(', '),
  },
  { title: 'postal code', kind: 'text', of: ({ billingAddress: at }) => at?.postalCode ?? null },
  { title: 'city', kind: 'text', of: ({ billingAddress: at }) => at?.city ?? null },
  { title: 'region', kind: 'text', of: ({ billingAddress: at }) => at?.region ?? null },
  { title: 'country', kind: 'text', of: ({ country }) => country },
  { title: 'language', kind: 'text', of: ({ language }) => language },
  { title: 'early start', kind: 'text', of: (order) => printConsent(order) },
  { title: 'used', kind: 'time', of: ({ usedAt }) => usedAt },
  { title: 'refunded', kind: 'amount', of: ({ refundedMinor }) => refundedMinor },
];

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
      const pages = async function* () {
        for await (const page of pagesOf(terminal, options)) {
          yield page;
          count += page.length;
        }
      };
      try {
        if (options.json) {
          for await (const page of pages()) {
            const texts = page.map((order, index) => {
              const before = count + index > 0 ? ',\n' : '[';
              return before + JSON.stringify(orderDocument(order));
            });
            await write(texts.join(''));
          }
          await write(count > 0 ? ']\n' : '[]\n');
        } else {
          for await (const text of csvFile({ columns, pages: pages() }, plain)) await write(text);
        }
      } finally {
        await file?.close();
      }
      if (output) terminal.remark(`${printCount(count, 'order', 'orders')} in ${output}.`);
    });
}

async function* pagesOf(terminal: Terminal, filter: OrderFilter): AsyncGenerator<OrderRow[]> {
  const total = await countOrders(terminal.pool, filter);
  const progress = terminal.progress('Exporting');
  let done = 0;
  const pages = pagesFrom(
    0,
    (number) => listAfter(terminal.pool, filter, number, pageSize),
    ({ number }) => number,
  );
  for await (const page of pages) {
    yield page;
    done += page.length;
    progress.show(done, Math.max(done, total));
  }
  progress.end();
}
