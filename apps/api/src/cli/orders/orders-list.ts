import { Option, type Command } from 'commander';
import type { State } from '../../orders/order.ts';
import type { Terminal } from '../terminal/terminal.ts';
import {
  jsonOption,
  languageOption,
  readCount,
  originOption,
  sinceOption,
  ticketOption,
  untilOption,
} from '../terminal/options.ts';
import { orderColumns, orderDocument } from './orders-table.ts';
import { countOrders, pageOfOrders, type OrderFilter } from '../../orders/order-list-queries.ts';

const states: Record<State, string> = {
  pending: 'held for a buyer who is on the way to the payment page',
  awaiting_payment: 'the buyer is at the payment page',
  processing: 'the bank takes its time',
  mismatched: 'paid with another amount: refund it or accept it',
  expired: 'nobody paid, the ticket is for sale again',
  paid: 'the ticket is valid',
  needs_refund: 'the money is on its way back',
  refunded: 'the money is back, the ticket is not valid',
  revoked: 'issued by the organiser and taken back',
};

const stateHelp = Object.entries(states).map(([state, means]) => `  ${state.padEnd(18)}${means}`);

export function addOrdersList(orders: Command, terminal: Terminal): void {
  orders
    .command('list')
    .summary('the newest orders')
    .description('Shows orders, the newest first.')
    .addOption(
      new Option('--state <state>', 'only orders in this state').choices(Object.keys(states)),
    )
    .addOption(ticketOption())
    .addOption(originOption())
    .addOption(languageOption('only buyers who read this language'))
    .addOption(sinceOption())
    .addOption(untilOption())
    .option('--limit <count>', 'how many to show', readCount, 50)
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `\nStates:\n${stateHelp.join('\n')}

Example: the VIP tickets paid since December
  npm run organiser -- orders list --state paid --ticket vip --since 2025-12-01`,
    )
    .action(async (options: OrderFilter & { limit: number; json?: true }) => {
      const rows = await pageOfOrders(terminal.pool, options);
      if (options.json) return terminal.printJson(rows.map(orderDocument));
      if (rows.length === 0) return terminal.print('No orders.');
      terminal.printTable(orderColumns, rows);
      const count = await countOrders(terminal.pool, options);
      if (count > rows.length)
        terminal.remark(`${rows.length} of ${count} orders; --limit shows more.`);
    });
}
