import type { Command } from 'commander';
import { ticketIds, type TicketId } from '@kongres/content/facts/tickets';
import type { Terminal } from './terminal/terminal.ts';
import { jsonOption, readTicket } from './terminal/options.ts';
import { updateOpen } from '../stock/stock-queries.ts';
import { printStock } from './stock-table.ts';

export function addSales(program: Command, terminal: Terminal): void {
  const sales = program
    .command('sales')
    .description('Opens and closes the sale.')
    .addHelpText('after', '\nExample:\n  npm run organiser -- sales close');

  for (const word of ['open', 'close'] as const) {
    const isOpen = word === 'open';
    sales
      .command(word)
      .summary(isOpen ? 'sell' : 'stop selling')
      .description(
        isOpen
          ? 'Opens the sale of the tickets you name, or of all.'
          : 'Closes the sale of the tickets you name, or of all. Whoever is at the payment page may still pay.',
      )
      .argument(
        '[tickets...]',
        'standard, premium, vip; all of them if you name none',
        (text, named: readonly TicketId[]) => [...named, readTicket(text)],
        [],
      )
      .addOption(jsonOption())
      .addHelpText(
        'after',
        `\nExamples:\n  npm run organiser -- sales ${word}\n  npm run organiser -- sales ${word} vip`,
      )
      .action(async (named: readonly TicketId[], options: { json?: true }) => {
        await updateOpen(terminal.pool, named.length > 0 ? named : ticketIds, isOpen);
        await printStock(terminal, options);
      });
  }
}
