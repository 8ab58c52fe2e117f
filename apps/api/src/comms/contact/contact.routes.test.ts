import { beforeEach, expect, test } from 'vitest';
import { contactChallengePath } from '@kongres/contract/paths';
import { startTestApi } from '../../../test/test-api.ts';
import { countRows, resetShop } from '../../../test/test-shop.ts';
import { createContactProof, postContactMessage } from '../../../test/post-contact-message.ts';

const { pool, owner, origin, moveClock } = await startTestApi({
  ALTCHA_TRIES: '4',
  CONTACTS_PER_CLIENT: '100',
  CONTACTS_PER_EMAIL: '3',
});

beforeEach(async () => {
  moveClock(0);
  await resetShop(pool);
  await owner.query('truncate contact_message, contact_email, used_proof cascade');
});

async function readProblem(response: Response): Promise<[number, string | undefined]> {
  const { code } = (await response.json()) as { code?: string };
  return [response.status, code];
}

test('saves a message and queues an email to both sides', async () => {
  const response = await postContactMessage(origin, { topic: 'exhibitor', language: 'de' });
  expect([response.status, await response.json()]).toEqual([200, { status: 'received' }]);
  const { rows } = await pool.query(
    'select topic, name, email, subject, message, language from contact_message',
  );
  expect(rows).toEqual([
    {
      topic: 'exhibitor',
      name: 'Ala Kowalska',
      email: 'ala@example.com',
      subject: 'Pytanie',
      message: 'Dzień dobry,\nco słychać?',
      language: 'de',
    },
  ]);
  const { rows: jobs } = await pool.query(
    `select c.kind from pgboss.job j join contact_email c on c.id::text = j.data->>'emailId'
      where j.name = 'contact-email' order by c.kind`,
  );
  expect(jobs).toEqual([{ kind: 'confirmation' }, { kind: 'message' }]);
});

test('sends one confirmation per address and day, ignoring case', async () => {
  await Promise.all([
    postContactMessage(origin),
    postContactMessage(origin, { email: 'ALA@example.com' }),
    postContactMessage(origin),
  ]);
  expect(await countRows(pool, 'contact_message')).toBe(3);
  expect(await countRows(pool, "contact_email where kind = 'message'")).toBe(3);
  expect(await countRows(pool, "contact_email where kind = 'confirmation'")).toBe(1);
  await owner.query('truncate rate_limit');
  moveClock(24 * 60 + 1);
  await postContactMessage(origin);
  expect(await countRows(pool, "contact_email where kind = 'confirmation'")).toBe(2);
});

test('pretends success and saves nothing when the honeypot is filled in', async () => {
  const response = await postContactMessage(origin, { website: 'https://spam.example' });
  expect([response.status, await response.json()]).toEqual([200, { status: 'received' }]);
  for (const table of ['contact_message', 'contact_email', 'used_proof', 'pgboss.job']) {
    expect([table, await countRows(pool, table)]).toEqual([table, 0]);
  }
});

test.each([
  { name: '' },
  { name: ' \r\n ' },
  { name: 'a'.repeat(101) },
  { email: 'ala' },
  { email: 'ala@example.com, eve@example.com' },
  { email: 'ala@example.com\r\nBcc: eve@example.com' },
  { subject: '' },
  { subject: 'a'.repeat(151) },
  { message: ' ' },
  { message: 'a'.repeat(5001) },
  { language: 'fr' },
])('rejects %j', async (wrong) => {
  expect(await readProblem(await postContactMessage(origin, wrong))).toEqual([
    422,
    'invalid_request',
  ]);
  expect(await countRows(pool, 'contact_message')).toBe(0);
});

test('accepts the longest message in three-byte characters', async () => {
  const message = '語'.repeat(5000);
  const response = await postContactMessage(origin, { message, name: '語'.repeat(100) });
  expect(response.status).toBe(200);
  expect(await countRows(pool, 'contact_message where length(message) = 5000')).toBe(1);
});

test('saves a message with an unknown topic without one', async () => {
  expect((await postContactMessage(origin, { topic: 'nonsense' })).status).toBe(200);
  expect(await countRows(pool, 'contact_message where topic is null')).toBe(1);
});

test('allows three messages per address and hour, then answers 429 with Retry-After', async () => {
  for (let n = 0; n < 3; n += 1) expect((await postContactMessage(origin)).status).toBe(200);
  const refused = await postContactMessage(origin, { email: 'Ala@example.com' });
  const seconds = Number(refused.headers.get('Retry-After'));
  expect(await readProblem(refused)).toEqual([429, 'too_many_requests']);
  expect(seconds).toBeGreaterThan(60);
  expect(seconds).toBeLessThanOrEqual(3600);
  expect((await postContactMessage(origin, { email: 'ola@example.com' })).status).toBe(200);
});

test('rejects a missing, foreign or altered proof of work', async () => {
  const proof = await createContactProof(origin);
  const { challenge, solution } = proof;
  const wrong = [
    { challenge, solution: { ...solution, counter: solution.counter + 1, derivedKey: '00' } },
    { challenge: { ...challenge, signature: '0'.repeat(64) }, solution },
    { challenge: { ...challenge, signature: challenge.signature.toUpperCase() }, solution },
    {
      challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } },
      solution,
    },
    {
      challenge: {
        ...challenge,
        parameters: { ...challenge.parameters, expiresAt: challenge.parameters.expiresAt + 3600 },
      },
      solution,
    },
  ];
  for (const tampered of wrong) {
    expect(await readProblem(await postContactMessage(origin, { proof: tampered }))).toEqual([
      400,
      'proof_invalid',
    ]);
  }
  expect((await postContactMessage(origin, { proof })).status).toBe(200);
});

test('rejects an expired proof of work', async () => {
  const proof = await createContactProof(origin);
  moveClock(21);
  expect(await readProblem(await postContactMessage(origin, { proof }))).toEqual([
    400,
    'proof_expired',
  ]);
  expect(await countRows(pool, 'contact_message')).toBe(0);
});

test('forbids caching of challenges', async () => {
  const response = await fetch(origin + contactChallengePath);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});
