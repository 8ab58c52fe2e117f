import { expect, test } from 'vitest';
import { pick } from './collection.ts';
import { grossOf, lowestBeforeReduction, netOf, netPrice, originalPrice } from './price.ts';
import { tickets } from './tickets.ts';

test.each([
  ['standard', 29900, 59900, 36777],
  ['premium', 49900, 99900, 61377],
  ['vip', 99900, 199900, 122877],
] as const)('%s costs what was specified', (id, net, original, gross) => {
  const ticket = pick(tickets, id);
  expect(netPrice(ticket)).toBe(net);
  expect(originalPrice(ticket)).toBe(original);
  expect(grossOf(net)).toBe(gross);
  expect(lowestBeforeReduction(ticket)).toBe(original);
});

test('a price that was never reduced has no price before', () => {
  const prices = [{ since: '2025-06-01', netGrosze: 100 }];
  expect(originalPrice({ prices })).toBeNull();
  expect(lowestBeforeReduction({ prices })).toBeNull();
});

test('a raised price shows no struck one', () => {
  const prices = [
    { since: '2025-06-01', netGrosze: 100 },
    { since: '2025-09-15', netGrosze: 200 },
  ];
  expect(originalPrice({ prices })).toBeNull();
});

test('a short sale inside the window is the lowest price, however briefly it lasted', () => {
  const prices = [
    { since: '2025-06-01', netGrosze: 600 },
    { since: '2025-09-01', netGrosze: 200 },
    { since: '2025-09-02', netGrosze: 600 },
    { since: '2025-09-15', netGrosze: 300 },
  ];
  expect(lowestBeforeReduction({ prices })).toBe(200);
});

test('a price that ended before the window does not count', () => {
  const prices = [
    { since: '2025-06-01', netGrosze: 200 },
    { since: '2025-08-16', netGrosze: 600 },
    { since: '2025-09-15', netGrosze: 300 },
  ];
  expect(lowestBeforeReduction({ prices })).toBe(600);
});

test('a row dated ahead is no price until its day has come in Warsaw', () => {
  const prices = [
    { since: '2025-06-01', netGrosze: 600 },
    { since: '2025-09-15', netGrosze: 300 },
  ];
  const justBefore = new Date('2025-09-14T21:59:59Z');
  const theDay = new Date('2025-09-14T22:00:00Z');
  expect(netPrice({ prices }, justBefore)).toBe(600);
  expect(originalPrice({ prices }, justBefore)).toBeNull();
  expect(lowestBeforeReduction({ prices }, justBefore)).toBeNull();
  expect(netPrice({ prices }, theDay)).toBe(300);
  expect(originalPrice({ prices }, theDay)).toBe(600);
});

test('the net price can be told from the gross one, to the grosz', () => {
  const wrong = Array.from({ length: 250_000 }, (_, net) => net).filter(
    (net) => netOf(grossOf(net)) !== net,
  );
  expect(wrong).toEqual([]);
});
