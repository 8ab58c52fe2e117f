import type { Statement } from './statement.ts';

const shippedTests = 'apps/web/src/shipped.test.ts';
const contentTests = 'e2e/tests/content.spec.ts';
const pagesContractTests = 'packages/contract/pages.test.ts';
const canonicalTests = 'e2e/tests/canonical-urls.spec.ts';
const httpTests = 'e2e/tests/http-responses.spec.ts';
const languagesTests = 'e2e/tests/languages.spec.ts';
const redirectsTests = 'apps/web/build-steps/redirects.test.ts';
const otherTests = 'e2e/tests/other-engines.spec.ts';
const notfoundTests = 'e2e/tests/not-found.spec.ts';
const unknownTests = 'e2e/tests/unknown-urls.spec.ts';
const layoutTests = 'e2e/tests/layout.spec.ts';
const scrollTests = 'e2e/tests/scroll.spec.ts';
const sitemapTests = 'apps/web/build-steps/sitemap.test.ts';
const pagePathsTests = 'apps/web/build-steps/page-paths.test.ts';
const congressTests = 'e2e/tests/congress.spec.ts';
const buttonsTests = 'e2e/tests/buttons.spec.ts';
const deskTests = 'e2e/tests/desk.spec.ts';

export const routes: readonly Statement[] = [
  {
    id: 'language-prefixes',
    statement: 'The site has the prefixes pl, en-gb, en-us, de and es, Polish being the default.',
    heldBy: [{ file: shippedTests, test: 'the congress has five languages' }],
  },
  {
    id: 'page-addresses',
    statement: 'Every page of the specification has its address under each language.',
    heldBy: [
      { file: shippedTests, test: 'the pages have the specified addresses' },
      { file: contentTests, test: 'the HTML of every page in ${language.id} is complete' },
    ],
  },
  {
    id: 'same-slugs',
    statement: 'The Polish slugs are the same in all languages, without a trailing slash.',
    heldBy: [
      {
        file: pagesContractTests,
        test: 'builds paths with language prefix and without trailing slash',
      },
      { file: canonicalTests, test: 'every canonical URL returns 200' },
    ],
  },
  {
    id: 'trailing-slash',
    statement: 'A trailing slash is redirected away.',
    heldBy: [{ file: httpTests, test: 'a trailing slash is redirected away' }],
  },
  {
    id: 'root-redirect',
    statement: 'The root leads to the stored or detected language, else to Polish.',
    heldBy: [
      { file: languagesTests, test: 'with German stored, a URL without a language' },
      { file: languagesTests, test: 'a ${locale} browser is redirected' },
    ],
  },
  {
    id: 'unprefixed-redirect',
    statement:
      'An address without a language leads to the same page in the stored language, with query and fragment.',
    heldBy: [
      { file: languagesTests, test: 'with German stored, a URL without a language' },
      { file: redirectsTests, test: 'every page has an address without a language' },
    ],
  },
  {
    id: 'registration-alias',
    statement: '/rejestracja, with or without a language, leads to the tickets.',
    heldBy: [
      { file: languagesTests, test: 'with German stored, a URL without a language' },
      { file: redirectsTests, test: '/rejestracja leads to the tickets' },
    ],
  },
  {
    id: 'redirect-documents',
    statement:
      'A redirect document names the Polish page as canonical and refreshes to it without scripts.',
    heldBy: [
      { file: redirectsTests, test: 'a redirect names the Polish page as canonical' },
      { file: languagesTests, test: 'without scripts URLs without a language redirect to Polish' },
    ],
  },
  {
    id: 'unknown-address',
    statement: 'Any other address answers 404 with title, message, link to home and noindex.',
    heldBy: [
      { file: contentTests, test: 'the HTML of the 404 page in ${language.id}' },
      { file: otherTests, test: 'the 404 page in ${code} links to home' },
    ],
  },
  {
    id: 'unknown-logged',
    statement: 'The missing path is logged.',
    heldBy: [{ file: notfoundTests, test: 'the missing path is logged once' }],
  },
  {
    id: 'unknown-language-prefix',
    statement: 'An unknown address speaks the language of its prefix.',
    heldBy: [
      {
        file: canonicalTests,
        test: 'an unknown URL returns the 404 page in the language of its prefix',
      },
    ],
  },
  {
    id: 'unknown-language-detected',
    statement: 'Without a prefix an unknown address speaks the stored or detected language.',
    heldBy: [
      { file: notfoundTests, test: 'with ${id} stored, an unknown URL without a prefix' },
      { file: notfoundTests, test: 'the 404 page resolves its language from query, cookie' },
    ],
  },
  {
    id: 'unknown-stores-nothing',
    statement: 'An unknown address stores nothing.',
    heldBy: [{ file: notfoundTests, test: 'a 404 page stores nothing' }],
  },
  {
    id: 'letter-case',
    statement:
      'Letter case and double slashes are redirected to the right address, with query and fragment.',
    heldBy: [
      { file: unknownTests, test: 'a misspelt URL redirects to the page' },
      { file: unknownTests, test: 'a misspelt URL ends at the canonical URL' },
    ],
  },
  {
    id: 'scroll-top',
    statement: 'A path change scrolls to the top.',
    heldBy: [
      { file: layoutTests, test: 'navigation scrolls to the top' },
      {
        file: scrollTests,
        test: 'back and forward restore the scroll position and a new page starts at the top',
      },
    ],
  },
  {
    id: 'scroll-fragment',
    statement: 'An address with a fragment scrolls to its target instead.',
    heldBy: [{ file: scrollTests, test: 'a fragment link scrolls to its target' }],
  },
  {
    id: 'prefix-stored',
    statement: 'The language of a prefix wins and is saved.',
    heldBy: [{ file: languagesTests, test: 'a page under a prefix stores its language' }],
  },
  {
    id: 'sitemap',
    statement: 'The sitemap lists every page in all languages and x-default with final addresses.',
    heldBy: [{ file: sitemapTests, test: 'every public page lists all its versions' }],
  },
  {
    id: 'entry-addresses',
    statement:
      'Days, sessions, speakers, workshops, exhibitors and news have addresses of their own once published.',
    heldBy: [
      { file: pagePathsTests, test: 'a published programme has a page for each session' },
      { file: pagePathsTests, test: 'a published kind has one page per entry' },
      { file: pagePathsTests, test: 'with news there is the list' },
    ],
  },
  {
    id: 'entry-redirects',
    statement: 'The addresses of entries redirect without a language as all do.',
    heldBy: [{ file: redirectsTests, test: 'every page has an address without a language' }],
  },
  {
    id: 'private-addresses',
    statement:
      'My week, the congress page and the certificate check have addresses; the private ones stay out of menus and sitemap.',
    heldBy: [
      { file: shippedTests, test: 'the pages have the specified addresses' },
      { file: pagesContractTests, test: 'keeps only order, congress and certificate private' },
      { file: congressTests, test: 'the page is not indexed' },
    ],
  },
  {
    id: 'workshop-filter-address',
    statement: 'program?type=workshop shows the workshops of the programme.',
    heldBy: [{ file: buttonsTests, test: 'the programme filters sessions by the type in the URL' }],
  },
  {
    id: 'desk-host',
    statement: 'The organiser’s desk has a host name of its own.',
    heldBy: [{ file: deskTests, test: 'site and desk are served on separate hosts' }],
  },
  {
    id: 'lasting-addresses',
    statement: 'Addresses, the alias and storage keys belong to the product, not to an edition.',
    heldBy: [
      { file: shippedTests, test: 'the pages have the specified addresses' },
      { file: shippedTests, test: 'delays, thresholds and storage keys' },
    ],
  },
  {
    id: 'public-pages',
    statement: 'All pages are public; there are no accounts and no login.',
    heldBy: [{ file: contentTests, test: 'the HTML of every page in ${language.id} is complete' }],
  },
  {
    id: 'links-in-language',
    statement:
      'Links carry the visitor’s language at once, also those of hero, galas, FAQ and group tickets.',
    heldBy: [{ file: contentTests, test: 'no link is broken, redirects or leaves the language' }],
  },
];
