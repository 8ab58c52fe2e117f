import { languages, textFallback, type LanguageCode } from '../facts/languages.ts';
import { buildVocabulary } from '../format/vocabulary.ts';
import { readPluralForms, readTexts } from './read-texts.ts';

const splitWords = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

const catalogues = new Map(
  languages.map(({ id }) => [
    id,
    new Set(
      [...readTexts(id).values()].flatMap((text) =>
        splitWords(text.replace(/<[^>]+>|\{\{\w+\}\}/g, ' ').replaceAll('\u00ad', '')),
      ),
    ),
  ]),
);

const vocabularies = new Map<LanguageCode, Set<string>>();

export function findOtherLanguageWords(text: string, code: LanguageCode): string[] {
  const own = listLanguageAndFallback(code);
  const known = vocabularies.get(code) ?? collectKnownWords(code);
  vocabularies.set(code, known);
  const others = languages.filter(({ id }) => !own.includes(id));
  return [...new Set(splitWords(text.replaceAll('\u00ad', '')))].filter(
    (word) => !known.has(word) && others.some(({ id }) => catalogues.get(id)?.has(word)),
  );
}

function listLanguageAndFallback(code: LanguageCode): LanguageCode[] {
  const fallback = textFallback[code];
  return fallback ? [code, fallback] : [code];
}

function collectKnownWords(code: LanguageCode): Set<string> {
  return new Set([
    ...listCalendarWords(code),
    ...listLanguageAndFallback(code).flatMap((id) => [...(catalogues.get(id) ?? [])]),
    ...listLanguageAndFallback(code).flatMap((id) =>
      Object.values(buildVocabulary(id, readPluralForms(id))).flatMap(splitWords),
    ),
  ]);
}

function listCalendarWords(code: LanguageCode): string[] {
  return (['long', 'short'] as const).flatMap((style) => {
    const format = new Intl.DateTimeFormat(code, { weekday: style, day: 'numeric', month: style });
    const days = Array.from({ length: 366 }, (_, day) => new Date(2028, 0, day + 1, 12));
    return days.flatMap((day) => splitWords(format.format(day)));
  });
}
