import { expect, test } from 'vitest';
import { getRow } from '../facts/collection.ts';
import { galas } from '../facts/galas.ts';
import { languages, textFallback, type LanguageCode } from '../facts/languages.ts';
import { talkLanguages } from '../facts/programme.ts';
import { listEntries } from '../model/read-entries.ts';
import { readTexts, readSharedSentences } from './read-texts.ts';
import { listLocalizedTexts } from './validate-texts.ts';

type SharedSentence = keyof ReturnType<typeof readSharedSentences>;

const requiredPlaces: Record<SharedSentence, readonly string[]> = {
  entrySentence: ['gala:entry.link', 'expo:how.lead', 'tickets-page:', 'terms:', 'questions/'],
  talkLanguagesSentence: [
    'tickets-page:promises.',
    'programme:intro',
    'speakers-page:intro',
    'press:values.languages',
    'accessibility:',
    'terms:',
    'questions/',
  ],
  workshopsSentence: ['workshops-page:how.', 'tickets-page:', 'terms:', 'questions/'],
  bonusesSentence: ['tickets-page:', 'questions/'],
  moreTablesSentence: ['home:expo.networking.', 'expo:tables.'],
  oneGalaSentence: ['miss-ai:', 'mister-ai:', 'programme:evenings.list.'],
  roomSeatsSentence: ['programme:session.seatsNote', 'terms:'],
  kidsSentence: ['zones-page:items.kids.', 'terms:'],
  contestsSentence: ['gala:contest.'],
  invoiceSentence: ['tickets-page:', 'order:help.', 'terms:', 'privacy:'],
  offerSentence: ['become-partner:packages.', 'for-exhibitors:', 'for-sponsors:'],
  rolesSentence: [
    'become-partner:roles',
    'for-exhibitors:roles',
    'for-partners:roles',
    'for-sponsors:roles',
  ],
  paymentSentence: ['become-partner:know.', 'for-exhibitors:know.', 'for-sponsors:know.'],
  talkLengthSentence: ['become-partner:know.', 'for-speakers:know.', 'for-sponsors:know.'],
  standTicketsSentence: ['become-partner:know.', 'for-exhibitors:know.', 'for-sponsors:know.'],
  visitorDataSentence: [
    'become-partner:know.',
    'for-exhibitors:know.',
    'for-partners:know.',
    'for-sponsors:know.',
  ],
  vipAccessSentence: ['for-sponsors:'],
  dedicatedPrSentence: ['become-partner:packages.extras.'],
};

const codes = languages.map(({ id }) => id);
const texts = new Map(codes.map((code) => [code, listTexts(code)]));
const pairs = Object.entries(requiredPlaces).flatMap(([promise, all]) =>
  all.map((place) => [promise, place] as const),
);

function listTexts(code: LanguageCode): [key: string, text: string][] {
  const fallback = textFallback[code] ?? code;
  const questions = listEntries('questions').flatMap((entry) =>
    listLocalizedTexts(entry).map(([field, text]): [string, string] => [
      `questions/${entry.id}:${field}`,
      text[code] ?? text[fallback] ?? '',
    ]),
  );
  return [...new Map([...readTexts(fallback), ...readTexts(code)]), ...questions];
}

test.each(pairs)('{{%s}} is used in %s in every language', (promise, place) => {
  const without = codes.filter(
    (code) =>
      !texts
        .get(code)
        ?.some(([key, text]) => key.startsWith(place) && text.includes(`{{${promise}}}`)),
  );
  expect(without).toEqual([]);
});

test('every shared sentence has required places', () => {
  expect(Object.keys(requiredPlaces).toSorted()).toEqual(
    Object.keys(readSharedSentences('pl', {})).toSorted(),
  );
});

test.each(codes)('texts in %s with a net price contain the gross price', (code) => {
  const underTheGross = 'purchase:totalDetail';
  const withoutGross = (texts.get(code) ?? []).filter(
    ([key, text]) =>
      key !== underTheGross &&
      /\{\{(?:net|\w+Net(?:Price)?)\}\}/.test(text) &&
      !/gross/i.test(text),
  );
  expect(withoutGross).toEqual([]);
});

const announcementWords: Record<LanguageCode, RegExp> = {
  pl: /zapowi/i,
  'en-GB': /announc|expect/i,
  'en-US': /announc|expect/i,
  de: /angekündigt|ankündig|kündigt|erwarte/i,
  es: /anunci|previs|esper|prev[eé]/i,
};

test.each(codes)('texts in %s with a figure call it announced', (code) => {
  const counted = (texts.get(code) ?? []).filter(
    ([key, text]) =>
      text.includes('Figure}}') && !key.endsWith('.mark') && !announcementWords[code].test(text),
  );
  expect(counted).toEqual([]);
});

test('Miss AI and Mister AI have the same day and hours', () => {
  const { id: _, name: __, onHome: ___, ...miss } = getRow(galas, 'miss-ai');
  expect(getRow(galas, 'mister-ai')).toMatchObject(miss);
});

test('sessions use announced languages only', () => {
  const spoken = listEntries('sessions').flatMap(({ language }) => language ?? []);
  expect(spoken.filter((language) => !talkLanguages.includes(language))).toEqual([]);
});
