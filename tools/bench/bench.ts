import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { describeMachine } from '../acceptance/machine.ts';
import { exitOnRefusal } from '../lib/refusal.ts';
import { measurePurchases } from './purchases.ts';
import { writeFigures } from './write-figures.ts';

const { values } = parseArgs({ options: { pairs: { type: 'string', default: '7' } } });
const goal = 0.5;
const pairs = Number(values.pairs);
const loadBefore = loadavg()[0]?.toFixed(2) ?? '';
const { product, bare, ratio, lowest, highest } = await exitOnRefusal(() =>
  measurePurchases(pairs),
);
const cells = [
  product.toFixed(0),
  bare.toFixed(0),
  ratio.toFixed(2),
  `${lowest.toFixed(2)} to ${highest.toFixed(2)}`,
  goal.toFixed(2),
  ratio >= goal ? 'yes' : '**no**',
];
const table = `| product, purchases a second | bare SQL, purchases a second | ratio (median) | spread | goal | reached |
| -: | -: | -: | - | -: | - |
| ${cells.join(' | ')} |
`;
console.log(`\n${table}`);
// Fewer pairs are for testing only.
if (pairs >= 7) {
  await writeFigures(
    'figures',
    `Measured on ${new Date().toISOString().slice(0, 10)} in ${pairs} pairs. Machine: ${describeMachine()}. Load when it began: ${loadBefore}.

${table}`,
  );
}
