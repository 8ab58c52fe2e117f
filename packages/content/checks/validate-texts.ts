import { defaultLanguage, textFallback, type LanguageCode } from '../facts/languages.ts';
import { newYorkWords } from '../format/new-york.ts';
import { buildVocabulary } from '../format/vocabulary.ts';
import { countedKinds } from '../model/entry-counts.ts';
import type { Localized } from '../model/fields.ts';
import type { Entry } from '../model/kinds.ts';
import { readPluralForms, readSharedSentences } from './read-texts.ts';

const knownFacts = new Set([
  ...Object.keys(buildVocabulary(defaultLanguage.id, readPluralForms(defaultLanguage.id))),
  ...Object.keys(countedKinds),
  ...Object.keys(readSharedSentences(defaultLanguage.id, {})),
]);

export function listLocalizedTexts(entry: Entry): [field: string, text: Localized][] {
  return Object.entries(entry).filter(
    (pair): pair is [string, Localized] =>
      typeof pair[1] === 'object' && defaultLanguage.id in pair[1],
  );
}

/** Checks placeholders, marks and fallbacks of an entry's texts. */
export function validateEntryTexts(entry: Entry): string[] {
  return listLocalizedTexts(entry).flatMap(([field, text]) => {
    const wanted = extractMarks(text[defaultLanguage.id]);
    return (Object.entries(text) as [LanguageCode, string][]).flatMap(([code, words]) => {
      const own = extractMarks(words);
      const unlike = [...wanted.symmetricDifference(own)].filter(
        (mark) => !newYorkWords.includes(getMarkName(mark)),
      );
      const unknown = [...own].filter((mark) => mark.startsWith('{{') && !isKnown(mark));
      const fallback = textFallback[code];
      return [
        ...unknown.map((mark) => `${field}.${code} uses ${mark}, which is not a fact`),
        ...unlike.map(
          (mark) =>
            `${field}.${code} and ${field}.${defaultLanguage.id} must both have ${mark} or neither`,
        ),
        ...(fallback && words === text[fallback]
          ? [`${field}.${code} is the same as ${field}.${fallback} and must be removed`]
          : []),
      ];
    });
  });
}

/** Placeholders and marks of a text: `{{dates}}`, `<contact>`. */
function extractMarks(text = ''): Set<string> {
  return new Set(text.match(/\{\{[^}]*\}\}|<\w+>/g));
}

function isKnown(mark: string): boolean {
  return knownFacts.has(getMarkName(mark));
}

function getMarkName(mark: string): string {
  return mark.slice(2, -2);
}
