import { languages, textFallback, type LanguageCode } from '../facts/languages.ts';
import { vocabulary } from '../format/vocabulary.ts';
import { countWords, readTexts } from './read-texts.ts';

const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

const catalogues = new Map(
  languages.map(({ id }) => [
    id,
    new Set(
      [...readTexts(id).values()].flatMap((text) =>
        wordsIn(text.replace(/<[^>]+>|\{\{\w+\}\}/g, ' ').replaceAll('\u00ad', '')),
      ),
    ),
  ]),
);

const vocabularies = new Map<LanguageCode, Set<string>>();

/** Words of a finished text that the texts of other languages have and those of its own do not. */
export function wordsOfOthers(text: string, code: LanguageCode): string[] {
  const own = ownOf(code);
  const known = vocabularies.get(code) ?? knownIn(code);
  vocabularies.set(code, known);
  const others = languages.filter(({ id }) => !own.includes(id));
  return [...new Set(wordsIn(text.replaceAll('\u00ad', '')))].filter(
    (word) => !known.has(word) && others.some(({ id }) => catalogues.get(id)?.has(word)),
  );
}

function ownOf(code: LanguageCode): LanguageCode[] {
  const fallback = textFallback[code];
  return fallback ? [code, fallback] : [code];
}

function knownIn(code: LanguageCode): Set<string> {
  return new Set([
    ...calendarWords(code),
    ...ownOf(code).flatMap((id) => [...(catalogues.get(id) ?? [])]),
    ...ownOf(code).flatMap((id) => Object.values(vocabulary(id, countWords(id))).flatMap(wordsIn)),
  ]);
}

/** Days and months, which stand in no text. */
function calendarWords(code: LanguageCode): string[] {
  return (['long', 'short'] as const).flatMap((style) => {
    const format = new Intl.DateTimeFormat(code, { weekday: style, day: 'numeric', month: style });
    const days = Array.from({ length: 366 }, (_, day) => new Date(2028, 0, day + 1, 12));
    return days.flatMap((day) => wordsIn(format.format(day)));
  });
}
