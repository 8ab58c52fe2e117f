import { expect, test } from 'vitest';
import { pick } from '../facts/collection.ts';
import { galas } from '../facts/galas.ts';
import { languages, textFallback, type LanguageCode } from '../facts/languages.ts';
import { talkLanguages } from '../facts/programme.ts';
import { entriesOf } from '../model/read-entries.ts';
import { readTexts, sharedWords } from './read-texts.ts';
import { textsOf } from './text-faults.ts';

type Promise = keyof ReturnType<typeof sharedWords>;

/** Where a promise is made: the beginnings of the keys of texts. Two places that say it say the same. */
const places: Record<Promise, readonly string[]> = {
  entrySentence: ['gala:entry.link', 'expo:how.lead', 'tickets-page:', 'terms:', 'questions/'],
  talkLanguagesSentence: [
    'tickets-page:intro',
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
const texts = new Map(codes.map((code) => [code, allTexts(code)]));
const pairs = Object.entries(places).flatMap(([promise, all]) =>
  all.map((place) => [promise, place] as const),
);

/** Texts and entries as they are read: what a sparse language lacks is taken from the other. */
function allTexts(code: LanguageCode): [key: string, text: string][] {
  const fallback = textFallback[code] ?? code;
  const questions = entriesOf('questions').flatMap((entry) =>
    textsOf(entry).map(([field, text]): [string, string] => [
      `questions/${entry.id}:${field}`,
      text[code] ?? text[fallback] ?? '',
    ]),
  );
  return [...new Map([...readTexts(fallback), ...readTexts(code)]), ...questions];
}

test.each(pairs)('{{%s}} stands in %s, in every language', (promise, place) => {
  const without = codes.filter(
    (code) =>
      !texts
        .get(code)
        ?.some(([key, text]) => key.startsWith(place) && text.includes(`{{${promise}}}`)),
  );
  expect(without).toEqual([]);
});

test('every sentence that is there to be shared has its places', () => {
  expect(Object.keys(places).toSorted()).toEqual(Object.keys(sharedWords('pl', {})).toSorted());
});

test.each(codes)('a net price in %s never stands without the gross one', (code) => {
  // Directly under the gross total of the dialog.
  const underTheGross = 'purchase:totalDetail';
  const alone = (texts.get(code) ?? []).filter(
    ([key, text]) =>
      key !== underTheGross &&
      /\{\{(?:net|\w+Net(?:Price)?)\}\}/.test(text) &&
      !/gross/i.test(text),
  );
  expect(alone).toEqual([]);
});

const announcing: Record<LanguageCode, RegExp> = {
  pl: /zapowi/i,
  'en-GB': /announc|expect/i,
  'en-US': /announc|expect/i,
  de: /angekündigt|ankündig|kündigt|erwarte/i,
  es: /anunci|previs|esper|prev[eé]/i,
};

test.each(codes)('a sentence with a figure says in %s that it is announced', (code) => {
  const counted = (texts.get(code) ?? []).filter(
    ([key, text]) =>
      text.includes('Figure}}') && !key.endsWith('.mark') && !announcing[code].test(text),
  );
  expect(counted).toEqual([]);
});

test('Miss AI and Mister AI are one gala, as their pages say: on one day and at the same hours', () => {
  const { id: _, name: __, onHome: ___, ...miss } = pick(galas, 'miss-ai');
  expect(pick(galas, 'mister-ai')).toMatchObject(miss);
});

test('what is spoken in the sessions is what the tickets announce', () => {
  const spoken = entriesOf('sessions').flatMap(({ language }) => language ?? []);
  expect(spoken.filter((language) => !talkLanguages.includes(language))).toEqual([]);
});
