import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { purchasePath } from '@kongres/contract/paths';
import { performAction } from '../../stripe-double/test-client.ts';

export interface SaleResults {
  sold: number;
  failed: number;
  p50: number;
  p99: number;
}

export async function sellTickets(
  { site, stripe }: { site: string; stripe: string },
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<SaleResults> {
  const run = randomUUID().slice(0, 8);
  const times: number[] = [];
  let failed = 0;
  const buyers = Array.from({ length: perSecond * seconds }, async (_, n) => {
    await sleep((n * 1000) / perSecond);
    const started = performance.now();
    const session = await openCheckout(site, `${run}-${n}`, n).catch(() => null);
    if (!session) {
      failed += 1;
      return;
    }
    times.push(performance.now() - started);
    await performAction(stripe, session, 'pay');
  });
  await Promise.all(buyers);
  const sorted = times.toSorted((a, b) => a - b);
  const slowest = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  return { sold: times.length, failed, p50: slowest(0.5), p99: slowest(0.99) };
}

function openCheckout(site: string, key: string, n: number): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${site}${purchasePath}/standard`,
      {
        method: 'POST',
        localAddress: `127.${1 + (n % 200)}.${Math.floor(n / 200) % 250}.1`,
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (text += part));
        response.on('end', () => resolve(/cs_\w+/.exec(text)?.[0] ?? null));
      },
    );
    sent.on('error', reject);
    sent.end(JSON.stringify({ email: `${key}@example.com` }));
  });
}
