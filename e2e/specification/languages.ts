import type { Statement } from './statement.ts';

const shippedTests = 'apps/web/src/shipped.test.ts';
const pagesTests = 'e2e/tests/specification-pages.spec.ts';
const languagesTests = 'e2e/tests/languages.spec.ts';
const notfoundTests = 'e2e/tests/not-found.spec.ts';
const contentTests = 'e2e/tests/content.spec.ts';
const detectTests = 'apps/web/src/lib/i18n/detect-language.test.ts';
const factsTests = 'packages/content/facts/facts.test.ts';
const textsCheckTests = 'packages/content/checks/texts.test.ts';
const deskTextsTests = 'apps/desk/src/i18n/texts.test.ts';

export const languages: readonly Statement[] = [
  {
    id: 'language-names',
    statement: 'The switcher offers Polski, English UK, English US, Deutsch and Español.',
    heldBy: [
      { file: shippedTests, test: 'the languages have the specified labels' },
      { file: pagesTests, test: 'every page in ${code} has its locale and logo' },
    ],
  },
  {
    id: 'language-flags',
    statement: 'Each language stands in its own lang beside a drawn flag.',
    heldBy: [{ file: pagesTests, test: 'every page in ${code} has its locale and logo' }],
  },
  {
    id: 'language-switch',
    statement: 'Choosing a language stores it and keeps page and query.',
    heldBy: [{ file: languagesTests, test: 'switching the language keeps page and query' }],
  },
  {
    id: 'language-switch-hash',
    statement: 'Choosing a language keeps the fragment.',
    heldBy: [{ file: languagesTests, test: 'switching the language keeps the fragment' }],
  },
  {
    id: 'language-switch-unknown',
    statement: 'On an unknown address the switch changes or prepends the prefix.',
    heldBy: [{ file: notfoundTests, test: 'on the 404 page at ${from}, choosing Spanish opens' }],
  },
  {
    id: 'document-language',
    statement: 'A language change sets the document’s lang.',
    heldBy: [{ file: languagesTests, test: 'switching the language keeps page and query' }],
  },
  {
    id: 'og-locale',
    statement: 'og:locale is pl_PL, en_GB, en_US, de_DE or es_ES and stands once.',
    heldBy: [
      { file: shippedTests, test: 'the languages have the specified labels' },
      { file: pagesTests, test: 'every page in ${code} has its locale and logo' },
      { file: languagesTests, test: 'switching the language keeps page and query' },
    ],
  },
  {
    id: 'hreflang',
    statement:
      'One alternate link for each other language, Polish without a prefix, is replaced with the language.',
    heldBy: [
      { file: contentTests, test: 'the HTML of every page in ${language.id} is complete' },
      { file: languagesTests, test: 'switching the language keeps page and query' },
    ],
  },
  {
    id: 'detection-order',
    statement:
      'Without a prefix the order is query, cookie, local storage, session storage, browser, document.',
    heldBy: [
      {
        file: detectTests,
        test: 'asks query, cookie, local storage, session storage, browser and document',
      },
      { file: languagesTests, test: 'the query parameter overrides the cookie' },
    ],
  },
  {
    id: 'detection-stored',
    statement: 'The detected language is stored.',
    heldBy: [{ file: languagesTests, test: 'a ${locale} browser is redirected' }],
  },
  {
    id: 'detection-fallback',
    statement: 'Polish is the last resort.',
    heldBy: [
      { file: detectTests, test: 'falls back to Polish' },
      { file: languagesTests, test: 'an unsupported language is ignored' },
    ],
  },
  {
    id: 'english-variants',
    statement: 'Other English variants get en-GB, en-US gets en-US.',
    heldBy: [
      { file: factsTests, test: '%j matches %s' },
      { file: languagesTests, test: 'a ${locale} browser is redirected' },
    ],
  },
  {
    id: 'language-texts',
    statement: 'Every text exists in every language.',
    heldBy: [{ file: textsCheckTests, test: '%s has the same keys as Polish' }],
  },
  {
    id: 'desk-languages',
    statement: 'The desk speaks Polish and English.',
    heldBy: [{ file: deskTextsTests, test: 'both languages have the same keys' }],
  },
];
