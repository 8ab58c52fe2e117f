import type { Statement } from './statement.ts';

const shippedTests = 'apps/web/src/shipped.test.ts';
const pagesTests = 'e2e/tests/specification-pages.spec.ts';
const roomsTests = 'apps/api/src/live/room-access/room-access.routes.test.ts';
const sharedTests = 'packages/content/checks/shared-sentences.test.ts';
const contestTests = 'apps/web/src/features/programme/galas/contest-rules.test.tsx';

export const galas: readonly Statement[] = [
  {
    id: 'galas-dates',
    statement:
      'Miss and Mister AI are on 20 February 17:00-20:00, Roast AI on 21 February 19:00-21:00, Prompt Awards on 22 February 16:00-19:00.',
    heldBy: [
      { file: shippedTests, test: 'the galas are on their evenings' },
      { file: pagesTests, test: 'the galas in ${code} have description, time' },
    ],
  },
  {
    id: 'galas-pages',
    statement: 'Each gala has an intro, highlights and reasons.',
    heldBy: [{ file: pagesTests, test: 'the galas in ${code} have description, time' }],
  },
  {
    id: 'galas-entry',
    statement: 'Galas are open to participants and invited guests only.',
    heldBy: [
      { file: pagesTests, test: 'the galas in ${code} have description, time' },
      { file: roomsTests, test: 'admits an invitation to galas only' },
    ],
  },
  {
    id: 'roast-performers',
    statement: 'Roast AI lists its performers.',
    heldBy: [{ file: pagesTests, test: 'Roast AI in ${code} lists its performers' }],
  },
  {
    id: 'award-categories',
    statement: 'Prompt Awards lists 23 categories.',
    heldBy: [
      { file: shippedTests, test: 'the lists have the specified lengths' },
      { file: pagesTests, test: 'Roast AI in ${code} lists its performers' },
    ],
  },
  {
    id: 'one-gala',
    statement:
      'Miss and Mister AI are one gala with two contests: both pages and the programme say so.',
    heldBy: [
      { file: sharedTests, test: 'Miss AI and Mister AI have the same day and hours' },
      { file: sharedTests, test: '{{%s}} is used in %s in every language' },
    ],
  },
  {
    id: 'contest-topic',
    statement: 'Until rules are published, one enters by the contact form with the topic contests.',
    heldBy: [
      { file: contestTests, test: 'links to the contact form with the contest topic' },
      { file: shippedTests, test: 'bonuses and contest rules are not published yet' },
    ],
  },
  {
    id: 'contest-entries',
    statement:
      'Miss AI, Mister AI, Prompt Awards and AI Challenge take entries on pages of their own.',
    notYet: 'contests',
  },
  {
    id: 'contest-opening',
    statement: 'A contest opens only with rules, deadline, jury and tie rule, never by lot.',
    notYet: 'contests',
  },
  {
    id: 'contest-miss-mister',
    statement:
      'The jury chooses the finalists of Miss and Mister AI, the audience the winner, live.',
    notYet: 'contests',
  },
  {
    id: 'contest-awards',
    statement:
      'The jury decides the categories of Prompt Awards, the audience the prompt of the year.',
    notYet: 'contests',
  },
  {
    id: 'contest-challenge',
    statement: 'A jury decides the AI Challenge, with a demo by link.',
    notYet: 'contests',
  },
  {
    id: 'contest-votes',
    statement:
      'Every valid ticket and invitation of the gala has one vote, changeable until it closes.',
    notYet: 'contests',
  },
  {
    id: 'contest-ballots',
    statement: 'The ballots are published without names so that anybody can count again.',
    notYet: 'contests',
  },
  {
    id: 'contest-pictures',
    statement:
      'AI-made pictures carry a visible label and keep or state their content credentials.',
    notYet: 'contests',
  },
];
