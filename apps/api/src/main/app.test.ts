import { beforeEach, expect, test } from 'vitest';
import { languages } from '@kongres/content/facts/languages';
import { ticketIds } from '@kongres/content/facts/tickets';
import { footerAnswer } from '@kongres/contract/footer';
import { problem } from '@kongres/contract/problem';
import type { TicketsAnswer } from '@kongres/contract/tickets';
import { listPrice } from '@kongres/tools/dev/list-price';
import { startTestApi } from '../../test/test-api.ts';
import { emptyShop, setStock } from '../../test/test-shop.ts';

const { origin, pool } = await startTestApi();

const ask = (path: string, init?: RequestInit) => fetch(origin + path, init);

beforeEach(() => emptyShop(pool));

test('health answers without being cached', async () => {
  const response = await ask('/api/health');
  expect(await response.json()).toEqual({ status: 'ok' });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('ready as long as the database can be reached', async () => {
  const response = await ask('/api/ready');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 'ready' });
});

test('tickets are open, sold out or closed as the database says, and may be kept for 30 seconds', async () => {
  await setStock(pool, 'premium', { capacity: 0 });
  await setStock(pool, 'vip', { capacity: 5, isOpen: false });
  const response = await ask('/api/tickets');
  const { prices, ...states } = (await response.json()) as TicketsAnswer;
  expect(states).toEqual({ standard: 'open', premium: 'sold_out', vip: 'closed' });
  expect(Object.keys(prices)).toEqual(ticketIds);
  for (const id of ticketIds) expect(prices[id]?.netMinor).toBe(listPrice(id).netMinor);
  expect(response.headers.get('cache-control')).toBe('public, max-age=30');
});

test.each(languages.map(({ id }) => id))('the footer speaks %s', async (code) => {
  const response = await ask('/api/footer', { headers: { 'accept-language': `fr, ${code}` } });
  expect(response.headers.get('content-language')).toBe(code);
  expect(response.headers.get('vary')).toContain('Accept-Language');
  const content = footerAnswer.parse(await response.json());
  expect(content.top).toContain('{{startYear}}');
  expect(content.middle + content.bottom).not.toContain('{{');
});

test('a language we do not have is answered in Polish', async () => {
  const response = await ask('/api/footer', { headers: { 'accept-language': 'fr' } });
  expect(response.headers.get('content-language')).toBe('pl');
});

test('an unknown address is a problem document', async () => {
  const response = await ask('/api/nothing');
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  expect(problem.parse(await response.json()).code).toBe('not_found');
});

test.each([
  ['too large', JSON.stringify({ email: 'x'.repeat(20_000) }), 'application/json', 413],
  ['no JSON', '{', 'application/json', 400],
  ['of another kind', 'email=ala', 'application/x-www-form-urlencoded', 415],
])('a body that is %s is refused as a problem', async (_, body, type, status) => {
  const response = await ask('/api/purchase/standard', {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
  expect(response.status).toBe(status);
  expect(problem.parse(await response.json()).status).toBe(status);
});
