import { stripMarks } from '@kongres/content/format/marked-text';
import { normaliseText } from '../../../components/filter/normalise-text.ts';

/** Unique normalised words of at least three letters, at most `maxWords`. */
export function collectSearchWords(
  texts: readonly (string | undefined)[],
  maxWords: number,
): string {
  const words = texts.flatMap((text) => normaliseText(stripMarks(text ?? '')).split(' '));
  return [...new Set(words.filter((word) => word.length > 2))].slice(0, maxWords).join(' ');
}
