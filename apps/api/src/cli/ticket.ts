import type { Command } from 'commander';
import { editionStart } from '@kongres/content/facts/phases';
import { formatOrderNumber } from '@kongres/content/format/order-number';
import { checkTicket, parseLinkToken } from '../sales/check-in/check-ticket.ts';
import type { TicketCheckRow } from '../sales/check-in/check-in.queries.ts';
import { checkInTicket, type CheckInResult } from '../sales/check-in/check-in-ticket.ts';
import { createTranslator } from '../platform/texts/texts.ts';
import type { Terminal } from './terminal/terminal.ts';
import { createJsonOption } from './terminal/options.ts';
import { printTime } from './terminal/printed-value.ts';

export function addTicketCommands(program: Command, terminal: Terminal): void {
  const ticket = program
    .command('ticket')
    .description('Checks tickets and checks attendees in.')
    .addHelpText('after', '\nExample:\n  npm run organiser -- ticket check 7F3K-92QD-XM4T-B8HJ');

  ticket
    .command('check <code>')
    .summary('check a ticket')
    .description(
      'Prints whether a ticket is valid, used, refunded, revoked or unknown. Case, spaces and dashes of the code do not matter. The link in the QR code works as well.',
    )
    .addOption(createJsonOption())
    .addHelpText('after', '\nExample:\n  npm run organiser -- ticket check "7f3k 92qd xm4t b8hj"')
    .action(async (typed: string, options: { json?: true }) => {
      printCheckIn(terminal, typed, await checkTicket(terminal.pool, typed), options);
    });

  ticket
    .command('check-in <code>')
    .summary('check an attendee in, once')
    .description(
      'Checks in a valid ticket, from the first day on, and prints the time of an earlier check-in. A buyer who may still withdraw must agree first, because the check-in ends that right.',
    )
    .option('--agreed', 'the person agrees that the right to withdraw ends')
    .addOption(createJsonOption())
    .addHelpText('after', '\nExample:\n  npm run organiser -- ticket check-in 7F3K-92QD-XM4T-B8HJ')
    .action(async (typed: string, options: { agreed?: true; json?: true }) => {
      const edition = await terminal.openClock();
      const context = { pool: terminal.pool, now: () => terminal.now, edition };
      const used = await checkInTicket(context, typed, { isAgreed: options.agreed });
      printCheckIn(terminal, typed, used, options);
    });
}

/** The exit code is 0 for valid tickets only. */
function printCheckIn(
  terminal: Terminal,
  typed: string,
  { state, ticket: entry }: CheckInResult,
  { json }: { json?: true },
): void {
  if (state !== 'valid') terminal.exitCode = 1;
  const number = entry ? formatOrderNumber(entry.number) : null;
  if (json) {
    return terminal.printJson({ state, number, ticket: entry?.ticket, usedAt: entry?.checkedInAt });
  }
  if (!entry) {
    // A link gives access to the order, so it is not printed.
    const isLink = parseLinkToken(typed) !== null;
    const what = isLink ? 'no ticket has this link' : `no ticket has the code ${typed}`;
    return terminal.print(`UNKNOWN  ${what}`);
  }
  terminal.print(`${state.toUpperCase()}  ${entry.ticket}, ${number}${formatDetail(state, entry)}`);
}

function formatDetail(
  state: CheckInResult['state'],
  { checkedInAt: usedAt, language }: TicketCheckRow,
): string {
  if (state === 'used') return `, used on ${printTime(usedAt)}`;
  if (state === 'early') return `, admits from ${printTime(editionStart)} on`;
  if (state !== 'needs_consent') return '';
  const question = createTranslator(language, ['purchase'])('purchase:earlyStart');
  return `, may still withdraw. Who agrees to this sentence enters with --agreed:\n  ${question}`;
}
