import type { Texts } from '../texts/namespaces.ts';
import { fillText } from './marked-text.ts';

type Shared = Pick<Texts, 'entry' | 'promises'>;

/**
 * Sentences that several texts share, so that two pages cannot promise different things. A text names one
 * as it names a fact: `{{entrySentence}}`.
 */
export function sharedSentences({ entry, promises }: Shared, facts: Record<string, string>) {
  const filled = Object.entries({ entrySentence: entry.sentence, ...promises }).map(
    ([key, text]) => [key, fillText(text, facts)],
  );
  return Object.fromEntries(filled) as Record<'entrySentence' | keyof Texts['promises'], string>;
}
