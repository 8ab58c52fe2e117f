import type { Statement } from './statement.ts';

const phasesFactsTests = 'packages/content/facts/phases.test.ts';
const pollTests = 'apps/web/src/lib/edition/poll-edition.test.ts';
const editionTests = 'apps/api/src/platform/clock/edition.routes.test.ts';
const configTests = 'apps/api/src/platform/config/config.test.ts';
const clockTests = 'apps/api/src/platform/clock/open-edition-clock.test.ts';
const cancellationTests = 'apps/api/src/sales/orders/cancellation.test.ts';
const endTests = 'apps/api/src/sales/checkout/end-of-sale.test.ts';
const demoTests = 'tools/lib/demonstration-clock.test.ts';
const describeTests = 'tools/dev/stack/describe-edition-clock.test.ts';
const environmentTests = 'apps/api/src/platform/config/environment.test.ts';
const builtTests = 'apps/web/src/lib/edition/built-phase.test.ts';
const phasesApiTests = 'e2e/tests/phases-by-api.spec.ts';
const phasesTests = 'e2e/tests/phases.spec.ts';
const textsCheckTests = 'packages/content/checks/texts.test.ts';
const recordingsTests = 'apps/api/src/live/recordings/recordings-and-materials.test.ts';
const publishedTextsTests = 'apps/web/src/lib/i18n/published-texts.test.ts';

export const edition: readonly Statement[] = [
  {
    id: 'phases',
    statement:
      'The phases are before until the first day 00:00, live until the end of the last day or gala, then after.',
    heldBy: [{ file: phasesFactsTests, test: 'the live phase lasts from the first day' }],
  },
  {
    id: 'server-time',
    statement: 'The server’s time decides, never the browser’s.',
    heldBy: [
      { file: pollTests, test: 'a browser clock off by %i years changes nothing' },
      { file: editionTests, test: 'the edition %s' },
    ],
  },
  {
    id: 'clock-setting',
    statement: 'EDITION_CLOCK is an instant or now; empty means now.',
    heldBy: [
      { file: configTests, test: 'uses real time with EDITION_CLOCK=%s' },
      { file: configTests, test: 'accepts %s as the start of the edition clock' },
    ],
  },
  {
    id: 'clock-shared',
    statement: 'As an instant it is a running offset shared by API, worker and commands.',
    heldBy: [
      { file: clockTests, test: 'processes that start concurrently share one clock' },
      { file: clockTests, test: 'commands follow the clock of the servers' },
    ],
  },
  {
    id: 'clock-rules',
    statement: 'Edition rules and dates compared with facts use the edition clock.',
    heldBy: [
      { file: cancellationTests, test: 'uses the edition clock to the millisecond' },
      { file: endTests, test: 'applies a price from its first day on the edition clock' },
    ],
  },
  {
    id: 'clock-real-time',
    statement: 'Holds and checkout expiry use real time.',
    heldBy: [{ file: endTests, test: 'measures the duration of a hold in real time' }],
  },
  {
    id: 'clock-demonstration',
    statement: 'Dev and stack start twelve weeks before the first day.',
    heldBy: [
      { file: demoTests, test: 'the demonstration starts twelve weeks before the first day' },
      { file: demoTests, test: 'dev and stack start the edition clock there' },
    ],
  },
  {
    id: 'clock-line',
    statement: 'Dev and stack say so in one line.',
    heldBy: [{ file: describeTests, test: 'one line says where the edition clock stands' }],
  },
  {
    id: 'clock-production',
    statement: 'A production installation takes now only.',
    heldBy: [
      { file: configTests, test: 'rejects a live key together with a moved edition clock' },
      { file: environmentTests, test: 'rejects an invalid %s in public environments' },
    ],
  },
  {
    id: 'built-before',
    statement: 'Pages are built as before unless the clock is set for the build.',
    heldBy: [
      { file: builtTests, test: 'without a clock the build is before the congress' },
      { file: builtTests, test: 'a clock sets the phase of the build' },
    ],
  },
  {
    id: 'open-page',
    statement: 'GET /api/edition moves an open page on.',
    heldBy: [
      { file: pollTests, test: 'an open page follows the edition at its start and end' },
      { file: phasesApiTests, test: 'an open page switches to the live phase' },
    ],
  },
  {
    id: 'open-page-failure',
    statement: 'Without an answer an open page stays as built.',
    heldBy: [{ file: phasesTests, test: '${kind} of the edition call leaves the page as built' }],
  },
  {
    id: 'after-no-purchase',
    statement: 'After the edition nothing is sold and the buttons say that it is over.',
    heldBy: [
      { file: phasesTests, test: 'home shows the end of the edition in ${code}' },
      { file: phasesTests, test: 'an open ticket page follows the edition phases' },
    ],
  },
  {
    id: 'after-past-tense',
    statement: 'After the edition headings stand in the past tense.',
    heldBy: [
      { file: phasesTests, test: 'home shows the end of the edition in ${code}' },
      { file: textsCheckTests, test: 'every gala has texts for the phase after' },
    ],
  },
  {
    id: 'after-recordings',
    statement: 'After the edition ticket holders get recordings.',
    heldBy: [
      { file: recordingsTests, test: 'rooms close after the edition while recordings stay open' },
      { file: phasesTests, test: 'galas and workshops are not sold after the edition' },
    ],
  },
  {
    id: 'neutral-tenses',
    statement: 'Sentences about publication dates change with the publication of their kind.',
    heldBy: [
      { file: publishedTextsTests, test: 'before publication a kind is announced' },
      { file: publishedTextsTests, test: 'a published kind has its own texts' },
    ],
  },
  {
    id: 'publication-soon',
    statement:
      'A publication date that has passed without the list becomes “soon” in each language.',
    notYet: 'editions',
  },
  {
    id: 'deadline-passed',
    statement: 'A deadline that has passed says so and hides its form.',
    notYet: 'editions',
  },
  {
    id: 'deadline-launch-list',
    statement: 'The launch checklist names passed publication dates and deadlines.',
    notYet: 'editions',
  },
  {
    id: 'edition-host',
    statement:
      'An edition is an installation with a host of its own; the bare host leads to the current one.',
    notYet: 'editions',
  },
  {
    id: 'edition-archive',
    statement:
      'An archived edition stays readable, its tickets keep what was promised until the promised day.',
    notYet: 'editions',
  },
  {
    id: 'edition-between',
    statement: 'Between two editions home says when the next one is announced.',
    notYet: 'editions',
  },
  {
    id: 'what-happened',
    statement: 'Sentences about what happened stand only where real entries carry them.',
    notYet: 'editions',
  },
];
