import { expect, test } from 'vitest';
import { languages } from '../facts/languages.ts';
import { kinds, type Kind } from '../model/kinds.ts';
import { entriesOf } from '../model/read-entries.ts';
import { allowedTexts, allowedWords } from './allowed-figures.ts';
import { findFigures } from './find-figures.ts';
import { readTexts } from './read-texts.ts';
import { textsOf } from './text-faults.ts';

// What was written on a day stays as it was true then: news name their figures themselves.
const keptUpToDate = (Object.keys(kinds) as Kind[]).filter((kind) => kind !== 'news');

const entryTexts = keptUpToDate.flatMap((kind) =>
  entriesOf(kind).flatMap((entry) =>
    textsOf(entry).map(([field, text]) => ({ key: `${kind}/${entry.id}:${field}`, text })),
  ),
);

/** Everything in a language that says a figure of its own. */
const found = languages
  .map(({ id }) => id)
  .map((code) => {
    const texts = [
      ...readTexts(code),
      ...entryTexts.map(({ key, text }) => [key, text[code] ?? ''] as const),
    ];
    const saying = texts.flatMap(([key, text]) => {
      const isOfCongress = !key.includes('/') || key.startsWith('questions/');
      const figures = findFigures(text, code).filter(
        // A talk may count whatever it likes, in words.
        (figure) => !(figure in allowedWords) && (isOfCongress || /\d/.test(figure)),
      );
      return figures.length > 0 ? [{ key, figures }] : [];
    });
    return { code, saying };
  });

const allowances = Object.keys(allowedTexts);
const allows = (allowance: string, key: string) =>
  new RegExp(`^${RegExp.escape(allowance).replaceAll('\\*', '.*')}$`).test(key);

test.each(found)('no fact sleeps in $code, in digits or in words', ({ saying }) => {
  const asleep = saying.filter(({ key }) => !allowances.some((each) => allows(each, key)));
  expect(asleep).toEqual([]);
});

test('a text that may say a figure says one, or needs no permission', () => {
  const keys = found.flatMap(({ saying }) => saying.map(({ key }) => key));
  expect(allowances.filter((each) => !keys.some((key) => allows(each, key)))).toEqual([]);
});

test.each([
  ['pl', 'Przez siedem dni, od poniedziałku do niedzieli, za 299 zł', 4],
  ['en-GB', 'Four galas, from Friday on, in February', 3],
  ['en-US', 'Open from 10:00 to 6 PM', 2],
  ['de', 'Sieben Tage, vier Galas, ab Freitagabend im Februar', 4],
  ['es', 'Siete días en febrero, cuatro galas desde el viernes', 4],
  ['pl', 'W środku strony, na początku tygodnia, w hali {{zones}}', 0],
  ['de', 'Kein Zweifel, achte auf {{days}}', 0],
] as const)('in %s, "%s" says %i figures', (code, text, count) => {
  expect(findFigures(text, code)).toHaveLength(count);
});
