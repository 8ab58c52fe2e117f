import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describeMachine } from '../../acceptance/machine.ts';
import { orSayWhyNot } from '../../lib/refusal.ts';
import { writeFigures } from '../write-figures.ts';
import { arrive } from './arrive.ts';
import { cpuEach, cpuSeconds } from './cpu.ts';
import { sell } from './sell.ts';
import { startProduct } from './start-product.ts';
import { table } from './table.ts';
import { fetchedBy } from './visit.ts';

/** What a visitor and a sale cost us, measured, and whether this machine bears many of both at once. */
const visitors = { perSecond: 200, seconds: 20 };
const sales = { perSecond: 20, seconds: 20 };

const product = await orSayWhyNot(startProduct);
try {
  const { origin, stripe, folder } = product;
  const fetched = await fetchedBy(`${origin}/pl`, join(folder, 'access.log'));
  const failedFile = fetched.find(({ status }) => status !== 200);
  if (failedFile) throw new Error(`${failedFile.path} was answered with ${failedFile.status}`);
  const paths = fetched.map(({ path }) => path);
  console.log(`a visit fetches ${paths.length} files:\n  ${paths.join('\n  ')}`);

  console.log('idle');
  const idleBefore = cpuSeconds();
  await sleep(10_000);
  const idle = cpuEach(idleBefore, 10);

  console.log('visitors');
  const visitsBefore = cpuSeconds();
  const alone = await arrive(origin, paths, { ...visitors, folder });
  const perVisit = cpuEach(visitsBefore, alone.visits);

  console.log('sales');
  const salesBefore = cpuSeconds();
  const soldAlone = await sell({ site: origin, stripe }, sales);
  await product.untilMailed();
  const perSale = cpuEach(salesBefore, soldAlone.sold);

  console.log('both');
  const [arrived, sold] = await Promise.all([
    arrive(origin, paths, { ...visitors, folder }),
    sell({ site: origin, stripe }, sales),
  ]);
  await product.untilMailed();

  const figures = table({ fetched, idle, perVisit, perSale, alone, soldAlone, arrived, sold });
  console.log(figures);
  const machine = describeMachine();
  await writeFigures(
    'visitors',
    `Measured on ${new Date().toISOString().slice(0, 10)}. Machine: ${machine}; load, browser, payment provider and mail server of the run share it.

${figures}`,
  );
} finally {
  await product.stop();
}
