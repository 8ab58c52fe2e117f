import { expect, test } from 'vitest';
import { factsOf } from './facts-of.ts';

test.each([
  [{ facts: { from: 'reader', to: 'host', person: 'an id' } }, 'reader → host, an id'],
  [{ facts: { from: null, to: 250, ticket: 'vip' } }, '– → 250, vip'],
  [{ facts: { gross_minor: 36777 } }, 'gross 367.77'],
  [{ facts: { net_minor: [100, 250] } }, 'net 1.00 → 2.50'],
  [{ facts: {}, before: { email: 'a@b.c' }, after: { email: 'd@e.f' } }, 'a@b.c → d@e.f'],
  [{ facts: {}, before: { tax_id: null }, after: { tax_id: 'PL1' } }, '– → PL1'],
])('%o reads %s', (deed, text) => {
  expect(factsOf({ before: null, after: null, ...deed })).toBe(text);
});
