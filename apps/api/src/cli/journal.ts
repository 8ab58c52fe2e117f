import type { Command } from 'commander';
import { orderName } from '../orders/order.ts';
import type { Terminal } from './terminal/terminal.ts';
import { listDeeds, type Deed } from '../journal/journal-queries.ts';
import { jsonOption, readCount, readOrderNumber } from './terminal/options.ts';
import type { TableColumn } from './terminal/printed-table.ts';
import { printAmount, printTime } from './terminal/printed-value.ts';
import { Refusal } from './terminal/refusal.ts';

export function addJournal(program: Command, terminal: Terminal): void {
  program
    .command('journal')
    .summary('who did what, and when')
    .description(
      'Shows what was done to orders, tickets, quotas, the sale and the footer, the newest last. Nothing in it can be changed.',
    )
    .argument('[number]', 'only this order, such as KAI-1042', readOrderNumber)
    .option('--limit <count>', 'how many to show', readCount, 50)
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  npm run organiser -- journal KAI-1042')
    .action(async (number: number | undefined, { limit, json }: { limit: number; json?: true }) => {
      const deeds = await listDeeds(terminal.pool, number ?? null, limit);
      if (json) return terminal.printJson(deeds.map(document));
      if (deeds.length === 0) {
        throw new Refusal(number ? `The journal knows no ${orderName(number)}.` : 'No deeds yet.');
      }
      terminal.printTable(columns, deeds);
      if (deeds.length === limit) terminal.remark(`The newest ${limit}; --limit shows more.`);
    });
}

const columns: readonly TableColumn<Deed>[] = [
  { title: 'time', of: ({ at }) => printTime(at) },
  { title: 'who', of: ({ actor }) => actor },
  { title: 'role', of: ({ role }) => role },
  { title: 'order', of: ({ number }) => number && orderName(number) },
  { title: 'what', of: ({ deed }) => deed.replaceAll('_', ' ') },
  { title: 'facts', of: ({ facts }) => printFacts(facts), isWhole: true },
];

function document({ number, ...deed }: Deed) {
  return { ...deed, number: number && orderName(number) };
}

/** `paid, vip, gross 1228.77`: words speak for themselves, numbers are named, changes have an arrow. */
function printFacts({ from, to, ...facts }: Deed['facts']): string {
  const change = to === undefined ? [] : [`${from ?? 'unlimited'} → ${to ?? 'unlimited'}`];
  const rest = Object.entries(facts).map(([name, value]) => {
    if (typeof value === 'string') return value;
    const isAmount = name.endsWith('_minor');
    const values = [value].flat().map((one) => (isAmount ? printAmount(Number(one)) : String(one)));
    return `${name.replace('_minor', '')} ${values.join(' → ')}`;
  });
  return [...change, ...rest].join(', ');
}
