import { beforeEach, expect, test } from 'vitest';
import { contactChallengePath } from '@kongres/contract/paths';
import { startTestApi } from '../../../test/test-api.ts';
import { countOf, emptyShop } from '../../../test/test-shop.ts';
import { prove, writeMessage } from '../../../test/write-message.ts';

const { pool, owner, origin, moveClock } = await startTestApi({
  ALTCHA_TRIES: '4',
  CONTACTS_PER_CLIENT: '100',
  CONTACTS_PER_EMAIL: '3',
});

beforeEach(async () => {
  moveClock(0);
  await emptyShop(pool);
  await owner.query('truncate contact_message, contact_mail, contact_proof cascade');
});

async function codeOf(response: Response): Promise<[number, string | undefined]> {
  const { code } = (await response.json()) as { code?: string };
  return [response.status, code];
}

test('a message is kept, and a mail to each side is queued with it', async () => {
  const response = await writeMessage(origin, { topic: 'exhibitor', language: 'de' });
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
    `select c.kind from pgboss.job j join contact_mail c on c.id::text = j.data->>'mailId'
      where j.name = 'contact' order by c.kind`,
  );
  expect(jobs).toEqual([{ kind: 'confirmation' }, { kind: 'message' }]);
});

test('an address is confirmed once a day, however often and however it is written', async () => {
  await Promise.all([
    writeMessage(origin),
    writeMessage(origin, { email: 'ALA@example.com' }),
    writeMessage(origin),
  ]);
  expect(await countOf(pool, 'contact_message')).toBe(3);
  expect(await countOf(pool, "contact_mail where kind = 'message'")).toBe(3);
  expect(await countOf(pool, "contact_mail where kind = 'confirmation'")).toBe(1);
  await owner.query('truncate rate_limit');
  moveClock(24 * 60 + 1);
  await writeMessage(origin);
  expect(await countOf(pool, "contact_mail where kind = 'confirmation'")).toBe(2);
});

test('who fills in what nobody sees is thanked, and nothing is kept', async () => {
  const response = await writeMessage(origin, { website: 'https://spam.example' });
  expect([response.status, await response.json()]).toEqual([200, { status: 'received' }]);
  for (const table of ['contact_message', 'contact_mail', 'contact_proof', 'pgboss.job']) {
    expect([table, await countOf(pool, table)]).toEqual([table, 0]);
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
])('%j is refused', async (wrong) => {
  expect(await codeOf(await writeMessage(origin, wrong))).toEqual([422, 'invalid_request']);
  expect(await countOf(pool, 'contact_message')).toBe(0);
});

test('the longest message in the widest letters is taken', async () => {
  const message = '語'.repeat(5000);
  const response = await writeMessage(origin, { message, name: '語'.repeat(100) });
  expect(response.status).toBe(200);
  expect(await countOf(pool, 'contact_message where length(message) = 5000')).toBe(1);
});

test('a topic nobody knows does not cost the message', async () => {
  expect((await writeMessage(origin, { topic: 'nonsense' })).status).toBe(200);
  expect(await countOf(pool, 'contact_message where topic is null')).toBe(1);
});

test('three messages an hour from an address, then a time to wait', async () => {
  for (let n = 0; n < 3; n += 1) expect((await writeMessage(origin)).status).toBe(200);
  const refused = await writeMessage(origin, { email: 'Ala@example.com' });
  const seconds = Number(refused.headers.get('Retry-After'));
  expect(await codeOf(refused)).toEqual([429, 'too_many_requests']);
  expect(seconds).toBeGreaterThan(60);
  expect(seconds).toBeLessThanOrEqual(3600);
  expect((await writeMessage(origin, { email: 'ola@example.com' })).status).toBe(200);
});

test('work that was not done, or not ours, or changed, is refused', async () => {
  const proof = await prove(origin);
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
    expect(await codeOf(await writeMessage(origin, { proof: tampered }))).toEqual([
      400,
      'proof_invalid',
    ]);
  }
  expect((await writeMessage(origin, { proof })).status).toBe(200);
});

test('work that comes back too late is refused', async () => {
  const proof = await prove(origin);
  moveClock(21);
  expect(await codeOf(await writeMessage(origin, { proof }))).toEqual([400, 'proof_expired']);
  expect(await countOf(pool, 'contact_message')).toBe(0);
});

test('no cache keeps the work that was given to another', async () => {
  const response = await fetch(origin + contactChallengePath);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});
