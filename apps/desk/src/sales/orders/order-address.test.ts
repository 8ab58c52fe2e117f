import { expect, test } from 'vitest';
import { filtersIn, withFilter, withOrder } from './order-address.ts';

test('the address holds what is asked for, and nothing empty', () => {
  const search = new URLSearchParams('q= anna &state=&ticket=vip&order=7&other=1');
  expect(filtersIn(search)).toEqual({ q: 'anna', ticket: 'vip' });
  expect(withFilter(search, 'ticket', '').has('ticket')).toBe(false);
  expect(withFilter(search, 'state', 'paid').get('state')).toBe('paid');
});

test('an order opens beside the list that was there, and closes again', () => {
  const search = new URLSearchParams('ticket=vip');
  const opened = withOrder(search, 1042);
  expect(opened.toString()).toBe('ticket=vip&order=1042');
  expect(withOrder(opened, null).toString()).toBe('ticket=vip');
});
