import { afterAll, beforeEach, expect, test } from 'vitest';
import { startFakeStripe } from '@kongres/tools/stripe-double/start-fake-stripe';
import { reportCheck } from '@kongres/tools/acceptance/report-check';
import type { ProofChallenge } from '@kongres/contract/proof-of-work';
import { proofHeader } from '@kongres/contract/purchase';
import { startApi } from '../processes.ts';
import {
  createTestShop,
  resetShop,
  relaxedHoldLimits,
  setQuota,
  readQuota,
  createTestEnvironment,
  webhookSecret,
} from '../test-shop.ts';
import { solveChallengeProof } from '../post-contact-message.ts';

/** Two API processes with the default limits on holds. */
const stripe = await startFakeStripe({ port: 0, webhookUrl: 'http://127.0.0.1:9', webhookSecret });
afterAll(() => stripe.close());
const { pool, databaseUrl } = await createTestShop();
const defaultLimits = Object.fromEntries(
  Object.entries(
    createTestEnvironment(databaseUrl, {
      STRIPE_API: stripe.origin,
      ALTCHA_TRIES: '4',
      // A slow client stays below this limit.
      PURCHASES_PER_CLIENT: '1000000',
    }),
  ).filter(([name]) => !(name in relaxedHoldLimits)),
);
const apis = await Promise.all([startApi(defaultLimits), startApi(defaultLimits)]);
const quota = 20;

beforeEach(async () => {
  await resetShop(pool);
  await setQuota(pool, 'vip', { limit: quota });
});

interface Answer {
  status: number;
  url?: string;
  code?: string;
  challenge?: ProofChallenge;
}

let calls = 0;

async function buyTicketFrom(
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

/** Solves every challenge and returns the final response. */
async function buySolvingChallenges(client: string): Promise<Answer> {
  const email = `buyer${calls}@example.com`;
  let answer = await buyTicketFrom(client, { email });
  while (answer.challenge) {
    answer = await buyTicketFrom(client, {
      email,
      proof: await solveChallengeProof(answer.challenge),
    });
  }
  return answer;
}

test('two clients cannot hold all 20 tickets by solving challenges', async () => {
  const report = reportCheck('hoarding');
  const clients = ['192.0.2.1', '2001:db8:0:7::1'];
  const answers: Answer[] = [];
  // Three at once per client, to stay below the database timeout.
  await Promise.all(
    clients.flatMap((client) =>
      Array.from({ length: 3 }, async () => {
        for (let n = 0; n < quota / 2; n += 1) answers.push(await buySolvingChallenges(client));
      }),
    ),
  );
  const held = (await readQuota(pool, 'vip'))?.held;
  const statuses = new Set(answers.map(({ status, code }) => `${status} ${code}`));
  report(`${held} of ${quota} held by two clients that solved every challenge`);
  expect(held).toBe(16);
  expect(statuses).toEqual(new Set(['200 undefined', '429 too_many_requests']));
  expect((await buyTicketFrom('192.0.2.2')).url).toMatch(/^http/);
}, 60_000);

test('treats an IPv6 /64 network and both spellings of an IPv4 address as one client', async () => {
  for (const [network, other] of [
    ['2001:db8:1:1', '2001:db8:1:2::1'],
    ['::ffff:198.51.100', '::ffff:198.51.101.1'],
  ] as const) {
    const spellings = network.startsWith('::')
      ? [`${network}.7`, '198.51.100.7', '::ffff:c633:6407', '198.51.100.7']
      : ['::1', ':ffff::', ':0:0:0:3', ':dead:beef:0:1'].map((host) => network + host);
    const statuses = [];
    for (const client of spellings) statuses.push((await buyTicketFrom(client)).status);
    expect([network, statuses]).toEqual([network, [200, 200, 200, 428]]);
    expect((await buyTicketFrom(other)).status).toBe(200);
  }
});

test('holds of other clients under the same email address do not block its owner', async () => {
  const victim = 'ala@example.com';
  await setQuota(pool, 'vip', { limit: null });
  const clients = Array.from({ length: 100 }, (_, n) => `198.51.100.${n}`);
  for (const [n, client] of clients.entries()) {
    for (const name of ['a', 'b', 'c']) {
      const { status } = await buyTicketFrom(client, { email: victim, key: `${name} ${n}` });
      expect(status).toBe(200);
    }
  }
  expect((await readQuota(pool, 'vip'))?.held).toBe(300);
  expect((await buyTicketFrom('203.0.113.1', { email: victim })).url).toMatch(/^http/);
}, 60_000);

test('a client without optional headers gets three holds before a challenge', async () => {
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

test('accepts a proof of work for one hold across both processes', async () => {
  const client = '203.0.113.2';
  for (let n = 0; n < 3; n += 1) await buyTicketFrom(client);
  const { challenge } = await buyTicketFrom(client);
  const proof = challenge && (await solveChallengeProof(challenge));
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      buyTicketFrom(client, { email: `n${n}@example.com`, proof }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ status, code }) => `${status} ${code}`))).toEqual(
    new Set(['428 proof_used']),
  );
  // A rejected client gets a new challenge.
  expect((await buySolvingChallenges(client)).status).toBe(200);
});

test('repeating a request returns the same order with or without the proof', async () => {
  const client = '203.0.113.3';
  const email = 'ala@example.com';
  for (let n = 0; n < 3; n += 1) await buyTicketFrom(client);
  const { challenge } = await buyTicketFrom(client, { email, key: 'k' });
  const proof = challenge && (await solveChallengeProof(challenge));
  const first = await buyTicketFrom(client, { email, key: 'k', proof });
  const again = await buyTicketFrom(client, { email, key: 'k', proof });
  const without = await buyTicketFrom(client, { email, key: 'k' });
  expect(first.url).toMatch(/^http/);
  expect([again.url, without.url]).toEqual([first.url, first.url]);
  expect((await readQuota(pool, 'vip'))?.held).toBe(4);
});
