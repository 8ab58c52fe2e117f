import type { Statement } from './statement.ts';

const textsTests = 'packages/content/checks/specified-texts.test.ts';
const dialogTests = 'apps/web/page-tests/purchase.test.ts';
const refusalTests = 'apps/web/src/lib/api/refusal.test.ts';
const contentTests = 'e2e/tests/content.spec.ts';
const textsCheckTests = 'packages/content/checks/texts.test.ts';

export const errors: readonly Statement[] = [
  {
    id: 'error-email',
    statement: 'An invalid address gives the catalogue’s notice, and no request is sent.',
    heldBy: [
      { file: textsTests, test: 'the Polish %s is "%s"' },
      { file: dialogTests, test: 'rejects an invalid address and sends nothing' },
    ],
  },
  {
    id: 'error-no-url',
    statement: 'An answer without url gives the catalogue’s notice.',
    heldBy: [
      { file: textsTests, test: 'the Polish %s is "%s"' },
      { file: dialogTests, test: 'explains a refusal and can be submitted again' },
    ],
  },
  {
    id: 'error-failed',
    statement: 'A failed request gives the catalogue’s notice.',
    heldBy: [
      { file: textsTests, test: 'the Polish %s is "%s"' },
      { file: dialogTests, test: 'explains a refusal and can be submitted again' },
    ],
  },
  {
    id: 'error-reasons',
    statement: '409, 429 and 422 add their translated reason.',
    heldBy: [{ file: dialogTests, test: 'explains a refusal and can be submitted again' }],
  },
  {
    id: 'error-logged',
    statement: 'A failure is logged as an error without the address.',
    heldBy: [
      { file: dialogTests, test: 'explains a refusal and can be submitted again' },
      { file: refusalTests, test: 'reads the problem code and the time to wait' },
    ],
  },
  {
    id: 'error-unknown-route',
    statement: 'Unknown route: Oops! Page not found, translated.',
    heldBy: [
      { file: textsTests, test: 'the English 404 page says' },
      { file: contentTests, test: 'the HTML of the 404 page in ${language.id}' },
    ],
  },
  {
    id: 'error-translated',
    statement: 'The catalogue exists in every language.',
    heldBy: [
      { file: dialogTests, test: 'rejects an invalid address and sends nothing' },
      { file: textsCheckTests, test: '%s has the same keys as Polish' },
    ],
  },
];
