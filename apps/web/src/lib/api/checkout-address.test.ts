import { expect, test } from 'vitest';
import { reportCheck } from '@kongres/tools/acceptance/report-check';
import { isCheckoutUrl } from './checkout-address.ts';

const site = 'kongres-ai.example';

test('accepts the checkout', () => {
  expect(isCheckoutUrl('https://checkout.stripe.com/c/pay/cs_1#x', site)).toBe(true);
});

const hostile = [
  '',
  'javascript:alert(1)',
  'data:text/html,x',
  '//checkout.stripe.com/c',
  '/c/pay',
  'http://checkout.stripe.com/c',
  'https://checkout.stripe.com.evil.example/c',
  'https://evil.example/checkout.stripe.com',
  'https://checkout.stripe.com@evil.example/',
  'https://user:pass@checkout.stripe.com/',
  'https://checkout.stripe.com:8443/',
  'https://checkout-stripe.com/',
  'ftp://checkout.stripe.com/',
  'http://127.0.0.1:8090/pay/1',
  'http://localhost/pay',
  ' https://evil.example/?https://checkout.stripe.com',
  'https://checkout.stripe.com.',
  'https://checkout.stripe.com%2eevil.example/',
  'https:\\\\evil.example\\checkout.stripe.com',
  'https://evil.example\\@checkout.stripe.com:443@evil.example/',
  'https:///evil.example/checkout.stripe.com',
  'https:evil.example',
  'https://xn--checkout-stripe-9na.com/',
  'https://checkout.stripe.com\u2024evil.example/',
  'https://сheckout.stripe.com/',
  'https://checkout.stripe.co/',
  'https://checkout.stripe.comm/',
  'https://sub.checkout.stripe.com/',
  'https://stripe.com/checkout',
  'https://api.stripe.com/',
  'blob:https://checkout.stripe.com/1',
  'filesystem:https://checkout.stripe.com/x',
  'view-source:https://checkout.stripe.com/',
  'java\nscript:alert(1)',
  'JaVaScRiPt:alert(1)//https://checkout.stripe.com',
  'vbscript:msgbox(1)',
  'about:blank',
  'chrome://settings',
  'ws://checkout.stripe.com/',
  'https://[::ffff:127.0.0.1]/',
  'https://0x7f000001/',
];

test('rejects all hostile addresses', () => {
  const report = reportCheck('hostile-checkouts');
  const followed = hostile.filter((address) => isCheckoutUrl(address, site));
  report(`${hostile.length} addresses, ${followed.length} followed`);
  expect(followed).toEqual([]);
});

test('a loopback site may use a payment page on loopback only', () => {
  expect(isCheckoutUrl('http://127.0.0.1:8090/pay/1', 'localhost')).toBe(true);
  expect(isCheckoutUrl('http://localhost:8090/pay/1', '127.0.0.1')).toBe(true);
  expect(isCheckoutUrl('http://127.0.0.1.evil.example/', '127.0.0.1')).toBe(false);
  expect(isCheckoutUrl('http://evil.example/', '127.0.0.1')).toBe(false);
});
