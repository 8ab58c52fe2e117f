import { InvalidArgumentError, type Command } from 'commander';
import { edition } from '@kongres/content/facts/edition';
import { benefits, type BenefitId } from '@kongres/content/facts/benefits';
import { readBenefits, saveBenefit, type Benefit } from '../attendee/benefits/benefit.queries.ts';
import { roomSourceSchema } from '../live/streaming/room-source.ts';
import { parseLocalTime } from '../live/rooms/parse-local-time.ts';
import { createJsonOption } from './terminal/options.ts';
import type { TableColumn } from './terminal/printed-table.ts';
import { printTime } from './terminal/printed-value.ts';
import type { Terminal } from './terminal/terminal.ts';

export function addBenefitCommands(program: Command, terminal: Terminal): void {
  const benefit = program
    .command('benefit')
    .description('Benefits of tickets: where they are and when.')
    .addHelpText('after', '\nExample:\n  npm run organiser -- benefit show');

  benefit
    .command('show')
    .summary('list benefits')
    .description(
      'Lists the address and start of each benefit. Ticket holders see “follows” for missing ones.',
    )
    .addOption(createJsonOption())
    .addHelpText('after', '\nExample:\n  npm run organiser -- benefit show')
    .action((options: { json?: true }) => printBenefits(terminal, options));

  benefit
    .command('set')
    .summary('set address and start')
    .description(
      'Sets address and start of a benefit for ticket holders, effective immediately and without an email. Omitted options are cleared.',
    )
    .argument('<benefit>', benefits.join(', '), parseBenefit)
    .option('--link <address>', 'an https URL', parseAddress)
    .option('--starts <moment>', 'such as "2026-02-18 18:30"', parseMoment)
    .addOption(createJsonOption())
    .addHelpText(
      'after',
      '\nExample:\n  npm run organiser -- benefit set mentoring --link https://meet.example.com/mentoring --starts "2026-02-18 18:30"',
    )
    .action(
      async (
        id: BenefitId,
        { link, starts, ...options }: { link?: string; starts?: Date; json?: true },
      ) => {
        await saveBenefit(terminal.pool, { id, address: link ?? null, startsAt: starts ?? null });
        await printBenefits(terminal, options);
      },
    );
}

function parseBenefit(text: string): BenefitId {
  const found = benefits.find((id) => id === text.toLowerCase());
  if (found) return found;
  throw new InvalidArgumentError(`Use one of: ${benefits.join(', ')}.`);
}

function parseAddress(address: string): string {
  if (roomSourceSchema.safeParse({ kind: 'link', address }).success) return address;
  throw new InvalidArgumentError('A link must be an https URL without user name and password.');
}

/** Local time of the congress, such as `2026-02-18 14:30`. */
function parseMoment(text: string): Date {
  const moment = parseLocalTime(text);
  if (moment) return moment;
  throw new InvalidArgumentError(
    `Write a time like "2026-02-18 14:30", in ${edition.timeZone} time.`,
  );
}

async function printBenefits(terminal: Terminal, { json }: { json?: true }): Promise<void> {
  const rows = await readBenefits(terminal.pool, benefits);
  if (json) return terminal.printJson(rows);
  terminal.printTable(columns, rows);
}

const columns: readonly TableColumn<Benefit>[] = [
  { title: 'benefit', getValue: ({ id }) => id },
  { title: 'starts', getValue: ({ startsAt }) => startsAt && printTime(startsAt) },
  { title: 'address', getValue: ({ address }) => address, isUntruncated: true },
];
