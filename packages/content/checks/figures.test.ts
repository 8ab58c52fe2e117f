import { expect, test } from 'vitest';
import { languages } from '../facts/languages.ts';
import { kinds, type Kind } from '../model/kinds.ts';
import { listEntries } from '../model/read-entries.ts';
import { allowedTexts, allowedWords } from './allowed-figures.ts';
import { findFigures } from './find-figures.ts';
import { readTexts } from './read-texts.ts';
import { listLocalizedTexts } from './validate-texts.ts';

const checkedKinds = (Object.keys(kinds) as Kind[]).filter((kind) => kind !== 'news');

const entryTexts = checkedKinds.flatMap((kind) =>
  listEntries(kind).flatMap((entry) =>
    listLocalizedTexts(entry).map(([field, text]) => ({
      key: `${kind}/${entry.id}:${field}`,
      text,
    })),
  ),
);

const found = languages
  .map(({ id }) => id)
  .map((code) => {
    const texts = [
      ...readTexts(code),
      ...entryTexts.map(({ key, text }) => [key, text[code] ?? ''] as const),
    ];
    const unlisted = texts.flatMap(([key, text]) => {
      const isOfCongress = !key.includes('/') || key.startsWith('questions/');
      const figures = findFigures(text, code).filter(
        (figure) => !(figure in allowedWords) && (isOfCongress || /\d/.test(figure)),
      );
      return figures.length > 0 ? [{ key, figures }] : [];
    });
    return { code, unlisted };
  });

const allowances = Object.keys(allowedTexts);
const isAllowed = (allowance: string, key: string) =>
  new RegExp(`^${RegExp.escape(allowance).replaceAll('\\*', '.*')}$`).test(key);

test.each(found)(
  'texts in $code contain no unlisted figures, in digits or in words',
  ({ unlisted }) => {
    const unexpected = unlisted.filter(
      ({ key }) => !allowances.some((each) => isAllowed(each, key)),
    );
    expect(unexpected).toEqual([]);
  },
);

test('every exception is still needed', () => {
  const keys = found.flatMap(({ unlisted }) => unlisted.map(({ key }) => key));
  expect(allowances.filter((each) => !keys.some((key) => isAllowed(each, key)))).toEqual([]);
});

test.each([
  ['pl', 'Przez siedem dni, od poniedziałku do niedzieli, za 299 zł', 4],
  ['en-GB', 'Four galas, from Friday on, in February', 3],
  ['en-US', 'Open from 10:00 to 6 PM', 2],
  ['de', 'Sieben Tage, vier Galas, ab Freitagabend im Februar', 4],
  ['es', 'Siete días en febrero, cuatro galas desde el viernes', 4],
  ['pl', 'W środku strony, na początku tygodnia, w hali {{zones}}', 0],
  ['de', 'Kein Zweifel, achte auf {{days}}', 0],
] as const)('in %s, "%s" contains %i figures', (code, text, count) => {
  expect(findFigures(text, code)).toHaveLength(count);
});
