import { InvalidArgumentError, type Command } from 'commander';
import { orderName, orderNumberIn } from '@kongres/content/format/order-number';
import { wordsOf } from '../platform/incidents/alarm-kinds.ts';
import { factLines } from '../platform/incidents/compose-alarm.ts';
import { listAlarms, type AlarmRow } from '../platform/incidents/alarm-list-queries.ts';
import { settleByHand } from '../platform/incidents/raise-alarm.ts';
import type { Terminal } from './terminal/terminal.ts';
import { jsonOption } from './terminal/options.ts';
import type { TableColumn } from './terminal/printed-table.ts';
import { printTime } from './terminal/printed-value.ts';
import { Refusal } from './terminal/refusal.ts';

export function addAlarms(program: Command, terminal: Terminal): void {
  const alarms = program
    .command('alarms')
    .description('What needs a person, until somebody has settled it.')
    .addHelpText('after', '\nExample:\n  npm run organiser -- alarms');

  alarms
    .command('list', { isDefault: true })
    .summary('what waits for somebody')
    .description(
      'Shows the alarms nobody has settled, the oldest first, and what to do about them.',
    )
    .option('--all', 'also those that are settled')
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  npm run organiser -- alarms list --all')
    .action(async ({ all, json }: { all?: true; json?: true }) => {
      const rows = await listAlarms(terminal.pool, { all });
      if (json) return terminal.printJson(rows.map(document));
      if (rows.length === 0) return terminal.print(all ? 'No alarms.' : 'Nothing needs a person.');
      terminal.printTable(all ? [...columns, settled] : columns, rows);
      const kinds = new Set(rows.filter((row) => !row.settledAt).map(({ kind }) => kind));
      for (const { title, happened, todo } of [...kinds].map(wordsOf)) {
        terminal.print('', title, happened, todo);
      }
    });

  alarms
    .command('settle')
    .summary('say that an alarm is settled')
    .description('Takes an alarm off the list, or all alarms of an order.')
    .argument('<id or number>', 'an alarm’s id as listed, or an order such as KAI-1042', readWhich)
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  npm run organiser -- alarms settle KAI-1042')
    .action(async (which: ReturnType<typeof readWhich>, { json }: { json?: true }) => {
      const rows = await settleByHand(terminal.pool, which);
      if (rows.length === 0) throw new Refusal('No open alarm is called so.');
      if (json) return terminal.printJson(rows.map(document));
      terminal.print(
        ...rows.map((row) => `Settled: ${wordsOf(row.kind).title} (${aboutWhat(row)})`),
      );
    });
}

const columns: readonly TableColumn<AlarmRow>[] = [
  { title: 'id', of: ({ id }) => id.slice(0, 8) },
  { title: 'raised', of: ({ raisedAt }) => printTime(raisedAt) },
  { title: 'mailed', of: ({ mailedAt }) => printTime(mailedAt) || 'not yet' },
  { title: 'what', of: ({ kind }) => wordsOf(kind).title },
  { title: 'about', of: aboutWhat },
  { title: 'facts', of: ({ facts }) => factLines(facts).join(', '), isWhole: true },
];

const settled: TableColumn<AlarmRow> = {
  title: 'settled',
  of: ({ settledAt }) => printTime(settledAt),
};

function aboutWhat({ number, subject }: AlarmRow): string {
  return number === null ? subject : orderName(number);
}

function document({ number, ...row }: AlarmRow) {
  const { title, todo } = wordsOf(row.kind);
  return { ...row, number: number && orderName(number), title, todo };
}

/** Eight digits may be either: an alarm's id is looked for first. */
function readWhich(text: string): { id: string | null; number: number | null } {
  const id = /^[\da-f]{8}[\da-f-]{0,28}$/i.test(text) ? text.toLowerCase() : null;
  const number = orderNumberIn(text);
  if (id === null && number === null) {
    throw new InvalidArgumentError('This is no id of an alarm and no order number.');
  }
  return { id, number };
}
