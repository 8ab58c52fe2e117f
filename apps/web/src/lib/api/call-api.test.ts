import { afterEach, expect, test, vi } from 'vitest';
import { callApi } from './call-api.ts';

const fetchSpy = vi.spyOn(globalThis, 'fetch');

afterEach(() => {
  fetchSpy.mockReset();
});

function getLastRequest(): RequestInit {
  return fetchSpy.mock.lastCall?.[1] ?? {};
}

test('sends GET without a body and POST with JSON', async () => {
  fetchSpy.mockImplementation(async () => new Response());
  await callApi('/api/tickets');
  expect(getLastRequest()).toMatchObject({ method: 'GET', headers: {} });
  expect(getLastRequest()).not.toHaveProperty('body');
  await callApi('/api/contact', { body: { topic: 'press' }, headers: { 'Idempotency-Key': 'a' } });
  expect(getLastRequest()).toMatchObject({
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'a' },
    body: '{"topic":"press"}',
  });
});

test('sends the token as a bearer token', async () => {
  fetchSpy.mockImplementation(async () => new Response());
  await callApi('/api/order/release', { method: 'POST', token: 'abc', cache: 'no-store' });
  expect(getLastRequest()).toMatchObject({
    method: 'POST',
    headers: { Authorization: 'Bearer abc' },
    cache: 'no-store',
  });
});

function mockPendingFetch() {
  fetchSpy.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      }),
  );
}

test('times out', async () => {
  mockPendingFetch();
  await expect(callApi('/api/footer', { timeoutMs: 5 })).rejects.toThrow('timeout');
});

test('is aborted by its signal', async () => {
  mockPendingFetch();
  const abortController = new AbortController();
  const calling = callApi('/api/footer', { signal: abortController.signal });
  abortController.abort();
  await expect(calling).rejects.toThrow('aborted');
});
