import { expect, test } from 'vitest';
import { footerLimits } from '@kongres/contract/footer-markup';
import { readFooter } from './read-footer.ts';

test('three fragments are read, and nothing else', () => {
  const answer = { top: '<p>a</p>', middle: '', bottom: 'c' };
  expect(readFooter(JSON.stringify({ ...answer, more: 1 }))).toEqual(answer);
});

test.each(['null', '1', '"text"', '[]', '{}', '{"top":1,"middle":{},"bottom":null}'])(
  '%s holds no fragment',
  (text) => {
    expect(readFooter(text)).toEqual({});
  },
);

test('what is too long for a footer is left out', () => {
  const long = 'x'.repeat(footerLimits.fragment + 1);
  expect(readFooter(JSON.stringify({ top: long, middle: 'b' }))).toEqual({ middle: 'b' });
  const padding = ' '.repeat(footerLimits.answer);
  expect(readFooter(`{"top":"a"}${padding}`)).toEqual({});
});
