import { beforeEach, expect, test } from 'vitest';
import { problem } from '@kongres/contract/problem';
import type { Proof } from '@kongres/contract/proof';
import { proofHeader, workRequired } from '@kongres/contract/purchase';
import { startTestApi } from '../../../test/test-api.ts';
import { countOf, emptyShop } from '../../../test/test-shop.ts';
import { prove, solve, writeMessage } from '../../../test/write-message.ts';

const { buy, pool, origin, moveClock } = await startTestApi({
  FREE_HOLDS_PER_CLIENT: '1',
  HOLDS_PER_CLIENT: '3',
  PURCHASES_PER_EMAIL: '1000',
  PURCHASES_PER_CLIENT: '1000',
  ALTCHA_TRIES: '4',
});

beforeEach(async () => {
  moveClock(0);
  await emptyShop(pool);
  expect((await buy('standard', 'first@example.com')).status).toBe(200);
});

let buyers = 0;

function next(headers: Record<string, string> = {}): Promise<Response> {
  buyers += 1;
  return buy('standard', `buyer${buyers}@example.com`, headers);
}

const bring = (proof: unknown) => next({ [proofHeader]: JSON.stringify(proof) });

async function doWork(): Promise<Proof> {
  const { challenge } = workRequired.parse(await (await next()).json());
  return await solve(challenge);
}

async function codeOf(response: Response): Promise<[number, string]> {
  const { status, code } = problem.parse(await response.json());
  expect(status).toBe(response.status);
  return [status, code];
}

test('the second unpaid ticket asks for work, takes it, and the fourth is one too many with or without', async () => {
  expect(await codeOf(await next())).toEqual([428, 'proof_required']);
  expect((await bring(await doWork())).status).toBe(200);
  const last = await doWork();
  expect((await bring(await doWork())).status).toBe(200);
  const over = await bring(last);
  expect(Number(over.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await codeOf(over)).toEqual([429, 'too_many_requests']);
  expect(await codeOf(await next())).toEqual([429, 'too_many_requests']);
});

test('work that comes too late is refused, and new work is given out', async () => {
  const proof = await doWork();
  moveClock(21);
  const late = await bring(proof);
  const { code, challenge } = workRequired.parse(await late.json());
  expect([late.status, code]).toEqual([428, 'proof_expired']);
  expect((await bring(await solve(challenge))).status).toBe(200);
});

test('work done for the contact form holds no ticket, and the other way round', async () => {
  expect(await codeOf(await bring(await prove(origin)))).toEqual([428, 'proof_invalid']);
  const message = await writeMessage(origin, { proof: await doWork() });
  expect(await codeOf(message)).toEqual([400, 'proof_invalid']);
});

test.each([
  '',
  'null',
  '{}',
  '[]',
  '{"challenge":',
  JSON.stringify({ challenge: { parameters: {}, signature: 'x' }, solution: {} }),
  'x'.repeat(1900),
])('what is no work holds no ticket: %j', async (header) => {
  expect(await codeOf(await next({ [proofHeader]: header }))).toEqual([428, 'proof_invalid']);
  expect(await countOf(pool, 'orders')).toBe(1);
});

test('work that was changed is refused', async () => {
  const { challenge, solution } = await doWork();
  const { parameters, signature } = challenge;
  for (const changed of [
    { challenge, solution: { ...solution, derivedKey: '00' } },
    { challenge: { parameters: { ...parameters, cost: 1 }, signature }, solution },
    {
      challenge: { parameters: { ...parameters, expiresAt: parameters.expiresAt + 60 }, signature },
      solution,
    },
    { challenge: { parameters, signature: signature.toUpperCase() }, solution },
  ]) {
    expect(await codeOf(await bring(changed))).toEqual([428, 'proof_invalid']);
  }
  expect((await bring({ challenge, solution })).status).toBe(200);
});

test('one key and one proof eight times at once: one hold, one payment page, the work used once', async () => {
  const proof = await doWork();
  const headers = { [proofHeader]: JSON.stringify(proof), 'Idempotency-Key': 'one attempt' };
  const calls = Array.from({ length: 8 }, () => buy('standard', 'ala@example.com', headers));
  const answers = await Promise.all(calls);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  expect(await countOf(pool, 'orders')).toBe(2);
  expect(await codeOf(await bring(proof))).toEqual([428, 'proof_used']);
});

test('a proof nobody asked for does no harm, whatever it is', async () => {
  await emptyShop(pool);
  expect((await next({ [proofHeader]: 'nonsense' })).status).toBe(200);
});

test('other places are counted by themselves', async () => {
  expect((await next({ 'X-Forwarded-For': '192.0.2.7' })).status).toBe(200);
});
