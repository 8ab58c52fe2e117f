import type { Statement } from './statement.ts';

const homeTests = 'e2e/tests/specification-home.spec.ts';
const homeFirstTests = 'e2e/tests/home-first-screen.spec.ts';
const pagesTests = 'e2e/tests/specification-pages.spec.ts';
const motionTests = 'e2e/tests/motion.spec.ts';
const shippedTests = 'apps/web/src/shipped.test.ts';
const digitsTests = 'packages/content/checks/figures.test.ts';
const figuresTests = 'packages/content/checks/published-figures.test.ts';
const sharedTests = 'packages/content/checks/shared-sentences.test.ts';
const contentTests = 'e2e/tests/content.spec.ts';
const contactTests = 'e2e/tests/contact.spec.ts';
const httpTests = 'e2e/tests/http-responses.spec.ts';

export const home: readonly Statement[] = [
  {
    id: 'hero-texts',
    statement:
      'The hero has the congress name with the suffix AI marked, badge, title, subtitle and description.',
    heldBy: [{ file: homeTests, test: 'the hero in ${code} has brand, year, texts' }],
  },
  {
    id: 'hero-logo',
    statement:
      'The logo stands in the hero’s masthead on home and in the header elsewhere, a link to home in the visitor’s language.',
    heldBy: [
      { file: homeFirstTests, test: 'the masthead is the heading of home and leads there' },
      { file: pagesTests, test: 'every page in ${code} has its locale and logo' },
    ],
  },
  {
    id: 'hero-drawing',
    statement: 'Hero drawing and logo are static images.',
    heldBy: [{ file: motionTests, test: 'the hero illustration is inline in the document' }],
  },
  {
    id: 'hero-figures',
    statement:
      'The hero shows exhibitors, bonuses, participants, speakers, lectures and workshops with their figures.',
    heldBy: [
      { file: homeTests, test: 'the hero in ${code} has brand, year, texts' },
      { file: shippedTests, test: 'the claimed figures are as specified' },
    ],
  },
  {
    id: 'hero-figures-form',
    statement: 'The figures are facts; the text holds their form.',
    heldBy: [
      { file: digitsTests, test: 'texts in $code contain no unlisted figures' },
      { file: figuresTests, test: 'prices, dates, hours and counts in %s match the facts' },
    ],
  },
  {
    id: 'hero-buttons',
    statement: 'The hero’s buttons lead to the tickets directly and to the programme.',
    heldBy: [{ file: homeTests, test: 'the hero in ${code} has brand, year, texts' }],
  },
  {
    id: 'home-order',
    statement:
      'Home has features, speakers, schedule, expo, evenings, tickets, questions and contact in this order.',
    heldBy: [{ file: homeTests, test: 'the sections of home in ${code}' }],
  },
  {
    id: 'home-speakers-teaser',
    statement: 'The speakers teaser announces the day of publication and shows no name.',
    heldBy: [{ file: homeTests, test: 'both teasers of home in ${code}' }],
  },
  {
    id: 'home-schedule-teaser',
    statement: 'The schedule teaser announces the day of publication.',
    heldBy: [{ file: homeTests, test: 'both teasers of home in ${code}' }],
  },
  {
    id: 'home-expo-links',
    statement: 'The expo teaser leads to the exhibitors’ page and to the expo.',
    heldBy: [{ file: homeTests, test: 'the expo teaser in ${code}' }],
  },
  {
    id: 'home-exhibitors',
    statement: 'The expo teaser shows three sample exhibitors with name, category, stand and demo.',
    heldBy: [{ file: homeTests, test: 'the expo teaser in ${code}' }],
  },
  {
    id: 'home-tables',
    statement: 'The networking card says ten tables and that more come when they fill.',
    heldBy: [
      { file: homeTests, test: 'the expo teaser in ${code}' },
      { file: shippedTests, test: 'the claimed figures are as specified' },
      { file: sharedTests, test: '{{%s}} is used in %s in every language' },
    ],
  },
  {
    id: 'home-demos',
    statement: 'The live demo card leads to the live demos of the expo.',
    heldBy: [
      { file: homeTests, test: 'the expo teaser in ${code}' },
      { file: contentTests, test: 'no link is broken, redirects or leaves the language' },
    ],
  },
  {
    id: 'home-events',
    statement: 'Cards for Miss AI, Roast AI and Prompt Awards lead to their pages.',
    heldBy: [
      { file: homeTests, test: 'home in ${code} links galas, group tickets' },
      { file: shippedTests, test: 'the galas are on their evenings' },
    ],
  },
  {
    id: 'home-tickets',
    statement: 'Home shows the ticket plans.',
    heldBy: [{ file: homeTests, test: 'home in ${code} shows every ticket' }],
  },
  {
    id: 'home-faq',
    statement: 'Home shows the seven questions with a link to the contact page.',
    heldBy: [
      { file: homeTests, test: 'home in ${code} shows every ticket' },
      { file: homeTests, test: 'home in ${code} links galas, group tickets' },
    ],
  },
  {
    id: 'home-contact',
    statement: 'The contact block has location, organiser, e-mail, phone and the form.',
    heldBy: [
      { file: homeTests, test: 'home in ${code} shows every ticket' },
      { file: contactTests, test: 'the form on the home page sends a message' },
    ],
  },
  {
    id: 'home-challenge',
    statement: 'The AI Challenge card leads to its row of the programme.',
    heldBy: [{ file: homeTests, test: 'home in ${code} links galas, group tickets' }],
  },
  {
    id: 'home-no-script',
    statement: 'Home is readable without scripts.',
    heldBy: [{ file: httpTests, test: 'home shows its content without JavaScript' }],
  },
];
