import type { Command } from 'commander';
import { orderName } from '../orders/order.ts';
import type { Terminal } from './terminal/terminal.ts';
import { checkTicket, linkKeyIn, useTicket, type CheckedTicket } from '../tickets/check-ticket.ts';
import { jsonOption } from './terminal/options.ts';
import { printTime } from './terminal/printed-value.ts';

export function addTicket(program: Command, terminal: Terminal): void {
  const ticket = program
    .command('ticket')
    .description('Checks tickets at the door.')
    .addHelpText('after', '\nExample:\n  npm run organiser -- ticket check 7F3K-92QD-XM4T-B8HJ');

  ticket
    .command('check <code>')
    .summary('is this ticket valid?')
    .description(
      'Says whether a ticket is valid, used, refunded or unknown. The code may be typed in small letters, with spaces or without dashes. What a scanner reads from the QR code, which is the ticket’s link, is as good.',
    )
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  npm run organiser -- ticket check "7f3k 92qd xm4t b8hj"')
    .action(async (typed: string, options: { json?: true }) => {
      printEntry(terminal, typed, await checkTicket(terminal.pool, typed), options);
    });

  ticket
    .command('use <code>')
    .summary('let somebody in, once')
    .description('Marks a valid ticket as used. The second time it says when that was.')
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  npm run organiser -- ticket use 7F3K-92QD-XM4T-B8HJ')
    .action(async (typed: string, options: { json?: true }) => {
      const context = { pool: terminal.pool, now: () => terminal.now };
      printEntry(terminal, typed, await useTicket(context, typed), options);
    });
}

/** A program at the door goes by the exit code, a person by the first word. */
function printEntry(
  terminal: Terminal,
  typed: string,
  { state, entry }: CheckedTicket,
  { json }: { json?: true },
): void {
  if (state !== 'valid') terminal.exitCode = 1;
  const number = entry ? orderName(entry.number) : null;
  if (json) {
    return terminal.printJson({ state, number, ticket: entry?.ticket, usedAt: entry?.usedAt });
  }
  if (!entry) {
    // A link is the key to the whole order: it is not repeated.
    const isLink = linkKeyIn(typed) !== null;
    const what = isLink ? 'no ticket has this link' : `no ticket has the code ${typed}`;
    return terminal.print(`UNKNOWN  ${what}`);
  }
  const used = state === 'used' ? `, used on ${printTime(entry.usedAt)}` : '';
  terminal.print(`${state.toUpperCase()}  ${entry.ticket}, ${number}${used}`);
}
