import { InvalidArgumentError, type Command } from 'commander';
import type { TicketId } from '@kongres/content/facts/tickets';
import type { Terminal } from './terminal/terminal.ts';
import { jsonOption, readTicket } from './terminal/options.ts';
import { setCapacity } from '../stock/set-capacity.ts';
import { Refusal } from './terminal/refusal.ts';
import { printStock } from './stock-table.ts';

export function addQuota(program: Command, terminal: Terminal): void {
  const quota = program
    .command('quota')
    .description('How many of each ticket may be sold.')
    .addHelpText('after', '\nExample:\n  npm run organiser -- quota show');

  quota
    .command('show')
    .summary('what is sold, held and left')
    .description(
      'Shows how many of each ticket may be sold, are sold, are held for buyers at the payment page, and are left.',
    )
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  npm run organiser -- quota show')
    .action((options: { json?: true }) => printStock(terminal, options));

  quota
    .command('set')
    .summary('change how many may be sold')
    .description(
      'Changes how many of a ticket may be sold. Never below what is sold and held already.',
    )
    .argument('<ticket>', 'standard, premium or vip', readTicket)
    .argument('<number>', 'a whole number, or: unlimited', readCapacity)
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExamples:\n  npm run organiser -- quota set vip 250\n  npm run organiser -- quota set standard unlimited',
    )
    .action(
      async (ticket: TicketId, { capacity }: ReturnType<typeof readCapacity>, options: object) => {
        const set = await setCapacity(terminal.pool, ticket, capacity);
        if (!set.ok) throw new Refusal(reasonOf(ticket, set));
        await printStock(terminal, options);
      },
    );
}

/** In an object, because commander takes a bare null for "nothing given". */
function readCapacity(text: string): { capacity: number | null } {
  if (text.toLowerCase() === 'unlimited') return { capacity: null };
  if (/^\d{1,9}$/.test(text)) return { capacity: Number(text) };
  throw new InvalidArgumentError('This has to be a whole number, or: unlimited.');
}

function reasonOf(
  ticket: TicketId,
  refused: Exclude<Awaited<ReturnType<typeof setCapacity>>, { ok: true }>,
): string {
  if (refused.code === 'unknown_ticket') return `The database knows no ${ticket} ticket.`;
  const { sold, held } = refused;
  return `${sold} ${ticket} tickets are sold and ${held} are held, so the quota cannot go below ${sold + held}.`;
}
