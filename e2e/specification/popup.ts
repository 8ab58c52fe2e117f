import type { Statement } from './statement.ts';

const textsTests = 'packages/content/checks/specified-texts.test.ts';
const pagesTests = 'e2e/tests/specification-pages.spec.ts';
const popupTests = 'e2e/tests/popup.spec.ts';
const shippedTests = 'apps/web/src/shipped.test.ts';

export const popup: readonly Statement[] = [
  {
    id: 'popup-message',
    statement:
      'The popup says that the site is being built and seeks exhibitors, speakers, partners and AI tool makers, each a link.',
    heldBy: [
      { file: textsTests, test: 'in %s popup and strip say that the site is being built' },
      { file: pagesTests, test: 'the popup in ${code} has a logo, a close button' },
    ],
  },
  {
    id: 'popup-parts',
    statement: 'The popup has logo, message and close button.',
    heldBy: [{ file: pagesTests, test: 'the popup in ${code} has a logo, a close button' }],
  },
  {
    id: 'popup-delay',
    statement: 'The popup opens 500 ms after the load event.',
    heldBy: [
      { file: popupTests, test: 'the popup appears once per browser' },
      { file: shippedTests, test: 'delays, thresholds and storage keys' },
    ],
  },
  {
    id: 'popup-hydration',
    statement: 'The popup’s delay does not depend on hydration.',
    heldBy: [
      {
        file: popupTests,
        test: 'the popup appears on time and closes for good while no script has loaded',
      },
    ],
  },
  {
    id: 'popup-once',
    statement:
      'Closing sets welcomePopupClosed to true, and the popup never returns in that browser.',
    heldBy: [{ file: popupTests, test: 'the popup appears once per browser' }],
  },
  {
    id: 'popup-dismissal',
    statement: 'Escape, a click outside and a link dismiss it for good.',
    heldBy: [{ file: popupTests, test: '${name} closes the popup permanently' }],
  },
  {
    id: 'popup-not-modal',
    statement: 'The popup takes no focus, is announced and covers no focused element.',
    heldBy: [
      { file: popupTests, test: 'the popup is announced, follows the skip link' },
      { file: popupTests, test: 'the popup does not open while a field has the focus' },
    ],
  },
  {
    id: 'popup-waits',
    statement: 'The popup never opens over an open dialog or menu.',
    heldBy: [{ file: popupTests, test: 'the popup waits while the mobile menu is open' }],
  },
  {
    id: 'popup-never',
    statement: 'The popup never opens on tickets, order, congress and certificate pages.',
    heldBy: [{ file: popupTests, test: 'the popup does not appear on the page "${id}"' }],
  },
];
