import { afterEach, expect, test, vi } from 'vitest';
import { call } from './call.ts';

const fetched = vi.spyOn(globalThis, 'fetch');

afterEach(() => {
  fetched.mockReset();
});

function sent(): RequestInit {
  return fetched.mock.lastCall?.[1] ?? {};
}

test('a call without a body is a GET, with one a POST of JSON', async () => {
  fetched.mockImplementation(async () => new Response());
  await call('/api/tickets');
  expect(sent()).toMatchObject({ method: 'GET', headers: {} });
  expect(sent()).not.toHaveProperty('body');
  await call('/api/contact', { body: { topic: 'press' }, headers: { 'Idempotency-Key': 'a' } });
  expect(sent()).toMatchObject({
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'a' },
    body: '{"topic":"press"}',
  });
});

test('the token of an order travels as a bearer token', async () => {
  fetched.mockImplementation(async () => new Response());
  await call('/api/order/release', { method: 'POST', token: 'abc', cache: 'no-store' });
  expect(sent()).toMatchObject({
    method: 'POST',
    headers: { Authorization: 'Bearer abc' },
    cache: 'no-store',
  });
});

/** A server that never answers. */
function hang() {
  fetched.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      }),
  );
}

test('a late answer is not waited for', async () => {
  hang();
  await expect(call('/api/footer', { patienceMs: 5 })).rejects.toThrow('timeout');
});

test('whoever leaves ends the call', async () => {
  hang();
  const leaving = new AbortController();
  const calling = call('/api/footer', { signal: leaving.signal });
  leaving.abort();
  await expect(calling).rejects.toThrow('aborted');
});
