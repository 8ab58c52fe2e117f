import { beforeEach, expect, test } from 'vitest';
import { languages } from '@kongres/content/facts/languages';
import { ticketIds } from '@kongres/content/facts/tickets';
import { footerResponse } from '@kongres/contract/footer';
import { problem } from '@kongres/contract/problem';
import type { TicketsResponse } from '@kongres/contract/tickets';
import { getListPrice } from '@kongres/tools/dev/list-price';
import { startTestApi } from '../../test/test-api.ts';
import { resetShop, setQuota } from '../../test/test-shop.ts';

const { origin, pool } = await startTestApi();

const requestPath = (path: string, init?: RequestInit) => fetch(origin + path, init);

beforeEach(() => resetShop(pool));

test('health responds with no-store', async () => {
  const response = await requestPath('/api/health');
  expect(await response.json()).toEqual({ status: 'ok' });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('is ready while the database is reachable', async () => {
  const response = await requestPath('/api/ready');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 'ready' });
});

test('returns prices and sale states of tickets, cacheable for 30 seconds', async () => {
  await setQuota(pool, 'premium', { limit: 0 });
  await setQuota(pool, 'vip', { limit: 5, isOpen: false });
  const response = await requestPath('/api/tickets');
  const { prices, ...states } = (await response.json()) as TicketsResponse;
  expect(states).toEqual({ standard: 'open', premium: 'sold_out', vip: 'closed' });
  expect(Object.keys(prices)).toEqual(ticketIds);
  for (const id of ticketIds) expect(prices[id]?.netMinor).toBe(getListPrice(id).netMinor);
  expect(response.headers.get('cache-control')).toBe('public, max-age=30');
});

test.each(languages.map(({ id }) => id))('returns the footer in %s', async (code) => {
  const response = await requestPath('/api/footer', {
    headers: { 'accept-language': `fr, ${code}` },
  });
  expect(response.headers.get('content-language')).toBe(code);
  expect(response.headers.get('vary')).toContain('Accept-Language');
  const content = footerResponse.parse(await response.json());
  expect(content.top).toContain('{{startYear}}');
  expect(content.middle + content.bottom).not.toContain('{{');
});

test('falls back to Polish for an unsupported language', async () => {
  const response = await requestPath('/api/footer', { headers: { 'accept-language': 'fr' } });
  expect(response.headers.get('content-language')).toBe('pl');
});

test('an unknown path returns a problem document', async () => {
  const response = await requestPath('/api/nothing');
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  expect(problem.parse(await response.json()).code).toBe('not_found');
});

test.each([
  ['too large', JSON.stringify({ email: 'x'.repeat(20_000) }), 'application/json', 413],
  ['no JSON', '{', 'application/json', 400],
  ['of another kind', 'email=ala', 'application/x-www-form-urlencoded', 415],
])('rejects a body that is %s with a problem document', async (_, body, type, status) => {
  const response = await requestPath('/api/purchase/standard', {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
  expect(response.status).toBe(status);
  expect(problem.parse(await response.json()).status).toBe(status);
});
