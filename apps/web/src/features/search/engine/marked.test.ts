import { expect, test } from 'vitest';
import { marked } from './marked.ts';

const shown = (text: string, ...typed: string[]) =>
  marked(text, typed)
    .map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
    .join('');

test('what was typed is marked as it stands in the text', () => {
  expect(shown('Agenci, którzy nie psują bazy', 'agen', 'baz')).toBe(
    '[Agen]ci, którzy nie psują [baz]y',
  );
  expect(shown('Sprachmodelle im Griff', 'modell')).toBe('Sprach[modell]e im Griff');
  expect(shown('Łukasz Żmuda', 'luk', 'zmu')).toBe('[Łuk]asz [Żmu]da');
  expect(shown('Spaß mit KI', 'spass')).toBe('[Spaß] mit KI');
  expect(shown('Straßenbahn', 'strasse')).toBe('[Straße]nbahn');
});

test('nothing is lost, and nothing found is nothing marked', () => {
  expect(shown('Mañana, 10:00', 'zzz')).toBe('Mañana, 10:00');
  expect(shown('Ma\u0303nana', 'manana')).toBe('[Ma\u0303nana]');
  expect(shown('', 'a')).toBe('');
});
