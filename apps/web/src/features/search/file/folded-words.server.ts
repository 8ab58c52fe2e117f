import { stripMarks } from '@kongres/content/format/marked-text';
import { folded } from '../../../components/filter/folded.ts';

/** The words of texts, each once and folded, without those of one or two letters; no more than so many. */
export function foldedWords(texts: readonly (string | undefined)[], most: number): string {
  const words = texts.flatMap((text) => folded(stripMarks(text ?? '')).split(' '));
  return [...new Set(words.filter((word) => word.length > 2))].slice(0, most).join(' ');
}
