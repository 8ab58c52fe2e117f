import type { Statement } from './statement.ts';

const shippedTests = 'apps/web/src/shipped.test.ts';
const pagesTests = 'e2e/tests/specification-pages.spec.ts';
const factsTests = 'packages/content/facts/facts.test.ts';
const sessionCardTests = 'apps/web/src/features/programme/overview/session-card.test.tsx';
const sharedTests = 'packages/content/checks/shared-sentences.test.ts';
const homeTests = 'e2e/tests/specification-home.spec.ts';
const contactTests = 'e2e/tests/contact.spec.ts';
const speakerCardsTests = 'apps/web/src/features/programme/speakers/speaker-cards.test.tsx';
const buttonsTests = 'e2e/tests/buttons.spec.ts';
const workshopsTests = 'apps/api/src/attendee/workshops/workshops.routes.test.ts';
const recordingsTests = 'apps/api/src/live/recordings/recordings-and-materials.test.ts';

export const programme: readonly Statement[] = [
  {
    id: 'programme-tracks',
    statement:
      'The programme has two tracks of two sessions with time, title, speaker, room and seats.',
    heldBy: [
      { file: shippedTests, test: 'the lists have the specified lengths' },
      { file: pagesTests, test: 'the programme in ${code} has its tracks' },
    ],
  },
  {
    id: 'programme-types',
    statement: 'Items are opening keynote, panel, break, workshop, presentation and networking.',
    heldBy: [
      { file: shippedTests, test: 'the lists have the specified lengths' },
      { file: factsTests, test: 'a day has an item of every type' },
      { file: pagesTests, test: 'the programme in ${code} has its tracks' },
    ],
  },
  {
    id: 'programme-seats',
    statement: 'Rooms have 500 and 200 seats; a sentence says that the stream has no limit.',
    heldBy: [
      { file: shippedTests, test: 'the lists have the specified lengths' },
      { file: sessionCardTests, test: 'explains the seats' },
      { file: sharedTests, test: '{{%s}} is used in %s in every language' },
    ],
  },
  {
    id: 'programme-language',
    statement: 'Every session names its language and its captions.',
    heldBy: [
      { file: sessionCardTests, test: 'shows the language and the caption languages' },
      { file: sessionCardTests, test: 'states that a session has no captions' },
    ],
  },
  {
    id: 'talk-languages',
    statement:
      'Talks are in Polish or English; tickets, FAQ, programme, terms, media and speakers’ page say so.',
    heldBy: [
      { file: shippedTests, test: 'the congress is called Kongres AI' },
      { file: sharedTests, test: '{{%s}} is used in %s in every language' },
      { file: sharedTests, test: 'sessions use announced languages only' },
    ],
  },
  {
    id: 'programme-challenge',
    statement:
      'The AI Challenge is a row of the programme with rules and dates to follow and its own topic.',
    heldBy: [
      { file: homeTests, test: 'home in ${code} links galas, group tickets' },
      { file: contactTests, test: 'every page with a contact link preselects its topic' },
    ],
  },
  {
    id: 'speakers-cards',
    statement: 'Speaker cards have name, role, bio and topics.',
    heldBy: [
      { file: pagesTests, test: 'the speakers in ${code} have name, role, bio' },
      { file: shippedTests, test: 'the lists have the specified lengths' },
    ],
  },
  {
    id: 'speakers-links',
    statement: 'A speaker card links the speaker’s own accounts and no other.',
    heldBy: [{ file: speakerCardsTests, test: 'omits links to missing accounts' }],
  },
  {
    id: 'speakers-notice',
    statement: 'A notice names the day on which the full list follows.',
    heldBy: [{ file: pagesTests, test: 'the speakers in ${code} have name, role, bio' }],
  },
  {
    id: 'avatar-states',
    statement: 'A portrait shows only when loaded; in every other state the initials show.',
    heldBy: [
      { file: buttonsTests, test: 'a speaker shows initials until the portrait has loaded' },
      { file: pagesTests, test: 'the speakers in ${code} have name, role, bio' },
    ],
  },
  {
    id: 'sample-portraits',
    statement: 'Sample speakers have drawn portraits that load.',
    heldBy: [
      { file: buttonsTests, test: 'a speaker shows initials until the portrait has loaded' },
    ],
  },
  {
    id: 'workshops-cards',
    statement:
      'Three workshops show category, title, description, level, duration, seats, instructor and prerequisites.',
    heldBy: [
      { file: pagesTests, test: 'the workshops in ${code} have every field' },
      { file: shippedTests, test: 'the lists have the specified lengths' },
    ],
  },
  {
    id: 'workshops-samples',
    statement:
      'Advanced prompting lasts 4 h for 25, no-code apps 6 h for 20, digital marketing 3 h for 30.',
    heldBy: [{ file: shippedTests, test: 'the lists have the specified lengths' }],
  },
  {
    id: 'workshops-register',
    statement: 'A workshop’s button leads to the tickets.',
    heldBy: [{ file: pagesTests, test: 'the workshops in ${code} have every field' }],
  },
  {
    id: 'workshops-full-list',
    statement: 'The full list leads to program?type=workshop.',
    heldBy: [
      { file: pagesTests, test: 'the workshops in ${code} have every field' },
      { file: buttonsTests, test: 'the programme filters sessions by the type in the URL' },
    ],
  },
  {
    id: 'workshops-admission',
    statement:
      'Any ticket admits to live workshops while there are places, booked with the ticket.',
    heldBy: [
      { file: workshopsTests, test: 'books twenty-five of forty people once each' },
      { file: workshopsTests, test: 'rejects gala invitations, revoked tickets' },
      { file: sharedTests, test: '{{%s}} is used in %s in every language' },
    ],
  },
  {
    id: 'workshops-recordings',
    statement: 'Recordings of workshops come with Premium and VIP.',
    heldBy: [
      { file: recordingsTests, test: 'every ticket includes recordings, some those of workshops' },
    ],
  },
  {
    id: 'zones-list',
    statement:
      'There are eight zones: business, marketing, education, school, fun, kids, power and influencer.',
    heldBy: [
      { file: shippedTests, test: 'the lists have the specified lengths' },
      { file: pagesTests, test: 'the zones in ${code} are listed' },
    ],
  },
  {
    id: 'zones-kids',
    statement: 'A child beside a grown-up’s screen needs no ticket: zone text and terms say so.',
    heldBy: [{ file: sharedTests, test: '{{%s}} is used in %s in every language' }],
  },
  {
    id: 'networking-profiles',
    statement: 'Profiles for 1:1 meetings are off until switched on.',
    notYet: 'networking',
  },
  {
    id: 'networking-meetings',
    statement: 'Participants arrange 1:1 meetings.',
    notYet: 'networking',
  },
  {
    id: 'networking-matching',
    statement: 'Startups and investors are matched.',
    notYet: 'networking',
  },
  {
    id: 'networking-tables',
    statement: 'Ten tables stand ready and more open when they fill.',
    notYet: 'networking',
  },
  {
    id: 'exhibitor-contacts',
    statement:
      '“Saved in the app” means that visitor and company agreed, and either can take it back.',
    notYet: 'networking',
  },
];
