import type { Localized } from '@kongres/content/model/fields';
import { toSingleLine } from '../../platform/texts/single-line.ts';

const maxLength = 300;

/** Strips invisible characters and line breaks; null if the result is empty or too long. */
export function normaliseLocalizedText(input: Localized): Localized | null {
  const entries = Object.entries(input).flatMap(([language, text]) => {
    const words = toSingleLine(text);
    return words ? [[language, words] as const] : [];
  });
  if (entries.length === 0 || entries.some(([, words]) => words.length > maxLength)) return null;
  return Object.fromEntries(entries);
}
