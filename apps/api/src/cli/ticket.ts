import type { Command } from 'commander';
import { editionStarts } from '@kongres/content/facts/phases';
import { orderName } from '@kongres/content/format/order-number';
import { checkTicket, linkKeyIn } from '../sales/check-in/check-ticket.ts';
import type { EntryRow } from '../sales/check-in/entry-queries.ts';
import { useTicket, type ShownTicket } from '../sales/check-in/use-ticket.ts';
import { textsFor } from '../platform/texts/texts.ts';
import type { Terminal } from './terminal/terminal.ts';
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
      'Says whether a ticket is valid, used, refunded, revoked or unknown. The code may be typed in small letters, with spaces or without dashes. What a scanner reads from the QR code, which is the ticket’s link, is as good.',
    )
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  npm run organiser -- ticket check "7f3k 92qd xm4t b8hj"')
    .action(async (typed: string, options: { json?: true }) => {
      printEntry(terminal, typed, await checkTicket(terminal.pool, typed), options);
    });

  ticket
    .command('use <code>')
    .summary('let somebody in, once')
    .description(
      'Marks a valid ticket as used, from the first day on. The second time it says when that was. Who could still withdraw is asked first: the entry ends that right.',
    )
    .option('--agreed', 'the person has agreed that the right to withdraw ends')
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  npm run organiser -- ticket use 7F3K-92QD-XM4T-B8HJ')
    .action(async (typed: string, options: { agreed?: true; json?: true }) => {
      const edition = await terminal.edition();
      const context = { pool: terminal.pool, now: () => terminal.now, edition };
      const used = await useTicket(context, typed, { isAgreed: options.agreed });
      printEntry(terminal, typed, used, options);
    });
}

/** A program at the door goes by the exit code, a person by the first word. */
function printEntry(
  terminal: Terminal,
  typed: string,
  { state, entry }: ShownTicket,
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
  terminal.print(`${state.toUpperCase()}  ${entry.ticket}, ${number}${remarkOn(state, entry)}`);
}

function remarkOn(state: ShownTicket['state'], { usedAt, language }: EntryRow): string {
  if (state === 'used') return `, used on ${printTime(usedAt)}`;
  if (state === 'early') return `, admits from ${printTime(editionStarts)} on`;
  if (state !== 'asks') return '';
  const question = textsFor(language, ['purchase'])('purchase:earlyStart');
  return `, may still withdraw. Who agrees to this sentence enters with --agreed:\n  ${question}`;
}
