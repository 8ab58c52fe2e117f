import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { setSwitches } from '@kongres/tools/stripe-double/set-switches';
import { buy, readPage, type Answer } from '../buyers.ts';
import { apiPorts, fakeStripeOrigin, isAcceptance, logFolder } from '../config.ts';
import { expect, test } from '../test.ts';

/** Alone and after everything else: what is measured here is the whole machine. */
test.describe.configure({ mode: 'serial' });

const buyers = isAcceptance ? 2000 : 300;
const arrivalMs = isAcceptance ? 10_000 : 3000;

test(`${buyers} buyers within ${arrivalMs / 1000} s, Stripe at its 25 a second`, async ({
  reportCheck,
}) => {
  test.setTimeout(900_000);
  const tellSales = reportCheck('rush-sales');
  const tellPages = reportCheck('rush-pages');
  const run = randomUUID().slice(0, 8);
  const quiet = await quietP99();
  const unhindered = await salesPerSecond(run);
  await setSwitches(fakeStripeOrigin, { requestsPerSecond: 25 });
  const sales: number[] = [];
  const seen = new Map<string, number>();
  const pages = watchPages();
  await Promise.all(
    Array.from({ length: buyers }, async (_, n) => {
      await sleep((n / buyers) * arrivalMs);
      for (;;) {
        const answer = await buy(n, `${run}-${n}`);
        const name = `${answer.status} ${answer.code ?? ''}`.trim();
        seen.set(name, (seen.get(name) ?? 0) + 1);
        if (answer.status === 200) sales.push(Date.now());
        if (!isInLine(answer)) return;
        await sleep(((answer.retryAfter ?? 0) + Math.random() * 4) * 1000);
      }
    }),
  );
  const p99 = await pages.end();
  await setSwitches(fakeStripeOrigin, { requestsPerSecond: null });
  const seconds = (Math.max(...sales) - Math.min(...sales)) / 1000;
  const rate = (sales.length - 1) / seconds;
  tellSales(
    `${buyers} buyers in ${arrivalMs / 1000} s: ${sales.length} sold, ${rate.toFixed(1)} a second ` +
      `(${Math.round(unhindered)} without a line); ${counted(seen)}`,
  );
  tellPages(`p99 ${p99} ms (${quiet} ms before)`);
  // An address to pay at or a place in line, and nothing else, until everyone has bought.
  expect([...seen.keys()].toSorted()).toEqual(['200', '429 busy']);
  expect(sales).toHaveLength(buyers);
  // Nearly all that nginx lets through, where the machine could sell twice as much.
  expect(rate).toBeGreaterThanOrEqual(0.9 * Math.min(letThrough, unhindered / 2));
  expect(p99).toBeLessThan(Math.max(100, 10 * quiet));
});

/** Purchases a second that nginx lets through (deploy/nginx/site.conf.template). */
const letThrough = 20;

/** What this machine sells at this hour when nobody has to stand in line: past nginx, Stripe in no hurry. */
async function salesPerSecond(run: string): Promise<number> {
  const count = 80;
  let next = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      while (next < count) {
        const n = next++;
        const origin = `http://127.0.0.1:${apiPorts[n % 2]}`;
        const { status } = await buy(20_000 + n, `${run}-first-${n}`, { origin });
        expect(status).toBe(200);
      }
    }),
  );
  return (count * 1000) / (performance.now() - started);
}

async function quietP99(): Promise<number> {
  const pages = watchPages();
  await sleep(3000);
  return await pages.end();
}

test('both API processes are renewed under load and no request fails', async ({ reportCheck }) => {
  const report = reportCheck('renewed-under-load');
  test.setTimeout(360_000);
  const run = randomUUID().slice(0, 8);
  const answers = new Map<string, number>();
  const over = new AbortController();
  let n = 10_000;
  const load = Array.from({ length: 4 }, async () => {
    while (!over.signal.aborted) {
      const mine = n++;
      const [bought, page] = [await buy(mine, `${run}-${mine}`), await readPage('/api/footer')];
      for (const { status, code } of [bought, page]) {
        const name = `${status} ${code ?? ''}`.trim();
        answers.set(name, (answers.get(name) ?? 0) + 1);
      }
      await sleep(150);
    }
  });
  const { renewed } = await renewApi();
  over.abort();
  await Promise.all(load);
  report(`${renewed} processes renewed; ${counted(answers)}`);
  expect(renewed).toBe(2);
  for (const name of answers.keys()) expect(['200', '429 busy']).toContain(name);
});

function counted(answers: ReadonlyMap<string, number>): string {
  return [...answers].map(([name, times]) => `${times} × ${name}`).join(', ');
}

function isInLine({ status, code }: Answer): boolean {
  return status === 429 && code === 'busy';
}

/** How long a page takes meanwhile: the slowest of a hundred. */
function watchPages() {
  const times: number[] = [];
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      const started = performance.now();
      const { status } = await readPage('/pl/kup-bilet');
      times.push(status === 200 ? performance.now() - started : Infinity);
      await sleep(25);
    }
  })();
  return {
    end: async () => {
      over.abort();
      await watching;
      const slowest = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)];
      return Math.round(slowest ?? Infinity);
    },
  };
}

/** Waits until both processes have ended and started again, as their logs tell. */
async function renewApi(): Promise<{ renewed: number }> {
  const starts = () => apiLogs().filter((line) => line.includes('Server listening')).length;
  const before = starts();
  process.kill(Number(readFileSync(join(logFolder, 'stack.pid'), 'utf8')), 'SIGUSR2');
  await expect.poll(starts, { timeout: 60_000, intervals: [250] }).toBe(before + 2);
  await sleep(1000);
  return { renewed: starts() - before };
}

function apiLogs(): string[] {
  return apiPorts.flatMap((port) =>
    readFileSync(join(logFolder, `api-${port}.log`), 'utf8').split('\n'),
  );
}
