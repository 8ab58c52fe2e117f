import type { Statement } from './statement.ts';

const shippedTests = 'apps/web/src/shipped.test.ts';
const homeTests = 'e2e/tests/specification-home.spec.ts';
const layoutTests = 'e2e/tests/layout.spec.ts';
const contentTests = 'e2e/tests/content.spec.ts';

export const faq: readonly Statement[] = [
  {
    id: 'faq-questions',
    statement:
      'Seven questions: when and where, one-day ticket, workshops, speaker, networking, what to bring, exhibitor.',
    heldBy: [
      { file: shippedTests, test: 'the lists have the specified lengths' },
      { file: homeTests, test: 'home in ${code} shows every ticket' },
    ],
  },
  {
    id: 'faq-one-open',
    statement: 'One item is open at a time over the whole page, and an open item can be closed.',
    heldBy: [{ file: layoutTests, test: 'only one FAQ entry of the whole page is open at a time' }],
  },
  {
    id: 'faq-contact',
    statement: 'The FAQ links the contact page in the visitor’s language.',
    heldBy: [
      { file: homeTests, test: 'home in ${code} links galas, group tickets' },
      { file: contentTests, test: 'no link is broken, redirects or leaves the language' },
    ],
  },
];
