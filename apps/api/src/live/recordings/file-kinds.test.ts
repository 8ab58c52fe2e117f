import { expect, test } from 'vitest';
import { contentTypeOf, plainFileName } from './file-kinds.ts';

test.each([
  ['Slides.PDF', 'slides.pdf'],
  ['Zażółć gęślą jaźń (2).pptx', 'zazolc-gesla-jazn-2.pptx'],
  ['photo.JPEG', 'photo.jpg'],
  ['../../etc/passwd.txt', 'etc-passwd.txt'],
  ['日本.pdf', 'file.pdf'],
  [`${'a'.repeat(200)}.zip`, `${'a'.repeat(60)}.zip`],
  ['page.html', null],
  ['run.svg', null],
  ['x.constructor', null],
  ['x.__proto__', null],
  ['pdf', null],
  ['', null],
])('%s is handed out as %s', (name, plain) => {
  expect(plainFileName(name)).toBe(plain);
});

test('what is handed out has a type that no browser runs', () => {
  expect(contentTypeOf('a.pdf')).toBe('application/pdf');
  for (const name of ['a.unknown', 'a.constructor', 'a']) {
    expect(contentTypeOf(name)).toBe('application/octet-stream');
  }
});
