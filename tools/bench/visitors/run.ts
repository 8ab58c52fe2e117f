import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describeMachine } from '../../acceptance/machine.ts';
import { exitOnRefusal } from '../../lib/refusal.ts';
import { writeFigures } from '../write-figures.ts';
import { simulateVisitors } from './simulate-visitors.ts';
import { measureCpuEach, readCpuSeconds } from './cpu.ts';
import { sellTickets } from './sell.ts';
import { startProduct } from './start-product.ts';
import { formatVisitorTable } from './table.ts';
import { listFetchedFiles } from './visit.ts';

const visitors = { perSecond: 200, seconds: 20 };
const sales = { perSecond: 20, seconds: 20 };

const product = await exitOnRefusal(startProduct);
try {
  const { origin, stripe, folder } = product;
  const fetched = await listFetchedFiles(`${origin}/pl`, join(folder, 'access.log'));
  const failedFile = fetched.find(({ status }) => status !== 200);
  if (failedFile) throw new Error(`${failedFile.path}: status ${failedFile.status}`);
  const paths = fetched.map(({ path }) => path);
  console.log(`files of a visit (${paths.length}):\n  ${paths.join('\n  ')}`);

  console.log('idle');
  const idleBefore = readCpuSeconds();
  await sleep(10_000);
  const idle = measureCpuEach(idleBefore, 10);

  console.log('visitors');
  const visitsBefore = readCpuSeconds();
  const alone = await simulateVisitors(origin, paths, { ...visitors, folder });
  const perVisit = measureCpuEach(visitsBefore, alone.visits);

  console.log('sales');
  const salesBefore = readCpuSeconds();
  const soldAlone = await sellTickets({ site: origin, stripe }, sales);
  await product.waitForTicketEmails();
  const perSale = measureCpuEach(salesBefore, soldAlone.sold);

  console.log('both');
  const [arrived, sold] = await Promise.all([
    simulateVisitors(origin, paths, { ...visitors, folder }),
    sellTickets({ site: origin, stripe }, sales),
  ]);
  await product.waitForTicketEmails();

  const figures = formatVisitorTable({
    fetched,
    idle,
    perVisit,
    perSale,
    alone,
    soldAlone,
    arrived,
    sold,
  });
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
