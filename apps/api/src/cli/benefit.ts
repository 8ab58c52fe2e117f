import { InvalidArgumentError, type Command } from 'commander';
import { edition } from '@kongres/content/facts/edition';
import { benefits, type BenefitId } from '@kongres/content/facts/benefits';
import { readBenefits, saveBenefit, type Benefit } from '../attendee/benefits/benefit-queries.ts';
import { roomSource } from '../live/streaming/room-source.ts';
import { wallMoment } from '../live/rooms/wall-moment.ts';
import { jsonOption } from './terminal/options.ts';
import type { TableColumn } from './terminal/printed-table.ts';
import { printTime } from './terminal/printed-value.ts';
import type { Terminal } from './terminal/terminal.ts';

/** What a ticket has beside the rooms: its holders read where and when on the congress page. */
export function addBenefit(program: Command, terminal: Terminal): void {
  const benefit = program
    .command('benefit')
    .description('What tickets have beside the rooms: where it is, and when.')
    .addHelpText('after', '\nExample:\n  npm run organiser -- benefit show');

  benefit
    .command('show')
    .summary('what holders are told so far')
    .description('Shows the address and the hour of each; neither is shown as: follows.')
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  npm run organiser -- benefit show')
    .action((options: { json?: true }) => printBenefits(terminal, options));

  benefit
    .command('set')
    .summary('where it is and when')
    .description(
      'Tells the holders where a benefit is and when it begins, at once and without a mail. What is not named is taken back.',
    )
    .argument('<benefit>', benefits.join(', '), readBenefit)
    .option('--link <address>', 'a whole https address', readAddress)
    .option('--starts <moment>', 'such as "2026-02-18 18:30"', readMoment)
    .addOption(jsonOption())
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

function readBenefit(text: string): BenefitId {
  const found = benefits.find((id) => id === text.toLowerCase());
  if (found) return found;
  throw new InvalidArgumentError(`This is one of: ${benefits.join(', ')}.`);
}

function readAddress(address: string): string {
  if (roomSource.safeParse({ kind: 'link', address }).success) return address;
  throw new InvalidArgumentError('A link is a whole https address, without a name or password.');
}

/** A moment of the congress, as its clocks show it: `2026-02-18 14:30`. */
function readMoment(text: string): Date {
  const moment = wallMoment(text);
  if (moment) return moment;
  throw new InvalidArgumentError(
    `A moment is written like "2026-02-18 14:30", by the clocks in ${edition.timeZone}.`,
  );
}

async function printBenefits(terminal: Terminal, { json }: { json?: true }): Promise<void> {
  const rows = await readBenefits(terminal.pool, benefits);
  if (json) return terminal.printJson(rows);
  terminal.printTable(columns, rows);
}

const columns: readonly TableColumn<Benefit>[] = [
  { title: 'benefit', of: ({ id }) => id },
  { title: 'starts', of: ({ startsAt }) => startsAt && printTime(startsAt) },
  { title: 'address', of: ({ address }) => address, isWhole: true },
];
