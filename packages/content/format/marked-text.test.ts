import { expect, test } from 'vitest';
import { fillText, splitMarks, stripMarks } from './marked-text.ts';

test('fills placeholders with a value and keeps the others', () => {
  expect(fillText('{{a}}, {{b}} and {{a}} of {{c}}', { a: 1, b: '$&' })).toBe(
    '1, $& and 1 of {{c}}',
  );
});

test('does not fill placeholders inside values', () => {
  expect(fillText('{{a}}{{b}}', { a: '{{b}}', b: 'x' })).toBe('{{b}}x');
});

test('strips marks and leaves other angle brackets', () => {
  expect(stripMarks('1 < 2, <a>write</a> to <b@example.com>')).toBe(
    '1 < 2, write to <b@example.com>',
  );
});

test('splits a text at its marks', () => {
  expect(splitMarks('Or <mail>write</mail> < now.')).toEqual([
    { text: 'Or ' },
    { text: 'write', mark: 'mail' },
    { text: ' < now.' },
  ]);
});
