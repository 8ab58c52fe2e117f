import { expect, test } from 'vitest';
import { parseRecipientList } from './recipient-list.ts';

test('parses lists from spreadsheets, emails and typed text', () => {
  const list = [
    '\uFEFFE-mail;Name;Language',
    'anna@example.com;"Nowak, Anna";PL',
    '',
    'ben@example.com\tBen O’Neill\ten-gb',
    'eva@EXAMPLE.com, Eva García, es\r',
    '  carl@example.com  ',
    'Nina "Nita" Śliwa, nina@example.com, DE',
    '"Vogel, ""J"", Jana",jana@example.com,en',
    ',max@example.com,es',
  ].join('\n');
  expect(parseRecipientList(list, 'de')).toEqual({
    people: [
      { line: 2, email: 'anna@example.com', name: 'Nowak, Anna', language: 'pl' },
      { line: 4, email: 'ben@example.com', name: 'Ben O’Neill', language: 'en-GB' },
      { line: 5, email: 'eva@EXAMPLE.com', name: 'Eva García', language: 'es' },
      { line: 6, email: 'carl@example.com', name: null, language: 'de' },
      { line: 7, email: 'nina@example.com', name: 'Nina "Nita" Śliwa', language: 'de' },
      { line: 8, email: 'jana@example.com', name: 'Vogel, "J", Jana', language: 'en-GB' },
      { line: 9, email: 'max@example.com', name: null, language: 'es' },
    ],
    faults: [],
  });
});

test('reports every fault with its line', () => {
  const list = [
    'anna@example.com',
    'not an address',
    'ANNA@example.com',
    'x@example.com;X;fr',
    `y@example.com;${'y'.repeat(201)}`,
    'z@example.com;Z;pl;boss',
    ';No address;pl',
    'Lena Burza, lena@example',
    'w@example.com;W\u202Eeb',
  ].join('\n');
  const { people, faults } = parseRecipientList(list, 'pl');
  expect(people).toHaveLength(1);
  expect(faults).toEqual([
    { line: 2, code: 'no_address' },
    { line: 3, code: 'listed_twice', sameAs: 1 },
    { line: 4, code: 'unknown_language' },
    { line: 5, code: 'name_too_long' },
    { line: 6, code: 'too_many_columns' },
    { line: 7, code: 'no_address' },
    { line: 8, code: 'bad_address' },
    { line: 9, code: 'name_unreadable' },
  ]);
});

test.each([',', '"', '",', 'a@b;', '"a@b.pl'])(
  'parses a line of nothing but %s in linear time',
  (character) => {
    const { people, faults } = parseRecipientList(character.repeat(60_000), 'pl');
    expect(people.length + faults.length).toBeLessThan(2);
  },
);

test('parses ten thousand lines quickly', () => {
  const list = Array.from({ length: 10_000 }, (_, n) => `p${n}@example.com;P ${n};de`).join('\n');
  expect(parseRecipientList(list, 'pl').people).toHaveLength(10_000);
});
