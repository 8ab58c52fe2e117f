import { beforeEach, expect, test } from 'vitest';
import { editionEnds } from '@kongres/content/facts/phases';
import { ordersFindChallengePath, ordersFindPath } from '@kongres/contract/paths';
import type { Proof, ProofChallenge } from '@kongres/contract/proof';
import { collectingSender } from '../../../test/collecting-sender.ts';
import { insertSold } from '../../../test/orders/sold-tickets.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { countOf, emptyShop } from '../../../test/test-shop.ts';
import { prove, solve } from '../../../test/write-message.ts';
import type { Sender } from '../../platform/mail/sender.ts';
import { congressUrl, orderUrl } from '../orders/order-url.ts';
import { keepPromises } from '../../admin/privacy/keep-promises.ts';
import { answerSearch } from './answer-search.ts';

const { pool, owner, origin, config, edition, moveClock, stopEditionAt } = await startTestApi({
  ALTCHA_TRIES: '4',
  SEARCHES_PER_CLIENT: '10',
});

beforeEach(async () => {
  moveClock(0);
  await emptyShop(pool);
  await owner.query('truncate order_search, contact_proof');
});

async function proveSearch(): Promise<Proof> {
  const response = await fetch(origin + ordersFindChallengePath);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  return await solve((await response.json()) as ProofChallenge);
}

async function search(email: string, { proof, client = '192.0.2.1' }: SearchOptions = {}) {
  const response = await fetch(origin + ordersFindPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': client },
    body: JSON.stringify({ email, proof: proof ?? (await proveSearch()) }),
  });
  return { status: response.status, body: await response.json(), headers: response.headers };
}

interface SearchOptions {
  proof?: Proof;
  client?: string;
}

/** The worker's part, for every search there is; what it sent. */
async function answerAll() {
  const { sender, sent: mails } = collectingSender();
  const { rows } = await pool.query<{ id: string }>(
    "select data->>'searchId' as id from pgboss.job",
  );
  const outcomes: string[] = [];
  for (const { id } of rows)
    outcomes.push(await answerSearch({ pool, sender, config, edition }, id));
  return { mails, outcomes };
}

test('whether an address has orders, the answer is the same and nothing is looked up', async () => {
  await insertSold(pool, { email: 'anna@example.com' });
  const known = await search('anna@example.com');
  const unknown = await search('nobody@example.com');
  expect([known.status, known.body]).toEqual([202, { status: 'accepted' }]);
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()]);
  expect(await countOf(pool, 'order_search')).toBe(2);
  const { mails, outcomes } = await answerAll();
  expect(outcomes.toSorted()).toEqual(['nobody', 'sent']);
  expect(mails.map(({ to }) => to)).toEqual(['anna@example.com']);
  expect(await countOf(pool, 'order_search')).toBe(0);
});

test('one mail tells of every order that was paid or may be, in the language of the newest', async () => {
  const told = ['awaiting_payment', 'processing', 'paid', 'needs_refund', 'refunded'];
  const orders = new Map<string, { id: string; name: string }>();
  for (const [index, state] of [...told, 'expired', 'pending'].entries()) {
    const createdAt = new Date(Date.UTC(2025, 10, 1 + index));
    const language = state === 'refunded' ? 'de' : 'pl';
    orders.set(
      state,
      await insertSold(pool, { email: 'Anna@example.com', state, language, createdAt }),
    );
  }
  await insertSold(pool, { email: 'ola@example.com' });
  await search('anna@EXAMPLE.com');
  const { mails } = await answerAll();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toContain('Bestellungen');
  for (const [state, { id, name }] of orders) {
    const isTold = told.includes(state);
    const language = state === 'refunded' ? 'de' : 'pl';
    const order = { id, tokenVersion: 0, language } as const;
    expect([state, mails[0]?.text?.includes(name)]).toEqual([state, isTold]);
    expect([state, mails[0]?.html?.includes(orderUrl(config, order))]).toEqual([state, isTold]);
    // Only what was paid and not given back lets in.
    expect([state, mails[0]?.html?.includes(congressUrl(config, order))]).toEqual([
      state,
      state === 'paid',
    ]);
  }
  // The newest stands first.
  const [first] = /KAI-\d+/.exec(mails[0]?.text ?? '') ?? [];
  expect(first).toBe(orders.get('refunded')?.name);
});

test('the way in is named as the phase of the edition has it', async () => {
  await insertSold(pool, { email: 'anna@example.com' });
  const labels: string[] = [];
  for (const moment of [new Date(editionEnds.getTime() - 1), editionEnds]) {
    stopEditionAt(moment);
    await search('anna@example.com');
    const { mails } = await answerAll();
    labels.push(
      /(Wejdź na kongres|Otwórz stronę nagrań)/.exec(mails.at(-1)?.html ?? '')?.[0] ?? '',
    );
  }
  expect(labels).toEqual(['Wejdź na kongres', 'Otwórz stronę nagrań']);
});

test('three mails a day go to an address, whoever asks, and nobody is told of the fourth', async () => {
  await insertSold(pool, { email: 'anna@example.com' });
  for (let n = 0; n < 5; n += 1) {
    const { status, body } = await search(n % 2 ? 'ANNA@example.com' : 'anna@example.com', {
      client: `192.0.2.${n}`,
    });
    expect([status, body]).toEqual([202, { status: 'accepted' }]);
  }
  expect((await answerAll()).mails).toHaveLength(3);
});

test('one place asks ten times an hour, then is told how long to wait', async () => {
  for (let n = 0; n < 10; n += 1) expect((await search(`a${n}@example.com`)).status).toBe(202);
  const refused = await search('a11@example.com');
  expect([refused.status, refused.body]).toMatchObject([429, { code: 'too_many_requests' }]);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(60);
  expect((await search('a12@example.com', { client: '198.51.100.7' })).status).toBe(202);
});

test('work pays for one search, and neither a stranger’s nor the contact form’s pays at all', async () => {
  const proof = await proveSearch();
  expect((await search('anna@example.com', { proof })).status).toBe(202);
  for (let n = 0; n < 4; n += 1) {
    expect(await search('anna@example.com', { proof })).toMatchObject({
      status: 409,
      body: { code: 'proof_used' },
    });
  }
  // Bringing the same work again has not used up the address's own searches.
  expect((await search('anna@example.com')).status).toBe(202);
  expect(await countOf(pool, 'order_search')).toBe(2);
  expect(await search('anna@example.com', { proof: await prove(origin) })).toMatchObject({
    status: 400,
    body: { code: 'proof_invalid' },
  });
  const late = await proveSearch();
  moveClock(21);
  expect(await search('anna@example.com', { proof: late })).toMatchObject({
    status: 400,
    body: { code: 'proof_expired' },
  });
});

test.each(['', 'anna', 'anna@example.com, eve@example.com', 'anna@example.com\r\nBcc: eve@x.pl'])(
  '%j is no address to look for',
  async (email) => {
    expect((await search(email)).status).toBe(422);
    expect(await countOf(pool, 'order_search')).toBe(0);
  },
);

test('a search that was answered before sends nothing again', async () => {
  await insertSold(pool, { email: 'anna@example.com' });
  await search('anna@example.com');
  expect((await answerAll()).outcomes).toEqual(['sent']);
  expect(await answerAll()).toEqual({ mails: [], outcomes: ['nothing'] });
});

test('a mail that cannot be sent leaves the search for the next try', async () => {
  await insertSold(pool, { email: 'anna@example.com' });
  await search('anna@example.com');
  const { rows } = await pool.query<{ id: string }>('select id from order_search');
  const sender: Sender = { send: () => Promise.reject(new Error('away')), close: () => {} };
  const failing = answerSearch({ pool, sender, config, edition }, rows[0]?.id ?? '');
  await expect(failing).rejects.toThrow('away');
  expect((await answerAll()).outcomes).toEqual(['sent']);
});

test('an address somebody looked for is gone within the hour, mailed or not', async () => {
  await search('anna@example.com');
  const { rows } = await pool.query<{ at: Date }>('select created_at as at from order_search');
  const asked = rows[0]?.at.getTime() ?? 0;
  const roundAfter = (minutes: number) =>
    keepPromises({ pool, edition, now: () => new Date(asked + minutes * 60_000) })[
      'search-retention'
    ]();
  expect(await roundAfter(44)).toBe('0 searches deleted');
  // The round comes every ten minutes: what it leaves at 44 it takes at 54.
  expect(await roundAfter(50)).toBe('1 searches deleted');
  expect((await answerAll()).outcomes).toEqual(['nothing']);
});

test('the queue and the counters hold no address', async () => {
  await search('anna@example.com');
  for (const table of ['pgboss.job', 'rate_limit', 'contact_proof']) {
    const { rows } = await owner.query<{ row: string }>(`select t::text as row from ${table} t`);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ row }) => row).join()).not.toContain('anna');
  }
});
