import type { Command } from 'commander';
import { takeProgramme } from '../../workshops/take-programme.ts';
import { listWorkshops } from '../../workshops/workshop-queries.ts';
import { jsonOption } from '../terminal/options.ts';
import type { TableColumn } from '../terminal/printed-table.ts';
import { printTime } from '../terminal/printed-value.ts';
import { Refusal } from '../terminal/refusal.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** Places in workshops: how many there are is said by the programme, who has one by the tickets. */
export function addWorkshop(program: Command, terminal: Terminal): void {
  const workshop = program
    .command('workshop')
    .description('Workshops that people book places in with their tickets.')
    .addHelpText('after', '\nExample:\n  npm run organiser -- workshop show');

  workshop
    .command('show')
    .summary('seats, who sits, who waits')
    .description('Shows every workshop: when it begins, its seats, and how many sit and wait.')
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  npm run organiser -- workshop show')
    .action((options: { json?: true }) => printWorkshops(terminal, options));

  workshop
    .command('take')
    .summary('take workshops and seats over from the programme')
    .description(
      'Makes the list what the published programme says: run it after publishing. Nobody who sits loses a place; more seats call in who waits, each with a mail.',
    )
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  npm run organiser -- workshop take')
    .action(async (options: { json?: true }) => {
      const taken = await takeProgramme(await terminal.context());
      if (!taken.ok) throw new Refusal('The programme is not published yet.');
      await printWorkshops(terminal, options);
    });
}

type Row = Awaited<ReturnType<typeof listWorkshops>>[number];

async function printWorkshops(terminal: Terminal, { json }: { json?: true }): Promise<void> {
  const rows = await listWorkshops(terminal.pool);
  if (json) return terminal.printJson(rows);
  if (rows.length === 0) {
    return terminal.print('There is no workshop yet: workshop take reads the programme.');
  }
  terminal.printTable(columns, rows);
}

const columns: readonly TableColumn<Row>[] = [
  { title: 'workshop', of: ({ id }) => id, isWhole: true },
  { title: 'starts', of: ({ startsAt }) => printTime(startsAt) },
  { title: 'seats', of: ({ seats }) => seats, isNumber: true },
  { title: 'taken', of: ({ taken }) => taken, isNumber: true },
  { title: 'waiting', of: ({ waiting }) => waiting, isNumber: true },
  { title: 'title', of: ({ title }) => Object.values(title)[0] ?? null },
];
