import type { Texts } from '../texts/namespaces.ts';
import { fillText } from './marked-text.ts';

type Shared = Pick<Texts, 'entry' | 'promises'>;

/** Sentences shared by several texts, which refer to them as `{{entrySentence}}`. */
export function fillSharedSentences({ entry, promises }: Shared, facts: Record<string, string>) {
  const filled = Object.entries({ entrySentence: entry.sentence, ...promises }).map(
    ([key, text]) => [key, fillText(text, facts)],
  );
  return Object.fromEntries(filled) as Record<'entrySentence' | keyof Texts['promises'], string>;
}
