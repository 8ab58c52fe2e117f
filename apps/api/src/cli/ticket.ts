import type { Command } from 'commander';
import { orderName } from '../orders/order.ts';
import type { Desk } from './terminal/desk.ts';
import { readEntry, takeEntry, type EntryRow } from '../tickets/entry-queries.ts';
import { jsonOption, ticketCodeIn } from './terminal/options.ts';
import { printTime } from './terminal/printed-value.ts';

export function addTicket(program: Command, desk: Desk): void {
  const ticket = program
    .command('ticket')
    .description('Checks tickets at the door.')
    .addHelpText('after', '\nExample:\n  npm run organiser -- ticket check 7F3K-92QD-XM4T-B8HJ');

  ticket
    .command('check <code>')
    .summary('is this ticket valid?')
    .description(
      'Says whether a ticket is valid, used, refunded or unknown. The code may be typed in small letters, with spaces or without dashes.',
    )
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  npm run organiser -- ticket check "7f3k 92qd xm4t b8hj"')
    .action(async (typed: string, options: { json?: true }) => {
      sayEntry(desk, typed, await findEntry(desk, typed), options);
    });

  ticket
    .command('use <code>')
    .summary('let somebody in, once')
    .description('Marks a valid ticket as used. The second time it says when that was.')
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  npm run organiser -- ticket use 7F3K-92QD-XM4T-B8HJ')
    .action(async (typed: string, options: { json?: true }) => {
      const code = ticketCodeIn(typed);
      const isTaken = code !== null && (await takeEntry(desk.pool, code, desk.now));
      const entry = await findEntry(desk, typed);
      // Whoever has just come in held a valid ticket, though it is a used one now.
      sayEntry(desk, typed, isTaken && entry ? { ...entry, usedAt: null } : entry, options);
    });
}

async function findEntry(desk: Desk, typed: string): Promise<EntryRow | undefined> {
  const code = ticketCodeIn(typed);
  return code ? await readEntry(desk.pool, code) : undefined;
}

/** A program at the door goes by the exit code, a person by the first word. */
function sayEntry(
  desk: Desk,
  typed: string,
  entry: EntryRow | undefined,
  { json }: { json?: true },
): void {
  const state = stateOf(entry);
  if (state !== 'valid') desk.exitCode = 1;
  const number = entry ? orderName(entry.number) : null;
  if (json) {
    return desk.sayJson({ state, number, ticket: entry?.ticket, usedAt: entry?.usedAt });
  }
  if (!entry) return desk.say(`UNKNOWN  no ticket has the code ${typed}`);
  const used = state === 'used' ? `, used on ${printTime(entry.usedAt)}` : '';
  desk.say(`${state.toUpperCase()}  ${entry.ticket}, ${number}${used}`);
}

function stateOf(entry: EntryRow | undefined): 'unknown' | 'refunded' | 'used' | 'valid' {
  if (!entry) return 'unknown';
  if (entry.voidAt || entry.state !== 'paid') return 'refunded';
  return entry.usedAt ? 'used' : 'valid';
}
