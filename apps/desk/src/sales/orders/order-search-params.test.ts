import { expect, test } from 'vitest';
import { readFilters, replaceFilter, replaceOpenOrder } from './order-search-params.ts';

test('reads filters from the address and ignores empty ones', () => {
  const search = new URLSearchParams('q= anna &state=&ticket=vip&order=7&other=1');
  expect(readFilters(search)).toEqual({ q: 'anna', ticket: 'vip' });
  expect(replaceFilter(search, 'ticket', '').has('ticket')).toBe(false);
  expect(replaceFilter(search, 'state', 'paid').get('state')).toBe('paid');
});

test('adds and removes the open order without touching the filters', () => {
  const search = new URLSearchParams('ticket=vip');
  const opened = replaceOpenOrder(search, 1042);
  expect(opened.toString()).toBe('ticket=vip&order=1042');
  expect(replaceOpenOrder(opened, null).toString()).toBe('ticket=vip');
});
