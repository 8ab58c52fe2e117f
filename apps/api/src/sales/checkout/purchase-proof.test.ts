import { beforeEach, expect, test } from 'vitest';
import { problem } from '@kongres/contract/problem';
import type { SolvedProof } from '@kongres/contract/proof-of-work';
import { proofHeader, proofRequiredProblem } from '@kongres/contract/purchase';
import { startTestApi } from '../../../test/test-api.ts';
import { countRows, resetShop } from '../../../test/test-shop.ts';
import {
  createContactProof,
  solveChallengeProof,
  postContactMessage,
} from '../../../test/post-contact-message.ts';

const { buyTicket, pool, origin, moveClock } = await startTestApi({
  FREE_HOLDS_PER_CLIENT: '1',
  HOLDS_PER_CLIENT: '3',
  PURCHASES_PER_EMAIL: '1000',
  PURCHASES_PER_CLIENT: '1000',
  ALTCHA_TRIES: '4',
});

beforeEach(async () => {
  moveClock(0);
  await resetShop(pool);
  expect((await buyTicket('standard', 'first@example.com')).status).toBe(200);
});

let buyerCount = 0;

function buyAsNextBuyer(headers: Record<string, string> = {}): Promise<Response> {
  buyerCount += 1;
  return buyTicket('standard', `buyer${buyerCount}@example.com`, headers);
}

const buyWithProof = (proof: unknown) => buyAsNextBuyer({ [proofHeader]: JSON.stringify(proof) });

async function solveChallenge(): Promise<SolvedProof> {
  const { challenge } = proofRequiredProblem.parse(await (await buyAsNextBuyer()).json());
  return await solveChallengeProof(challenge);
}

async function readCode(response: Response): Promise<[number, string]> {
  const { status, code } = problem.parse(await response.json());
  expect(status).toBe(response.status);
  return [status, code];
}

test('requires proof of work for the second unpaid ticket and rejects the fourth', async () => {
  expect(await readCode(await buyAsNextBuyer())).toEqual([428, 'proof_required']);
  expect((await buyWithProof(await solveChallenge())).status).toBe(200);
  const last = await solveChallenge();
  expect((await buyWithProof(await solveChallenge())).status).toBe(200);
  const over = await buyWithProof(last);
  expect(Number(over.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await readCode(over)).toEqual([429, 'too_many_requests']);
  expect(await readCode(await buyAsNextBuyer())).toEqual([429, 'too_many_requests']);
});

test('rejects an expired proof and sends a new challenge', async () => {
  const proof = await solveChallenge();
  moveClock(21);
  const late = await buyWithProof(proof);
  const { code, challenge } = proofRequiredProblem.parse(await late.json());
  expect([late.status, code]).toEqual([428, 'proof_expired']);
  expect((await buyWithProof(await solveChallengeProof(challenge))).status).toBe(200);
});

test('rejects proofs of another purpose', async () => {
  expect(await readCode(await buyWithProof(await createContactProof(origin)))).toEqual([
    428,
    'proof_invalid',
  ]);
  const message = await postContactMessage(origin, { proof: await solveChallenge() });
  expect(await readCode(message)).toEqual([400, 'proof_invalid']);
});

test.each([
  '',
  'null',
  '{}',
  '[]',
  '{"challenge":',
  JSON.stringify({ challenge: { parameters: {}, signature: 'x' }, solution: {} }),
  'x'.repeat(1900),
])('rejects the malformed proof %j', async (header) => {
  expect(await readCode(await buyAsNextBuyer({ [proofHeader]: header }))).toEqual([
    428,
    'proof_invalid',
  ]);
  expect(await countRows(pool, 'orders')).toBe(1);
});

test('rejects a modified proof', async () => {
  const { challenge, solution } = await solveChallenge();
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
    expect(await readCode(await buyWithProof(changed))).toEqual([428, 'proof_invalid']);
  }
  expect((await buyWithProof({ challenge, solution })).status).toBe(200);
});

test('uses one proof once for eight concurrent duplicates', async () => {
  const proof = await solveChallenge();
  const headers = { [proofHeader]: JSON.stringify(proof), 'Idempotency-Key': 'one attempt' };
  const calls = Array.from({ length: 8 }, () => buyTicket('standard', 'ala@example.com', headers));
  const answers = await Promise.all(calls);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  expect(await countRows(pool, 'orders')).toBe(2);
  expect(await readCode(await buyWithProof(proof))).toEqual([428, 'proof_used']);
});

test('ignores an invalid proof that was not required', async () => {
  await resetShop(pool);
  expect((await buyAsNextBuyer({ [proofHeader]: 'nonsense' })).status).toBe(200);
});

test('counts clients separately', async () => {
  expect((await buyAsNextBuyer({ 'X-Forwarded-For': '192.0.2.7' })).status).toBe(200);
});
