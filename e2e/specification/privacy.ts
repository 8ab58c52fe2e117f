import type { Statement } from './statement.ts';

const shippedTests = 'apps/web/src/shipped.test.ts';
const storageTests = 'e2e/tests/specification-storage.spec.ts';
const personalTests = 'apps/api/src/admin/privacy/personal-data.test.ts';
const zonesTests = 'e2e/tests/published-time-zones.spec.ts';
const congressTests = 'e2e/tests/congress.spec.ts';
const contactTests = 'e2e/tests/contact.spec.ts';
const offlineTests = 'e2e/tests/published-offline.spec.ts';
const streamAccessTests = 'e2e/tests/stream-access.spec.ts';
const liveRoomsTests = 'e2e/tests/live-rooms.spec.ts';
const oldMessagesTests = 'apps/api/src/admin/privacy/delete-old-messages.test.ts';

export const privacy: readonly Statement[] = [
  {
    id: 'specified-keys',
    statement:
      'The language is stored under i18nextLng, the closed popup under welcomePopupClosed.',
    heldBy: [
      { file: shippedTests, test: 'delays, thresholds and storage keys' },
      { file: storageTests, test: 'who only reads gets the two specified keys' },
    ],
  },
  {
    id: 'readers',
    statement: 'Who only reads has the two keys, no cookie and no service worker.',
    heldBy: [{ file: storageTests, test: 'who only reads gets the two specified keys' }],
  },
  {
    id: 'visitor-keys',
    statement: 'Further keys hold only what a visitor’s own act writes.',
    heldBy: [
      { file: personalTests, test: 'names every browser storage key in the %s policy' },
      { file: zonesTests, test: 'hours use the congress time zone until the visitor chooses' },
      { file: congressTests, test: 'the token moves from the URL to local storage' },
      { file: contactTests, test: 'a draft survives a reload and is cleared after sending' },
    ],
  },
  {
    id: 'worker-at-star',
    statement: 'A service worker is registered at the first star and removed with the last.',
    heldBy: [
      { file: offlineTests, test: 'programme, My week and visited pages work offline' },
      { file: offlineTests, test: 'removing the last star deletes the offline cache' },
    ],
  },
  {
    id: 'signed-streams',
    statement: 'A live room sets no cookie: its addresses are signed.',
    heldBy: [
      { file: streamAccessTests, test: 'unsigned and forged paths are refused' },
      { file: congressTests, test: 'the token moves from the URL to local storage' },
    ],
  },
  {
    id: 'other-hosts',
    statement: 'Another host’s stream opens only after a press that names the host.',
    heldBy: [
      {
        file: liveRoomsTests,
        test: 'no request goes to another host before a click that names it',
      },
    ],
  },
  {
    id: 'no-third-party',
    statement: 'Pages request nothing from another host.',
    heldBy: [{ file: storageTests, test: 'who only reads gets the two specified keys' }],
  },
  {
    id: 'retention',
    statement: 'Every kind of personal data has a period in the policy and a job that keeps it.',
    heldBy: [
      { file: personalTests, test: 'has a retention task for every period' },
      { file: personalTests, test: 'leaves no row in any personal data table' },
      { file: personalTests, test: 'lists every column as personal data' },
    ],
  },
  {
    id: 'contact-retention',
    statement: 'Messages are deleted after the promised months.',
    heldBy: [
      {
        file: oldMessagesTests,
        test: 'deletes messages and their emails after the promised months',
      },
    ],
  },
];
