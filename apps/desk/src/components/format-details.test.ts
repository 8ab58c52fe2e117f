import { expect, test } from 'vitest';
import { formatDetails } from './format-details.ts';

test.each([
  [{ details: { from: 'reader', to: 'host', staff_member: 'an id' } }, 'reader → host, an id'],
  [{ details: { from: null, to: 250, ticket: 'vip' } }, '– → 250, vip'],
  [{ details: { gross_minor: 36777 } }, 'gross 367.77'],
  [{ details: { net_minor: [100, 250] } }, 'net 1.00 → 2.50'],
  [{ details: {}, before: { email: 'a@b.c' }, after: { email: 'd@e.f' } }, 'a@b.c → d@e.f'],
  [{ details: {}, before: { tax_id: null }, after: { tax_id: 'PL1' } }, '– → PL1'],
])('formats %o as %s', (entry, text) => {
  expect(formatDetails({ before: null, after: null, ...entry })).toBe(text);
});
