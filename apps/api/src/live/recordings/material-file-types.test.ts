import { expect, test } from 'vitest';
import { getContentType, toSafeFileName } from './material-file-types.ts';

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
])('saves %j as %j', (name, plain) => {
  expect(toSafeFileName(name)).toBe(plain);
});

test('serves unknown types as application/octet-stream', () => {
  expect(getContentType('a.pdf')).toBe('application/pdf');
  for (const name of ['a.unknown', 'a.constructor', 'a']) {
    expect(getContentType(name)).toBe('application/octet-stream');
  }
});
