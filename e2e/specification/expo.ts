import type { Statement } from './statement.ts';

const pagesTests = 'e2e/tests/specification-pages.spec.ts';
const sharedTests = 'packages/content/checks/shared-sentences.test.ts';
const shippedTests = 'apps/web/src/shipped.test.ts';
const contentTests = 'e2e/tests/content.spec.ts';
const textsTests = 'packages/content/checks/specified-texts.test.ts';
const pressTests = 'e2e/tests/press.spec.ts';
const contactTests = 'e2e/tests/contact.spec.ts';

export const expo: readonly Statement[] = [
  {
    id: 'expo-become',
    statement: '“Become exhibitor” leads to the exhibitors’ page.',
    heldBy: [{ file: pagesTests, test: 'the expo in ${code} has its buttons' }],
  },
  {
    id: 'expo-plan',
    statement: '“Floor plan” shows the plan of the virtual hall.',
    heldBy: [{ file: pagesTests, test: 'the expo in ${code} has its buttons' }],
  },
  {
    id: 'expo-tables',
    statement:
      'The expo says that virtual tables are unlimited: ten at first, more when they fill.',
    heldBy: [
      { file: pagesTests, test: 'the expo in ${code} has its buttons' },
      { file: sharedTests, test: '{{%s}} is used in %s in every language' },
    ],
  },
  {
    id: 'expo-demos',
    statement: 'The schedule of live demos is announced later.',
    heldBy: [{ file: pagesTests, test: 'the expo in ${code} has its buttons' }],
  },
  {
    id: 'expo-exhibitors',
    statement: 'Exhibitors are listed with logo, category, booth and demo labels.',
    heldBy: [
      { file: pagesTests, test: 'the expo in ${code} has its buttons' },
      { file: shippedTests, test: 'the lists have the specified lengths' },
    ],
  },
  {
    id: 'cooperation-pages',
    statement: 'There are pages for exhibitors, speakers, partners, sponsors and the team.',
    heldBy: [
      { file: shippedTests, test: 'header and footer have the specified entries' },
      { file: contentTests, test: 'the HTML of every page in ${language.id} is complete' },
    ],
  },
  {
    id: 'cooperation-roles',
    statement: 'Exhibitor, partner and sponsor are told apart in one sentence on their pages.',
    heldBy: [{ file: sharedTests, test: '{{%s}} is used in %s in every language' }],
  },
  {
    id: 'cooperation-prices',
    statement: 'No prices: they come with the reply within the working days of the facts.',
    heldBy: [{ file: sharedTests, test: '{{%s}} is used in %s in every language' }],
  },
  {
    id: 'packages',
    statement:
      'Silver has 6 m² and 2 talks, Gold 12 m², 4 talks and VIP access, Platinum 24 m², 6 talks, VIP access and PR.',
    heldBy: [
      { file: shippedTests, test: 'the lists have the specified lengths' },
      { file: pagesTests, test: 'the sponsor packages in ${code} have benefits' },
    ],
  },
  {
    id: 'packages-vip',
    statement:
      'VIP access is a number of VIP tickets for the team; dedicated PR stands in one sentence.',
    heldBy: [
      { file: pagesTests, test: 'the sponsor packages in ${code} have benefits' },
      { file: sharedTests, test: '{{%s}} is used in %s in every language' },
    ],
  },
  {
    id: 'packages-benefits',
    statement: 'zostac-partnerem lists benefits and three packages.',
    heldBy: [{ file: pagesTests, test: 'the sponsor packages in ${code} have benefits' }],
  },
  {
    id: 'packages-name',
    statement: 'Page, menu entry and button of zostac-partnerem are called sponsor packages.',
    heldBy: [{ file: textsTests, test: '%s has the specified words in every language' }],
  },
  {
    id: 'press-page',
    statement: 'The media page has facts, contact and materials.',
    heldBy: [
      { file: pressTests, test: 'the fact sheet in ${language.id} is a tagged PDF' },
      { file: contactTests, test: 'every page with a contact link preselects its topic' },
    ],
  },
  {
    id: 'press-files',
    statement: 'The press files exist and download.',
    heldBy: [
      { file: pressTests, test: 'every press file in ${language.id} has the size and format' },
      { file: pressTests, test: 'the fact sheet in ${language.id} downloads' },
    ],
  },
];
