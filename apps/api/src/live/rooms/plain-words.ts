import type { Localized } from '@kongres/content/model/fields';
import { inOneLine } from '../../platform/texts/one-line.ts';

const mostLetters = 300;

/** What hosts type, language by language, as others may read it; null where nothing is left, or too much. */
export function plainWords(typed: Localized): Localized | null {
  const said = Object.entries(typed).flatMap(([language, text]) => {
    const words = inOneLine(text);
    return words ? [[language, words] as const] : [];
  });
  if (said.length === 0 || said.some(([, words]) => words.length > mostLetters)) return null;
  return Object.fromEntries(said);
}
