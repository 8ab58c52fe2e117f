import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { setSwitches } from '@kongres/tools/stripe-double/set-switches';
import { buyTicket, fetchPath, type HttpAnswer } from '../http-client.ts';
import { apiPorts, fakeStripeOrigin, isAcceptance, logFolder } from '../config.ts';
import { expect, test } from '../test.ts';

/** Runs alone and last because it measures the whole machine. */
test.describe.configure({ mode: 'serial' });

const buyers = isAcceptance ? 2000 : 300;
const arrivalMs = isAcceptance ? 10_000 : 3000;

test(`${buyers} buyers within ${arrivalMs / 1000} s all buy at Stripe’s 25 requests per second`, async ({
  reportCheck,
}) => {
  test.setTimeout(900_000);
  const reportSales = reportCheck('rush-sales');
  const reportPages = reportCheck('rush-pages');
  const run = randomUUID().slice(0, 8);
  const idleP99 = await measureIdleP99();
  const unlimitedRate = await measureSalesRate(run);
  await setSwitches(fakeStripeOrigin, { requestsPerSecond: 25 });
  const sales: number[] = [];
  const seen = new Map<string, number>();
  const pages = watchPages();
  await Promise.all(
    Array.from({ length: buyers }, async (_, n) => {
      await sleep((n / buyers) * arrivalMs);
      for (;;) {
        const answer = await buyTicket(n, `${run}-${n}`);
        const name = `${answer.status} ${answer.code ?? ''}`.trim();
        seen.set(name, (seen.get(name) ?? 0) + 1);
        if (answer.status === 200) sales.push(Date.now());
        if (!isQueued(answer)) return;
        await sleep(((answer.retryAfter ?? 0) + Math.random() * 4) * 1000);
      }
    }),
  );
  const p99 = await pages.stop();
  await setSwitches(fakeStripeOrigin, { requestsPerSecond: null });
  const seconds = (Math.max(...sales) - Math.min(...sales)) / 1000;
  const rate = (sales.length - 1) / seconds;
  reportSales(
    `${buyers} buyers in ${arrivalMs / 1000} s: ${sales.length} sold, ${rate.toFixed(1)} per second ` +
      `(${Math.round(unlimitedRate)} without a queue); ${formatCounts(seen)}`,
  );
  reportPages(`p99 ${p99} ms (${idleP99} ms before)`);
  // Every response is a checkout URL or a place in the queue.
  expect([...seen.keys()].toSorted()).toEqual(['200', '429 busy']);
  expect(sales).toHaveLength(buyers);
  // Close to nginx's limit if the machine could sell twice as much.
  expect(rate).toBeGreaterThanOrEqual(0.9 * Math.min(allowedPerSecond, unlimitedRate / 2));
  expect(p99).toBeLessThan(Math.max(100, 10 * idleP99));
});

/** Purchases per second that nginx allows (deploy/nginx/site.conf.template). */
const allowedPerSecond = 20;

/** Sales per second without nginx and without a Stripe limit. */
async function measureSalesRate(run: string): Promise<number> {
  const count = 80;
  let next = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      while (next < count) {
        const n = next++;
        const origin = `http://127.0.0.1:${apiPorts[n % 2]}`;
        const { status } = await buyTicket(20_000 + n, `${run}-first-${n}`, { origin });
        expect(status).toBe(200);
      }
    }),
  );
  return (count * 1000) / (performance.now() - started);
}

async function measureIdleP99(): Promise<number> {
  const pages = watchPages();
  await sleep(3000);
  return await pages.stop();
}

test('restarting both API processes under load loses no request', async ({ reportCheck }) => {
  const report = reportCheck('renewed-under-load');
  test.setTimeout(360_000);
  const run = randomUUID().slice(0, 8);
  const answers = new Map<string, number>();
  const stopped = new AbortController();
  let n = 10_000;
  const load = Array.from({ length: 4 }, async () => {
    while (!stopped.signal.aborted) {
      const buyer = n++;
      const [bought, page] = [
        await buyTicket(buyer, `${run}-${buyer}`),
        await fetchPath('/api/footer'),
      ];
      for (const { status, code } of [bought, page]) {
        const name = `${status} ${code ?? ''}`.trim();
        answers.set(name, (answers.get(name) ?? 0) + 1);
      }
      await sleep(150);
    }
  });
  const { restarted } = await restartApi();
  stopped.abort();
  await Promise.all(load);
  report(`${restarted} processes restarted; ${formatCounts(answers)}`);
  expect(restarted).toBe(2);
  for (const name of answers.keys()) expect(['200', '429 busy']).toContain(name);
});

function formatCounts(answers: ReadonlyMap<string, number>): string {
  return [...answers].map(([name, times]) => `${times} × ${name}`).join(', ');
}

function isQueued({ status, code }: HttpAnswer): boolean {
  return status === 429 && code === 'busy';
}

/** Measures the p99 of page response times until stopped. */
function watchPages() {
  const times: number[] = [];
  const stopped = new AbortController();
  const watching = (async () => {
    while (!stopped.signal.aborted) {
      const started = performance.now();
      const { status } = await fetchPath('/pl/kup-bilet');
      times.push(status === 200 ? performance.now() - started : Infinity);
      await sleep(25);
    }
  })();
  return {
    stop: async () => {
      stopped.abort();
      await watching;
      const slowest = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)];
      return Math.round(slowest ?? Infinity);
    },
  };
}

/** Restarts both processes and waits for their log lines. */
async function restartApi(): Promise<{ restarted: number }> {
  const starts = () => readApiLogs().filter((line) => line.includes('Server listening')).length;
  const before = starts();
  process.kill(Number(readFileSync(join(logFolder, 'stack.pid'), 'utf8')), 'SIGUSR2');
  await expect.poll(starts, { timeout: 60_000, intervals: [250] }).toBe(before + 2);
  await sleep(1000);
  return { restarted: starts() - before };
}

function readApiLogs(): string[] {
  return apiPorts.flatMap((port) =>
    readFileSync(join(logFolder, `api-${port}.log`), 'utf8').split('\n'),
  );
}
