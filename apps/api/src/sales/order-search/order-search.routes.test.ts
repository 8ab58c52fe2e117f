import { beforeEach, expect, test } from 'vitest';
import { editionEnd } from '@kongres/content/facts/phases';
import { ordersFindChallengePath, ordersFindPath } from '@kongres/contract/paths';
import type { SolvedProof, ProofChallenge } from '@kongres/contract/proof-of-work';
import { createCollectingSender } from '../../../test/collecting-sender.ts';
import { insertSoldTicket } from '../../../test/orders/sold-tickets.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { countRows, resetShop } from '../../../test/test-shop.ts';
import { createContactProof, solveChallengeProof } from '../../../test/post-contact-message.ts';
import type { EmailSender } from '../../platform/email/email-sender.ts';
import { buildCongressUrl, buildOrderUrl } from '../orders/order-url.ts';
import { enforceRetention } from '../../admin/privacy/enforce-retention.ts';
import { sendOrderSearchResults } from './send-order-search-results.ts';

const { pool, owner, origin, config, edition, moveClock, freezeEditionClock } = await startTestApi({
  ALTCHA_TRIES: '4',
  SEARCHES_PER_CLIENT: '10',
});

beforeEach(async () => {
  moveClock(0);
  await resetShop(pool);
  await owner.query('truncate order_search, used_proof');
});

async function solveSearchChallenge(): Promise<SolvedProof> {
  const response = await fetch(origin + ordersFindChallengePath);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  return await solveChallengeProof((await response.json()) as ProofChallenge);
}

async function requestSearch(email: string, { proof, client = '192.0.2.1' }: SearchOptions = {}) {
  const response = await fetch(origin + ordersFindPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': client },
    body: JSON.stringify({ email, proof: proof ?? (await solveSearchChallenge()) }),
  });
  return { status: response.status, body: await response.json(), headers: response.headers };
}

interface SearchOptions {
  proof?: SolvedProof;
  client?: string;
}

async function processSearches() {
  const { sender, sent: emails } = createCollectingSender();
  const { rows } = await pool.query<{ id: string }>(
    "select data->>'searchId' as id from pgboss.job",
  );
  const outcomes: string[] = [];
  for (const { id } of rows)
    outcomes.push(await sendOrderSearchResults({ pool, sender, config, edition }, id));
  return { emails, outcomes };
}

test('responds the same whether or not the address has orders, without a look-up', async () => {
  await insertSoldTicket(pool, { email: 'anna@example.com' });
  const known = await requestSearch('anna@example.com');
  const unknown = await requestSearch('nobody@example.com');
  expect([known.status, known.body]).toEqual([202, { status: 'accepted' }]);
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()]);
  expect(await countRows(pool, 'order_search')).toBe(2);
  const { emails, outcomes } = await processSearches();
  expect(outcomes.toSorted()).toEqual(['no_recipient', 'sent']);
  expect(emails.map(({ to }) => to)).toEqual(['anna@example.com']);
  expect(await countRows(pool, 'order_search')).toBe(0);
});

test('sends one email with every paid or payable order, in the language of the newest', async () => {
  const listed = ['awaiting_payment', 'processing', 'paid', 'needs_refund', 'refunded'];
  const orders = new Map<string, { id: string; name: string }>();
  for (const [index, state] of [...listed, 'expired', 'pending'].entries()) {
    const createdAt = new Date(Date.UTC(2025, 10, 1 + index));
    const language = state === 'refunded' ? 'de' : 'pl';
    orders.set(
      state,
      await insertSoldTicket(pool, { email: 'Anna@example.com', state, language, createdAt }),
    );
  }
  await insertSoldTicket(pool, { email: 'ola@example.com' });
  await requestSearch('anna@EXAMPLE.com');
  const { emails } = await processSearches();
  expect(emails).toHaveLength(1);
  expect(emails[0]?.subject).toContain('Bestellungen');
  for (const [state, { id, name }] of orders) {
    const isListed = listed.includes(state);
    const language = state === 'refunded' ? 'de' : 'pl';
    const order = { id, tokenVersion: 0, language } as const;
    expect([state, emails[0]?.text?.includes(name)]).toEqual([state, isListed]);
    expect([state, emails[0]?.html?.includes(buildOrderUrl(config, order))]).toEqual([
      state,
      isListed,
    ]);
    // Only paid orders have a link into the congress.
    expect([state, emails[0]?.html?.includes(buildCongressUrl(config, order))]).toEqual([
      state,
      state === 'paid',
    ]);
  }
  const [first] = /KAI-\d+/.exec(emails[0]?.text ?? '') ?? [];
  expect(first).toBe(orders.get('refunded')?.name);
});

test('the label of the congress link depends on the phase of the edition', async () => {
  await insertSoldTicket(pool, { email: 'anna@example.com' });
  const labels: string[] = [];
  for (const moment of [new Date(editionEnd.getTime() - 1), editionEnd]) {
    freezeEditionClock(moment);
    await requestSearch('anna@example.com');
    const { emails } = await processSearches();
    labels.push(
      /(Wejdź na kongres|Otwórz stronę nagrań)/.exec(emails.at(-1)?.html ?? '')?.[0] ?? '',
    );
  }
  expect(labels).toEqual(['Wejdź na kongres', 'Otwórz stronę nagrań']);
});

test('sends at most three emails a day to an address, with the same response above the limit', async () => {
  await insertSoldTicket(pool, { email: 'anna@example.com' });
  for (let n = 0; n < 5; n += 1) {
    const { status, body } = await requestSearch(n % 2 ? 'ANNA@example.com' : 'anna@example.com', {
      client: `192.0.2.${n}`,
    });
    expect([status, body]).toEqual([202, { status: 'accepted' }]);
  }
  expect((await processSearches()).emails).toHaveLength(3);
});

test('limits a client to ten searches an hour and returns Retry-After', async () => {
  for (let n = 0; n < 10; n += 1)
    expect((await requestSearch(`a${n}@example.com`)).status).toBe(202);
  const refused = await requestSearch('a11@example.com');
  expect([refused.status, refused.body]).toMatchObject([429, { code: 'too_many_requests' }]);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(60);
  expect((await requestSearch('a12@example.com', { client: '198.51.100.7' })).status).toBe(202);
});

test('a proof of work is valid for one search; proofs of the contact form and expired ones are rejected', async () => {
  const proof = await solveSearchChallenge();
  expect((await requestSearch('anna@example.com', { proof })).status).toBe(202);
  for (let n = 0; n < 4; n += 1) {
    expect(await requestSearch('anna@example.com', { proof })).toMatchObject({
      status: 409,
      body: { code: 'proof_used' },
    });
  }
  // A repeated proof does not count towards the limit of the address.
  expect((await requestSearch('anna@example.com')).status).toBe(202);
  expect(await countRows(pool, 'order_search')).toBe(2);
  expect(
    await requestSearch('anna@example.com', { proof: await createContactProof(origin) }),
  ).toMatchObject({
    status: 400,
    body: { code: 'proof_invalid' },
  });
  const late = await solveSearchChallenge();
  moveClock(21);
  expect(await requestSearch('anna@example.com', { proof: late })).toMatchObject({
    status: 400,
    body: { code: 'proof_expired' },
  });
});

test.each(['', 'anna', 'anna@example.com, eve@example.com', 'anna@example.com\r\nBcc: eve@x.pl'])(
  'rejects %j as an address',
  async (email) => {
    expect((await requestSearch(email)).status).toBe(422);
    expect(await countRows(pool, 'order_search')).toBe(0);
  },
);

test('a search that was processed before sends nothing', async () => {
  await insertSoldTicket(pool, { email: 'anna@example.com' });
  await requestSearch('anna@example.com');
  expect((await processSearches()).outcomes).toEqual(['sent']);
  expect(await processSearches()).toEqual({ emails: [], outcomes: ['not_pending'] });
});

test('keeps the search for a retry if the email cannot be sent', async () => {
  await insertSoldTicket(pool, { email: 'anna@example.com' });
  await requestSearch('anna@example.com');
  const { rows } = await pool.query<{ id: string }>('select id from order_search');
  const sender: EmailSender = { send: () => Promise.reject(new Error('away')), close: () => {} };
  const failing = sendOrderSearchResults({ pool, sender, config, edition }, rows[0]?.id ?? '');
  await expect(failing).rejects.toThrow('away');
  expect((await processSearches()).outcomes).toEqual(['sent']);
});

test('deletes a searched address within an hour, whether an email was sent or not', async () => {
  await requestSearch('anna@example.com');
  const { rows } = await pool.query<{ at: Date }>('select created_at as at from order_search');
  const requestedAt = rows[0]?.at.getTime() ?? 0;
  const roundAfter = (minutes: number) =>
    enforceRetention({ pool, edition, now: () => new Date(requestedAt + minutes * 60_000) })[
      'order-search-retention'
    ]();
  expect(await roundAfter(44)).toBe('0 searches deleted');
  // The task runs every ten minutes: what it keeps at minute 44 it deletes at minute 54.
  expect(await roundAfter(50)).toBe('1 searches deleted');
  expect((await processSearches()).outcomes).toEqual(['not_pending']);
});

test('neither the queue nor the rate limits store the address', async () => {
  await requestSearch('anna@example.com');
  for (const table of ['pgboss.job', 'rate_limit', 'used_proof']) {
    const { rows } = await owner.query<{ row: string }>(`select t::text as row from ${table} t`);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ row }) => row).join()).not.toContain('anna');
  }
});
