import { expect, test } from 'vitest';
import { formatCsvLine } from './csv-file.ts';

test('quotes cells with separators, quotes or line breaks', () => {
  expect(formatCsvLine(['a;b', 'say "yes"', 'two\nlines', 'plain', null])).toBe(
    '"a;b";"say ""yes""";"two\nlines";plain;\r\n',
  );
});

test.each(['=1+1', '+48 123', '-1', '@sum', ' =1', '\t=1'])(
  'prefixes %j with an apostrophe',
  (text) => {
    expect(formatCsvLine([text]).replace(/^"/, '')).toMatch(/^'/);
  },
);

test('also escapes formulas after characters that spreadsheets treat as separators', () => {
  const name = 'Jan;=HYPERLINK("http://x";"faktura")|+1';
  expect(formatCsvLine([name])).toBe(`"Jan;'=HYPERLINK(""http://x"";""faktura"")|'+1"\r\n`);
});
