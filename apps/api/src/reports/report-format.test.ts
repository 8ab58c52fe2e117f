import { expect, test } from 'vitest';
import { createFormat } from './report-format.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u2009\u202f]/g, ' ');

test.each([
  ['pl', '1234,50 zł', '33,3%', 'pon., 3 lis 2025', '3 lis 2025, 00:30'],
  ['en-GB', 'PLN 1,234.50', '33.3%', 'Mon, 3 Nov 2025', '3 Nov 2025, 00:30'],
  ['de', '1.234,50 PLN', '33,3 %', 'Mo., 3. Nov. 2025', '03.11.2025, 00:30'],
] as const)(
  '%s writes money, shares, days and moments its own way',
  (code, money, share, day, moment) => {
    const format = createFormat(code);
    expect(plain(format.money(123450))).toBe(money);
    expect(plain(format.share(1, 3))).toBe(share);
    expect(plain(format.day('2025-11-03'))).toBe(day);
    expect(plain(format.moment(new Date('2025-11-02T23:30:00Z')))).toBe(moment);
  },
);

test.each([
  [0.44, '0.4 secs'],
  [59, '59 secs'],
  [90, '1.5 mins'],
  [7200, '2 hrs'],
  [259_200, '3 days'],
  [null, '–'],
])('%s seconds are told as %s', (seconds, told) => {
  expect(plain(createFormat('en-GB').duration(seconds))).toBe(told);
});

test('a span names its unit once if it can', () => {
  const { span } = createFormat('en-GB');
  expect([span(5, 15), span(15, 60)].map(plain)).toEqual(['5–15 secs', '15 secs – 1 min']);
});

test('the share of nothing is a dash, not a number gone wrong', () => {
  const { share, withShare } = createFormat('en-GB');
  expect([share(0, 0), withShare(0, 0), withShare(1, 4)]).toEqual(['–', '0', '1 · 25%']);
});
