import { defaultLanguage, textFallback, type LanguageCode } from '../facts/languages.ts';
import { newYorkWords } from '../format/new-york.ts';
import { vocabulary } from '../format/vocabulary.ts';
import { countedKinds } from '../model/entry-counts.ts';
import type { Localized } from '../model/fields.ts';
import type { Entry } from '../model/kinds.ts';
import { countWords, sharedWords } from './read-texts.ts';

const knownFacts = new Set([
  ...Object.keys(vocabulary(defaultLanguage.id, countWords(defaultLanguage.id))),
  ...Object.keys(countedKinds),
  ...Object.keys(sharedWords(defaultLanguage.id, {})),
]);

/** The localized texts of an entry, by field. */
export function textsOf(entry: Entry): [field: string, text: Localized][] {
  return Object.entries(entry).filter(
    (pair): pair is [string, Localized] =>
      typeof pair[1] === 'object' && defaultLanguage.id in pair[1],
  );
}

/** What is wrong with texts that are there in every language. */
export function textFaults(entry: Entry): string[] {
  return textsOf(entry).flatMap(([field, text]) => {
    const wanted = marksIn(text[defaultLanguage.id]);
    return (Object.entries(text) as [LanguageCode, string][]).flatMap(([code, words]) => {
      const own = marksIn(words);
      const unlike = [...wanted.symmetricDifference(own)].filter(
        (mark) => !newYorkWords.includes(nameOf(mark)),
      );
      const unknown = [...own].filter((mark) => mark.startsWith('{{') && !isKnown(mark));
      const fallback = textFallback[code];
      return [
        ...unknown.map((mark) => `${field}.${code} names ${mark}, which is no fact`),
        ...unlike.map(
          (mark) =>
            `${field}.${code} and ${field}.${defaultLanguage.id} must both have ${mark} or neither`,
        ),
        ...(fallback && words === text[fallback]
          ? [`${field}.${code} is the same as ${field}.${fallback} and has to go`]
          : []),
      ];
    });
  });
}

/** The facts and links of a text: `{{dates}}`, `<contact>`. */
function marksIn(text = ''): Set<string> {
  return new Set(text.match(/\{\{[^}]*\}\}|<\w+>/g));
}

function isKnown(mark: string): boolean {
  return knownFacts.has(nameOf(mark));
}

function nameOf(mark: string): string {
  return mark.slice(2, -2);
}
