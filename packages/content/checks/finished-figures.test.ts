import { expect, test } from 'vitest';
import { closingDay } from '../facts/cooperation.ts';
import { congressDay, edition, lastDay, publication } from '../facts/edition.ts';
import { figures } from '../facts/figures.ts';
import { galas } from '../facts/galas.ts';
import { defaultLanguage, languages, textFallback, type LanguageCode } from '../facts/languages.ts';
import { grossOf, netPrice } from '../facts/price.ts';
import { tickets } from '../facts/tickets.ts';
import { newYorkWords } from '../format/new-york.ts';
import { countedWords, counts, localVariables, vocabulary } from '../format/vocabulary.ts';
import { entryCounts } from '../model/entry-counts.ts';
import { kinds, type Kind } from '../model/kinds.ts';
import { entriesOf } from '../model/read-entries.ts';
import { numbersIn } from './numbers-in.ts';
import { countWords, readTexts, sharedWords } from './read-texts.ts';
import { textsOf } from './text-faults.ts';

const codes = languages.map(({ id }) => id);

function factWords(code: LanguageCode): Readonly<Record<string, string>> {
  const words = countWords(code);
  const facts = { ...vocabulary(code, words), ...countedWords(entryCounts(), code, words) };
  return { ...facts, ...sharedWords(code, facts) };
}

/** All that is published in a language, by key, with its facts filled in. */
function finished(code: LanguageCode): Map<string, string> {
  const complete = textFallback[code] ?? code;
  const entries = (Object.keys(kinds) as Kind[]).flatMap((kind) =>
    entriesOf(kind).flatMap((entry) =>
      textsOf(entry).map(
        ([field, text]) =>
          [`${kind}/${entry.id}:${field}`, text[code] ?? text[complete] ?? ''] as const,
      ),
    ),
  );
  // What one language alone is told has no like in the others.
  const alone = Object.fromEntries(newYorkWords.map((name) => [name, '']));
  const words: Record<string, string> = { ...factWords(code), ...alone };
  return new Map(
    [...readTexts(complete), ...readTexts(code), ...entries]
      // The plural forms differ from language to language.
      .filter(([key]) => !key.startsWith('counts:'))
      .map(([key, text]) => [
        key,
        text.replace(/\{\{(\w+)\}\}/g, (mark, name: string) => words[name] ?? mark),
      ]),
  );
}

const dayNumber = (day: string) => String(Number(day.slice(8)));
const year = (day: string) => day.slice(0, 4);
const zloty = (grosze: number) => (grosze / 100).toFixed(2).replace(/\.00$/, '');
const camel = (id: string) => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What the facts themselves say, past everything that writes them out. */
const facts: Readonly<Record<string, readonly string[]>> = {
  dates: [
    dayNumber(edition.firstDay),
    dayNumber(lastDay),
    ...new Set([year(edition.firstDay), year(lastDay)]),
  ],
  firstDay: [dayNumber(edition.firstDay), year(edition.firstDay)],
  hours: [edition.opens, edition.closes],
  speakersPublished: [dayNumber(publication.speakers), year(publication.speakers)],
  schedulePublished: [dayNumber(publication.schedule), year(publication.schedule)],
  exhibitorsPublished: [dayNumber(publication.exhibitors), year(publication.exhibitors)],
  speakersClose: [dayNumber(closingDay('speakers')), year(closingDay('speakers'))],
  sponsorsClose: [dayNumber(closingDay('sponsors')), year(closingDay('sponsors'))],
  ...Object.fromEntries([
    ...galas.flatMap(({ id, day, starts, ends }) => [
      [`${camel(id)}Date`, [dayNumber(congressDay(day))]],
      [`${camel(id)}Hours`, [starts, ends]],
    ]),
    ...tickets.flatMap((ticket) => [
      [`${ticket.id}Net`, [zloty(netPrice(ticket))]],
      [`${ticket.id}Gross`, [zloty(grossOf(netPrice(ticket)))]],
    ]),
    ...figures.map(({ id, value }) => [`${id}Figure`, [String(value)]]),
    ...Object.entries({ ...counts, ...entryCounts() }).map(([id, value]) => [id, [String(value)]]),
  ]),
};

test.each(codes)('prices, dates, hours and counts in %s are those of the facts', (code) => {
  const words = factWords(code);
  const written = Object.keys(facts).map((name) => [name, numbersIn(words[name] ?? '')]);
  expect(Object.fromEntries(written)).toEqual(
    Object.fromEntries(Object.entries(facts).map(([name, said]) => [name, said.toSorted()])),
  );
});

test.each(codes)('a date in %s names the month of the facts', (code) => {
  const month = (day: string) =>
    new Intl.DateTimeFormat(code, { day: 'numeric', month: 'long', timeZone: 'UTC' })
      .formatToParts(new Date(`${day}T12:00:00Z`))
      .find(({ type }) => type === 'month')?.value ?? '';
  const { dates = '', speakersPublished = '', exhibitorsPublished = '' } = factWords(code);
  expect(dates).toContain(month(lastDay));
  expect(dates).toContain(month(edition.firstDay));
  expect(speakersPublished).toContain(month(publication.speakers));
  expect(exhibitorsPublished).toContain(month(publication.exhibitors));
});

test.each(codes)('what is published in %s names the same figures as in Polish', (code) => {
  const sets = (texts: Map<string, string>) =>
    Object.fromEntries([...texts].map(([key, text]) => [key, [...new Set(numbersIn(text))]]));
  expect(sets(finished(code))).toEqual(sets(finished(defaultLanguage.id)));
});

test.each(codes)('nothing published in %s has a placeholder that nobody fills in', (code) => {
  const local = new Set<string>([...localVariables, 'startYear']);
  const open = [...finished(code)].flatMap(([key, text]) =>
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
])('%s says %j', (text, numbers) => {
  expect(numbersIn(text)).toEqual(numbers);
});
