import type { Command } from 'commander';
import type { Terminal } from '../terminal/terminal.ts';
import { jsonOption } from '../terminal/options.ts';
import { orderColumns, orderDocument, orderLines } from './orders-table.ts';
import { pageOfOrders } from '../../orders/order-list-queries.ts';
import { searchedBy } from '../../orders/searched-order.ts';
import { Refusal } from '../terminal/refusal.ts';

const most = 100;

export function addOrdersFind(orders: Command, terminal: Terminal): void {
  orders
    .command('find <text>')
    .summary('orders by number, e-mail, name, company, tax id or ticket code')
    .description(
      'Finds orders by what a buyer tells you: the order number, the ticket code, or a part of the e-mail address, the name, the company name or the tax id.',
    )
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExamples:\n  npm run organiser -- orders find KAI-1042\n  npm run organiser -- orders find nowak@example.com\n  npm run organiser -- orders find "Huta Nowa"',
    )
    .action(async (typed: string, { json }: { json?: true }) => {
      const text = typed.trim();
      if (!text) throw new Refusal('Say what to look for.');
      const rows = await pageOfOrders(terminal.pool, { searched: searchedBy(text), limit: most });
      if (json) return terminal.printJson(rows.map(orderDocument));
      const [first] = rows;
      if (!first) throw new Refusal(`No order has “${text}” in it.`);
      if (rows.length === 1) return terminal.print(...orderLines(first));
      terminal.printTable(orderColumns, rows);
      if (rows.length === most) terminal.remark(`Only the newest ${most}; say more to find fewer.`);
    });
}
