import { expect, test } from 'vitest';
import {
  addVat,
  findLowestPriceBeforeReduction,
  removeVat,
  getNetPrice,
  getOriginalPrice,
} from './price.ts';
import { tickets, vatMode, vatPercent } from './tickets.ts';

test('a price without earlier rows has no original price', () => {
  const prices = [{ since: '2025-06-01', netGrosze: 100 }];
  expect(getOriginalPrice({ prices })).toBeNull();
  expect(findLowestPriceBeforeReduction({ prices })).toBeNull();
});

test('an increased price has no original price', () => {
  const prices = [
    { since: '2025-06-01', netGrosze: 100 },
    { since: '2025-09-15', netGrosze: 200 },
  ];
  expect(getOriginalPrice({ prices })).toBeNull();
});

test('a short sale inside the window is the lowest price, however briefly it lasted', () => {
  const prices = [
    { since: '2025-06-01', netGrosze: 600 },
    { since: '2025-09-01', netGrosze: 200 },
    { since: '2025-09-02', netGrosze: 600 },
    { since: '2025-09-15', netGrosze: 300 },
  ];
  expect(findLowestPriceBeforeReduction({ prices })).toBe(200);
});

test('a price that ended before the window does not count', () => {
  const prices = [
    { since: '2025-06-01', netGrosze: 200 },
    { since: '2025-08-16', netGrosze: 600 },
    { since: '2025-09-15', netGrosze: 300 },
  ];
  expect(findLowestPriceBeforeReduction({ prices })).toBe(600);
});

test('a future row becomes the price on its day in the congress time zone', () => {
  const prices = [
    { since: '2025-06-01', netGrosze: 600 },
    { since: '2025-09-15', netGrosze: 300 },
  ];
  const justBefore = new Date('2025-09-14T21:59:59Z');
  const theDay = new Date('2025-09-14T22:00:00Z');
  expect(getNetPrice({ prices }, justBefore)).toBe(600);
  expect(getOriginalPrice({ prices }, justBefore)).toBeNull();
  expect(findLowestPriceBeforeReduction({ prices }, justBefore)).toBeNull();
  expect(getNetPrice({ prices }, theDay)).toBe(300);
  expect(getOriginalPrice({ prices }, theDay)).toBe(600);
});

test.each(tickets.map((ticket) => [ticket.id, ticket] as const))(
  'every price row of %s is later than the one before, and the newest that is due is the price',
  (_, { prices }) => {
    const days = prices.map(({ since }) => since);
    expect(days).toEqual([...new Set(days)].toSorted());
    for (const [index, { since, netGrosze }] of prices.entries()) {
      const before = prices[index - 1];
      const at = new Date(`${since}T12:00:00Z`);
      expect(getNetPrice({ prices }, at)).toBe(netGrosze);
      const reduced = before && before.netGrosze > netGrosze ? before.netGrosze : null;
      expect(getOriginalPrice({ prices }, at)).toBe(reduced);
    }
  },
);

test('prices support the configured VAT mode', () => {
  // Other modes depend on the buyer's country, which prices do not know.
  expect(vatMode).toBe('polish-rate');
});

test('addVat rounds to the nearest grosz', () => {
  for (const net of [1, 100, 12_345, 99_999]) {
    const exact = net + (net * vatPercent) / 100;
    expect(Math.abs(addVat(net) - exact)).toBeLessThanOrEqual(0.5);
    expect(Number.isInteger(addVat(net))).toBe(true);
  }
});

test('removeVat inverts addVat', () => {
  const wrong = Array.from({ length: 250_000 }, (_, net) => net).filter(
    (net) => removeVat(addVat(net)) !== net,
  );
  expect(wrong).toEqual([]);
});
