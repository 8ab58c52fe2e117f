import { afterAll, beforeEach, expect, test } from 'vitest';
import { startFakeStripe } from '@kongres/tools/stripe-double/start-fake-stripe';
import { reportCheck } from '@kongres/tools/acceptance/report-check';
import type { ProofChallenge } from '@kongres/contract/proof';
import { proofHeader } from '@kongres/contract/purchase';
import { startApi } from '../processes.ts';
import {
  createTestShop,
  emptyShop,
  roomForBuyers,
  setStock,
  stockOf,
  testEnvironment,
  webhookSecret,
} from '../test-shop.ts';
import { solve } from '../write-message.ts';

/** Two API processes with the limits on holds that the product is shipped with. */
const stripe = await startFakeStripe({ port: 0, webhookUrl: 'http://127.0.0.1:9', webhookSecret });
afterAll(() => stripe.close());
const { pool, databaseUrl } = await createTestShop();
const shipped = Object.fromEntries(
  Object.entries(
    testEnvironment(databaseUrl, {
      STRIPE_API: stripe.origin,
      ALTCHA_TRIES: '4',
      // A patient hoarder stays below this one.
      PURCHASES_PER_CLIENT: '1000000',
    }),
  ).filter(([name]) => !(name in roomForBuyers)),
);
const apis = await Promise.all([startApi(shipped), startApi(shipped)]);
const places = 20;

beforeEach(async () => {
  await emptyShop(pool);
  await setStock(pool, 'vip', { capacity: places });
});

interface Answer {
  status: number;
  url?: string;
  code?: string;
  challenge?: ProofChallenge;
}

let calls = 0;

async function buy(
  client: string,
  {
    email = `buyer${calls}@example.com`,
    proof,
    key,
  }: { email?: string; proof?: unknown; key?: string } = {},
): Promise<Answer> {
  calls += 1;
  const response = await fetch(`${apis[calls % 2]?.origin}/api/purchase/vip`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': client,
      ...(key && { 'Idempotency-Key': key }),
      ...(proof !== undefined && { [proofHeader]: JSON.stringify(proof) }),
    },
    body: JSON.stringify({ email }),
  });
  return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) };
}

/** Does whatever is asked for; the last word of the server. */
async function insist(client: string): Promise<Answer> {
  const email = `buyer${calls}@example.com`;
  let answer = await buy(client, { email });
  while (answer.challenge) {
    answer = await buy(client, { email, proof: await solve(answer.challenge) });
  }
  return answer;
}

test('twenty places cannot be hoarded from two addresses, however much they work', async () => {
  const report = reportCheck('hoarding');
  const clients = ['192.0.2.1', '2001:db8:0:7::1'];
  const answers: Answer[] = [];
  // Three at once from each, so that none waits for the database for longer than it may.
  await Promise.all(
    clients.flatMap((client) =>
      Array.from({ length: 3 }, async () => {
        for (let n = 0; n < places / 2; n += 1) answers.push(await insist(client));
      }),
    ),
  );
  const held = (await stockOf(pool, 'vip'))?.held;
  const statuses = new Set(answers.map(({ status, code }) => `${status} ${code}`));
  report(`${held} of ${places} held by two who did all the work that was asked of them`);
  expect(held).toBe(16);
  expect(statuses).toEqual(new Set(['200 undefined', '429 too_many_requests']));
  expect((await buy('192.0.2.2')).url).toMatch(/^http/);
}, 60_000);

test('all addresses of an IPv6 network are one client, and so are the two spellings of an IPv4 address', async () => {
  for (const [network, other] of [
    ['2001:db8:1:1', '2001:db8:1:2::1'],
    ['::ffff:198.51.100', '::ffff:198.51.101.1'],
  ] as const) {
    const spellings = network.startsWith('::')
      ? [`${network}.7`, '198.51.100.7', '::ffff:c633:6407', '198.51.100.7']
      : ['::1', ':ffff::', ':0:0:0:3', ':dead:beef:0:1'].map((host) => network + host);
    const statuses = [];
    for (const client of spellings) statuses.push((await buy(client)).status);
    expect([network, statuses]).toEqual([network, [200, 200, 200, 428]]);
    expect((await buy(other)).status).toBe(200);
  }
});

test('strangers who hold tickets in the name of somebody lock that address out neither by holds nor by attempts', async () => {
  const victim = 'ala@example.com';
  await setStock(pool, 'vip', { capacity: null });
  const strangers = Array.from({ length: 100 }, (_, n) => `198.51.100.${n}`);
  for (const [n, client] of strangers.entries()) {
    for (const name of ['a', 'b', 'c']) {
      const { status } = await buy(client, { email: victim, key: `${name} ${n}` });
      expect(status).toBe(200);
    }
  }
  expect((await stockOf(pool, 'vip'))?.held).toBe(300);
  expect((await buy('203.0.113.1', { email: victim })).url).toMatch(/^http/);
}, 60_000);

test('a client that sends no header at all gets its address to pay at, three times', async () => {
  const bare = (email: string) =>
    fetch(`${apis[0]?.origin}/api/purchase/vip`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
    });
  for (const email of ['a@example.com', 'b@example.com', 'c@example.com']) {
    const response = await bare(email);
    expect([response.status, Object.keys((await response.json()) as object)]).toEqual([
      200,
      ['url'],
    ]);
  }
  const fourth = await bare('d@example.com');
  expect(fourth.status).toBe(428);
  expect(fourth.headers.get('Content-Type')).toBe('application/problem+json');
  expect(fourth.headers.get('Cache-Control')).toBe('no-store');
});

test('work pays for one hold over both processes, also brought ten times at once', async () => {
  const client = '203.0.113.2';
  for (let n = 0; n < 3; n += 1) await buy(client);
  const { challenge } = await buy(client);
  const proof = challenge && (await solve(challenge));
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => buy(client, { email: `n${n}@example.com`, proof })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ status, code }) => `${status} ${code}`))).toEqual(
    new Set(['428 proof_used']),
  );
  // Who is refused is given new work at once.
  expect((await insist(client)).status).toBe(200);
});

test('the call whose answer was lost finds its order again with the work it had done, or without', async () => {
  const client = '203.0.113.3';
  const email = 'ala@example.com';
  for (let n = 0; n < 3; n += 1) await buy(client);
  const { challenge } = await buy(client, { email, key: 'k' });
  const proof = challenge && (await solve(challenge));
  const first = await buy(client, { email, key: 'k', proof });
  const again = await buy(client, { email, key: 'k', proof });
  const without = await buy(client, { email, key: 'k' });
  expect(first.url).toMatch(/^http/);
  expect([again.url, without.url]).toEqual([first.url, first.url]);
  expect((await stockOf(pool, 'vip'))?.held).toBe(4);
});
