import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { describeMachine } from '../acceptance/machine.ts';
import { orSayWhyNot } from '../lib/refusal.ts';
import { measurePurchases } from './purchases.ts';
import { writeFigures } from './write-figures.ts';

/** Purchases through the product against the same SQL in bare PostgreSQL, in pairs of runs. */
const { values } = parseArgs({ options: { pairs: { type: 'string', default: '7' } } });
const goal = 0.5;
const pairs = Number(values.pairs);
const loadBefore = loadavg()[0]?.toFixed(2) ?? '';
const { product, bare, ratio, lowest, highest } = await orSayWhyNot(() => measurePurchases(pairs));
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
// Fewer pairs are a trial run.
if (pairs >= 7) {
  await writeFigures(
    'figures',
    `Measured on ${new Date().toISOString().slice(0, 10)} in ${pairs} pairs. Machine: ${describeMachine()}. Load when it began: ${loadBefore}.

${table}`,
  );
}
