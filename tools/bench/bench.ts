import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { describeMachine } from '../acceptance/machine.ts';
import { orSayWhyNot } from '../stack/refusal.ts';
import { measurePages } from './pages.ts';
import { measurePurchases } from './purchases.ts';
import type { Pairs } from './pairs.ts';
import { writeFigures } from './write-figures.ts';

/** How near we are to what nginx and PostgreSQL could do without us. Everything else should be quiet. */
const { values } = parseArgs({
  options: { pairs: { type: 'string', default: '7' }, only: { type: 'string' } },
});
const pairs = Number(values.pairs);
const loadBefore = load();
const parts = {
  pages: {
    goal: 0.95,
    name: 'a page through our nginx, against a bare nginx with a file of equal size',
    measure: measurePages,
  },
  purchases: {
    goal: 0.5,
    name: '`POST /api/purchase`, against the same SQL by pgbench, all on shared cores',
    measure: (count: number) => measurePurchases(count, 'shared'),
  },
  'purchases-apart': {
    goal: 0.5,
    name: 'the same with the API on a core of its own and the load on another',
    measure: (count: number) => measurePurchases(count, 'own'),
  },
};

const rows: string[] = [];
for (const [id, { name, goal, measure }] of Object.entries(parts)) {
  if (values.only && values.only !== id) continue;
  console.log(`\n${name}`);
  rows.push(rowOf(name, goal, await orSayWhyNot(() => measure(pairs))));
}
const table = await format(
  [
    '| what | ours a second | bare a second | ratio (median) | spread | goal | reached |',
    '| - | -: | -: | -: | - | -: | - |',
    ...rows,
  ].join('\n'),
  { parser: 'markdown' },
);
console.log(`\n${table}`);
if (!values.only && pairs >= 7) {
  await writeFigures(
    'figures',
    `Measured on ${new Date().toISOString().slice(0, 10)} in ${pairs} pairs. Machine: ${describeMachine()}. Load when it began: ${loadBefore}.

${table}`,
  );
}

function rowOf(name: string, goal: number, measured: Pairs): string {
  const { ours, bare, ratio, lowest, highest } = measured;
  const cells = [
    name,
    ours.toFixed(0),
    bare.toFixed(0),
    ratio.toFixed(2),
    `${lowest.toFixed(2)} to ${highest.toFixed(2)}`,
    goal.toFixed(2),
    ratio >= goal ? 'yes' : '**no**',
  ];
  return `| ${cells.join(' | ')} |`;
}

/** How busy the machine was in the last minute. */
function load(): string {
  return loadavg()[0]?.toFixed(2) ?? '';
}
