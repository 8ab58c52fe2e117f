import { expect, test } from 'vitest';
import { getClosingDay } from '../facts/cooperation.ts';
import { getCongressDay, edition, lastDay, publication } from '../facts/edition.ts';
import { figures } from '../facts/figures.ts';
import { galas } from '../facts/galas.ts';
import { defaultLanguage, languages, textFallback, type LanguageCode } from '../facts/languages.ts';
import { lastRefundDay } from '../facts/policies.ts';
import { addVat, getNetPrice } from '../facts/price.ts';
import { tickets } from '../facts/tickets.ts';
import { newYorkWords } from '../format/new-york.ts';
import { formatCounts, counts, localVariables, buildVocabulary } from '../format/vocabulary.ts';
import { countEntries } from '../model/entry-counts.ts';
import { kinds, type Kind } from '../model/kinds.ts';
import { listEntries } from '../model/read-entries.ts';
import { extractNumbers } from './extract-numbers.ts';
import { readPluralForms, readTexts, readSharedSentences } from './read-texts.ts';
import { listLocalizedTexts } from './validate-texts.ts';

const codes = languages.map(({ id }) => id);

function buildFactWords(code: LanguageCode): Readonly<Record<string, string>> {
  const words = readPluralForms(code);
  const facts = { ...buildVocabulary(code, words), ...formatCounts(countEntries(), code, words) };
  return { ...facts, ...readSharedSentences(code, facts) };
}

function fillTexts(code: LanguageCode): Map<string, string> {
  const complete = textFallback[code] ?? code;
  const entries = (Object.keys(kinds) as Kind[]).flatMap((kind) =>
    listEntries(kind).flatMap((entry) =>
      listLocalizedTexts(entry).map(
        ([field, text]) =>
          [`${kind}/${entry.id}:${field}`, text[code] ?? text[complete] ?? ''] as const,
      ),
    ),
  );
  // These facts are used in one language only.
  const americanOnly = Object.fromEntries(newYorkWords.map((name) => [name, '']));
  const words: Record<string, string> = { ...buildFactWords(code), ...americanOnly };
  return new Map(
    [...readTexts(complete), ...readTexts(code), ...entries]
      // Plural forms differ between languages.
      .filter(([key]) => !key.startsWith('counts:'))
      .map(([key, text]) => [
        key,
        text.replace(/\{\{(\w+)\}\}/g, (mark, name: string) => words[name] ?? mark),
      ]),
  );
}

const getDayNumber = (day: string) => String(Number(day.slice(8)));
const getYear = (day: string) => day.slice(0, 4);
const formatZloty = (grosze: number) => (grosze / 100).toFixed(2).replace(/\.00$/, '');
const toCamelCase = (id: string) =>
  id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Expected figures, computed from the facts without the formatters. */
const facts: Readonly<Record<string, readonly string[]>> = {
  dates: [
    getDayNumber(edition.firstDay),
    getDayNumber(lastDay),
    ...new Set([getYear(edition.firstDay), getYear(lastDay)]),
  ],
  firstDay: [getDayNumber(edition.firstDay), getYear(edition.firstDay)],
  hours: [edition.opens, edition.closes],
  speakersPublished: [getDayNumber(publication.speakers), getYear(publication.speakers)],
  schedulePublished: [getDayNumber(publication.schedule), getYear(publication.schedule)],
  exhibitorsPublished: [getDayNumber(publication.exhibitors), getYear(publication.exhibitors)],
  refundUntil: [getDayNumber(lastRefundDay)],
  speakersClose: [getDayNumber(getClosingDay('speakers')), getYear(getClosingDay('speakers'))],
  sponsorsClose: [getDayNumber(getClosingDay('sponsors')), getYear(getClosingDay('sponsors'))],
  ...Object.fromEntries([
    ...galas.flatMap(({ id, day, starts, ends }) => [
      [`${toCamelCase(id)}Date`, [getDayNumber(getCongressDay(day))]],
      [`${toCamelCase(id)}Hours`, [starts, ends]],
    ]),
    ...tickets.flatMap((ticket) => [
      [`${ticket.id}Net`, [formatZloty(getNetPrice(ticket))]],
      [`${ticket.id}Gross`, [formatZloty(addVat(getNetPrice(ticket)))]],
    ]),
    ...figures.map(({ id, value }) => [`${id}Figure`, [String(value)]]),
    ...Object.entries({ ...counts, ...countEntries() }).map(([id, value]) => [id, [String(value)]]),
  ]),
};

test.each(codes)('prices, dates, hours and counts in %s match the facts', (code) => {
  const words = buildFactWords(code);
  const written = Object.keys(facts).map((name) => [name, extractNumbers(words[name] ?? '')]);
  expect(Object.fromEntries(written)).toEqual(
    Object.fromEntries(Object.entries(facts).map(([name, numbers]) => [name, numbers.toSorted()])),
  );
});

test.each(codes)('dates in %s contain the month of the facts', (code) => {
  const month = (day: string) =>
    new Intl.DateTimeFormat(code, { day: 'numeric', month: 'long', timeZone: 'UTC' })
      .formatToParts(new Date(`${day}T12:00:00Z`))
      .find(({ type }) => type === 'month')?.value ?? '';
  const { dates = '', speakersPublished = '', exhibitorsPublished = '' } = buildFactWords(code);
  expect(dates).toContain(month(lastDay));
  expect(dates).toContain(month(edition.firstDay));
  expect(speakersPublished).toContain(month(publication.speakers));
  expect(exhibitorsPublished).toContain(month(publication.exhibitors));
});

test.each(codes)('rendered texts in %s contain the same figures as in Polish', (code) => {
  const sets = (texts: Map<string, string>) =>
    Object.fromEntries([...texts].map(([key, text]) => [key, [...new Set(extractNumbers(text))]]));
  expect(sets(fillTexts(code))).toEqual(sets(fillTexts(defaultLanguage.id)));
});

test.each(codes)('rendered texts in %s contain no unfilled placeholder', (code) => {
  const local = new Set<string>([...localVariables, 'startYear']);
  const open = [...fillTexts(code)].flatMap(([key, text]) =>
    [...text.matchAll(/\{\{(\w+)\}\}/g)].flatMap(([, name = '']) =>
      local.has(name) ? [] : [`${key}: ${name}`],
    ),
  );
  expect(open).toEqual([]);
});

test.each([
  ['PLN 1,228.77', ['1228.77']],
  ['1228,77 PLN', ['1228.77']],
  ['1.228,77 PLN', ['1228.77']],
  ['ponad 10 000 osób', ['10000']],
  ['5:00–8:00 PM', ['17:00', '20:00']],
  ['10:00 AM – 6:00 PM', ['10:00', '18:00']],
  ['9:30', ['09:30']],
  ['February 16 – 22, 2026', ['16', '2026', '22']],
  ['16.–22. Februar 2026', ['16', '2026', '22']],
])('%s contains %j', (text, numbers) => {
  expect(extractNumbers(text)).toEqual(numbers);
});
