import { expect, test } from 'vitest';
import { grossOf, lowestBeforeReduction, netOf, netPrice, originalPrice } from './price.ts';
import { tickets, vatMode, vatPercent } from './tickets.ts';

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

test.each(tickets.map((ticket) => [ticket.id, ticket] as const))(
  'every price row of %s is later than the one before, and the newest that is due is the price',
  (_, { prices }) => {
    const days = prices.map(({ since }) => since);
    expect(days).toEqual([...new Set(days)].toSorted());
    for (const [index, { since, netGrosze }] of prices.entries()) {
      const before = prices[index - 1];
      const at = new Date(`${since}T12:00:00Z`);
      expect(netPrice({ prices }, at)).toBe(netGrosze);
      const reduced = before && before.netGrosze > netGrosze ? before.netGrosze : null;
      expect(originalPrice({ prices }, at)).toBe(reduced);
    }
  },
);

test('prices are made for the VAT that the facts have chosen', () => {
  // Another mode needs the buyer’s country, which no price knows today.
  expect(vatMode).toBe('polish-rate');
});

test('gross is net and the tax on it, to the nearest grosz', () => {
  for (const net of [1, 100, 12_345, 99_999]) {
    const exact = net + (net * vatPercent) / 100;
    expect(Math.abs(grossOf(net) - exact)).toBeLessThanOrEqual(0.5);
    expect(Number.isInteger(grossOf(net))).toBe(true);
  }
});

test('the net price can be told from the gross one, to the grosz', () => {
  const wrong = Array.from({ length: 250_000 }, (_, net) => net).filter(
    (net) => netOf(grossOf(net)) !== net,
  );
  expect(wrong).toEqual([]);
});
