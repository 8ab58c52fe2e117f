import { languages, textFallback, type LanguageCode } from '@kongres/content/facts/languages';
import type { Words } from './announcement-letter.ts';

/** What no reader sees, and no mail should carry: control signs, lost halves, and marks that turn lines around. */
const unseen = /[\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]|(?!\n)\p{Cc}/gu;

/** As it is sent: a subject in one line, paragraphs with one empty line between them. */
export function tidyWords({ subject, body }: Words): Words {
  const lines = body
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(unseen, '')
    .split('\n')
    .map((line) => line.trimEnd());
  return {
    subject: subject.replaceAll(/\s+/g, ' ').replaceAll(unseen, '').trim(),
    body: lines
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
  };
}

/** What can be sent: subject and text both, and a near language for one that has none of its own. */
export function completeWords(
  typed: Partial<Record<LanguageCode, Words>>,
): Map<LanguageCode, Words> {
  const words = new Map<LanguageCode, Words>();
  for (const { id } of languages) {
    const text = [typed[id], typed[textFallback[id] ?? id]].find(
      (each) => each?.subject && each.body,
    );
    if (text) words.set(id, text);
  }
  return words;
}
