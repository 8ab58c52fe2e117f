import { expect, test } from 'vitest';
import type { OrderAnswer, OrderState } from '@kongres/contract/order';
import { isOver, sceneOf } from './ticket-scene.ts';

const orderIn = (state: OrderState) => ({ state }) as OrderAnswer;

test.each<[OrderState, string]>([
  ['paid', 'paid'],
  ['awaiting', 'pending'],
  ['processing', 'pending'],
  ['checking', 'pending'],
  ['expired', 'gone'],
  ['refunding', 'gone'],
  ['cancelled', 'gone'],
  ['refunded', 'gone'],
])('an order that is %s is %s at the door, and kept unless it is gone', (state, scene) => {
  const order = orderIn(state);
  expect(sceneOf({ order, failure: null })).toBe(scene);
  expect(isOver({ ok: true, order })).toBe(scene === 'gone');
});

test('a link that opens nothing says which, whatever was seen before', () => {
  expect(sceneOf({ order: null, failure: null })).toBe('loading');
  expect(sceneOf({ order: null, failure: 'unknown' })).toBe('unknown');
  expect(sceneOf({ order: orderIn('paid'), failure: 'moved' })).toBe('moved');
  expect(isOver({ ok: false, reason: 'unknown' })).toBe(true);
  expect(isOver({ ok: false, reason: 'moved' })).toBe(true);
});

test('a lost answer takes nobody’s ticket away', () => {
  expect(sceneOf({ order: orderIn('paid'), failure: 'failed' })).toBe('paid');
  expect(sceneOf({ order: null, failure: 'failed' })).toBe('failed');
  expect(isOver({ ok: false, reason: 'failed' })).toBe(false);
});
