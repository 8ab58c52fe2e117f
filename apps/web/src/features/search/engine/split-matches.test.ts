import { expect, test } from 'vitest';
import { splitMatches } from './split-matches.ts';

const markMatches = (text: string, ...typed: string[]) =>
  splitMatches(text, typed)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

test('marks the original spelling of matches', () => {
  expect(markMatches('Agenci, którzy nie psują bazy', 'agen', 'baz')).toBe(
    '[Agen]ci, którzy nie psują [baz]y',
  );
  expect(markMatches('Sprachmodelle im Griff', 'modell')).toBe('Sprach[modell]e im Griff');
  expect(markMatches('Łukasz Żmuda', 'luk', 'zmu')).toBe('[Łuk]asz [Żmu]da');
  expect(markMatches('Spaß mit KI', 'spass')).toBe('[Spaß] mit KI');
  expect(markMatches('Straßenbahn', 'strasse')).toBe('[Straße]nbahn');
});

test('keeps the whole text and marks nothing without a match', () => {
  expect(markMatches('Mañana, 10:00', 'zzz')).toBe('Mañana, 10:00');
  expect(markMatches('Ma\u0303nana', 'manana')).toBe('[Ma\u0303nana]');
  expect(markMatches('', 'a')).toBe('');
});
