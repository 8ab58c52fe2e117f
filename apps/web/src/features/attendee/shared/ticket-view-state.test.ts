import { expect, test } from 'vitest';
import type { OrderResponse, OrderState } from '@kongres/contract/order';
import { isTokenInvalid, getTicketViewState } from './ticket-view-state.ts';

const createOrder = (state: OrderState) => ({ state }) as OrderResponse;

test.each<[OrderState, string]>([
  ['paid', 'paid'],
  ['awaiting', 'pending'],
  ['processing', 'pending'],
  ['checking', 'pending'],
  ['expired', 'gone'],
  ['refunding', 'gone'],
  ['cancelled', 'gone'],
  ['refunded', 'gone'],
])(
  'maps the order state %s to the scene %s and drops only tokens that are gone',
  (state, scene) => {
    const order = createOrder(state);
    expect(getTicketViewState({ order, failure: null })).toBe(scene);
    expect(isTokenInvalid({ ok: true, order })).toBe(scene === 'gone');
  },
);

test('reports an unknown or moved link even if an order was loaded before', () => {
  expect(getTicketViewState({ order: null, failure: null })).toBe('loading');
  expect(getTicketViewState({ order: null, failure: 'unknown' })).toBe('unknown');
  expect(getTicketViewState({ order: createOrder('paid'), failure: 'moved' })).toBe('moved');
  expect(isTokenInvalid({ ok: false, reason: 'unknown' })).toBe(true);
  expect(isTokenInvalid({ ok: false, reason: 'moved' })).toBe(true);
});

test('keeps the ticket after a failed request', () => {
  expect(getTicketViewState({ order: createOrder('paid'), failure: 'failed' })).toBe('paid');
  expect(getTicketViewState({ order: null, failure: 'failed' })).toBe('failed');
  expect(isTokenInvalid({ ok: false, reason: 'failed' })).toBe(false);
});
