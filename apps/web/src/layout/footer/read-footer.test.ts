import { expect, test } from 'vitest';
import { footerLimits } from '@kongres/contract/footer-markup';
import { readFooter } from './read-footer.ts';

test('reads three fragments and ignores other keys', () => {
  const answer = { top: '<p>a</p>', middle: '', bottom: 'c' };
  expect(readFooter(JSON.stringify({ ...answer, more: 1 }))).toEqual(answer);
});

test.each(['null', '1', '"text"', '[]', '{}', '{"top":1,"middle":{},"bottom":null}'])(
  '%s has no fragments',
  (text) => {
    expect(readFooter(text)).toEqual({});
  },
);

test('ignores content that is too long', () => {
  const long = 'x'.repeat(footerLimits.fragment + 1);
  expect(readFooter(JSON.stringify({ top: long, middle: 'b' }))).toEqual({ middle: 'b' });
  const padding = ' '.repeat(footerLimits.answer);
  expect(readFooter(`{"top":"a"}${padding}`)).toEqual({});
});
