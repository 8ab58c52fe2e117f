import { expect, test } from 'vitest';
import { csvLine } from './csv-file.ts';

test('a cell with a separator, a quote or a line break is quoted', () => {
  expect(csvLine(['a;b', 'say "yes"', 'two\nlines', 'plain', null])).toBe(
    '"a;b";"say ""yes""";"two\nlines";plain;\r\n',
  );
});

test.each(['=1+1', '+48 123', '-1', '@sum', ' =1', '\t=1'])(
  'a spreadsheet takes %j for a text, not for a formula',
  (text) => {
    expect(csvLine([text]).replace(/^"/, '')).toMatch(/^'/);
  },
);

test('nor behind what a spreadsheet may take for the end of a cell', () => {
  const name = 'Jan;=HYPERLINK("http://x";"faktura")|+1';
  expect(csvLine([name])).toBe(`"Jan;'=HYPERLINK(""http://x"";""faktura"")|'+1"\r\n`);
});
