import { expect, test } from 'vitest';
import { maskSecrets } from './log.ts';

test.each([
  'no mailbox ala.kot+x@example.com here',
  'Key (lower(email))=(ala@example.com) already exists',
  'No such session: cs_test_a1B2c3',
  'Invalid API key: sk_test_1234',
  'sent Bearer 0J9aVZ-token_of_an-order_page_0123456789abc',
  'token 0J9aVZ-token_of_an-order_page_0123456789abcd12',
])('masks secrets in: %s', (text) => {
  expect(maskSecrets(text)).not.toMatch(/example|_test_|order_page/);
  expect(maskSecrets(text)).toContain('[…]');
});

test('leaves other text unchanged', () => {
  const text = 'connect ECONNREFUSED 127.0.0.1:5432 for 5f0c954e-6cbb-4d7e-9d3b-1f0c954e6cbb';
  expect(maskSecrets(text)).toBe(text);
});
