import { expect, test } from 'vitest';
import { emailAddress } from './email.ts';

const parseAddress = (address: string) => emailAddress.safeParse(address).data;

test.each([
  ['jan@żółw.pl', 'jan@xn--w-uga1v8h.pl'],
  ['jan@ŻÓŁW.PL', 'jan@xn--w-uga1v8h.pl'],
  ['jan@żółw.pl'.normalize('NFD'), 'jan@xn--w-uga1v8h.pl'],
  ['jan@xn--w-uga1v8h.pl', 'jan@xn--w-uga1v8h.pl'],
  ['Jan.Nowak+x@poczta.żółw.pl', 'Jan.Nowak+x@poczta.xn--w-uga1v8h.pl'],
  ['jan@bücher.example', 'jan@xn--bcher-kva.example'],
  ['jan@пример.рф', 'jan@xn--e1afmkfd.xn--p1ai'],
  ['jan@xn--e1afmkfd.xn--p1ai', 'jan@xn--e1afmkfd.xn--p1ai'],
  [' jan@żółw.pl ', 'jan@xn--w-uga1v8h.pl'],
  ['Jan@Example.COM', 'Jan@Example.COM'],
])('normalises %s to %s', (typed, mailbox) => {
  expect(parseAddress(typed)).toBe(mailbox);
  expect(parseAddress(mailbox)).toBe(mailbox);
});

test.each([
  'żółw@example.com',
  'żółw@żółw.pl',
  'jan@żółw',
  'jan@żół w.pl',
  'jan@żółw.pl, eve@example.com',
  'jan@żółw.pl\r\nBcc: eve@example.com',
  'jan@żółw.pl/eve',
  'jan@żółw.pl:25',
  'jan@żółw.pl?x',
  'jan@żółw.pl#x',
  'jan@[żółw.pl]',
  'jan@eve:x@żółw.pl',
  'jan@żółw．pl',
  'jan@żółw\u202e.pl',
  'jan@żół\u00adw.pl',
  'jan@żół\u200bw.pl',
  'jan@żółw\\.pl',
  'jan@żółw%2e.pl',
  'jan@１２７.０.０.１',
  'jan@xn--żółw.pl',
  'jan@💥.pl',
  'jan@.żółw.pl',
  'jan@żółw..pl',
  'jan@żółw.pl.',
  `jan@${'ż'.repeat(250)}.pl`,
  'jan@ż\ud800.pl',
])('rejects %j', (typed) => {
  expect(parseAddress(typed)).toBeUndefined();
});
