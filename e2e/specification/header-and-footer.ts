import type { Statement } from './statement.ts';

const layoutTests = 'e2e/tests/layout.spec.ts';
const shippedTests = 'apps/web/src/shipped.test.ts';
const keyboardTests = 'e2e/tests/keyboard.spec.ts';
const menuTests = 'apps/web/src/layout/menu.test.ts';
const companyTests = 'packages/content/checks/company-data.test.ts';
const footerTests = 'e2e/tests/footer.spec.ts';
const appTests = 'apps/api/src/main/app.test.ts';
const yearsTests = 'packages/content/format/footer-years.test.ts';
const footerErrorsTests = 'e2e/tests/footer-errors.spec.ts';
const textsTests = 'packages/content/checks/specified-texts.test.ts';
const siteLayoutTests = 'apps/web/src/layout/site-layout.test.tsx';

export const headerAndFooter: readonly Statement[] = [
  {
    id: 'header-fixed',
    statement: 'The header is fixed and changes after ten pixels of scrolling.',
    heldBy: [
      { file: layoutTests, test: 'the header is fixed and changes past' },
      { file: shippedTests, test: 'delays, thresholds and storage keys' },
    ],
  },
  {
    id: 'header-entries',
    statement:
      'The header has programme, speakers, expo, zones, workshops, cooperation and contact in this order.',
    heldBy: [
      { file: shippedTests, test: 'header and footer have the specified entries' },
      { file: keyboardTests, test: 'home: Tab visits each header entry' },
    ],
  },
  {
    id: 'header-dropdowns',
    statement:
      'The programme dropdown holds details and galas, the cooperation dropdown its five pages.',
    heldBy: [{ file: shippedTests, test: 'header and footer have the specified entries' }],
  },
  {
    id: 'header-button',
    statement: 'The highlighted button leads to the tickets.',
    heldBy: [
      { file: menuTests, test: 'the button and both footer columns come from the table' },
      { file: keyboardTests, test: 'home: Tab visits each header entry' },
    ],
  },
  {
    id: 'dropdown-hover',
    statement: 'Dropdowns open on hover and on click.',
    heldBy: [{ file: layoutTests, test: 'dropdowns open on hover, stay open inside' }],
  },
  {
    id: 'dropdown-focus',
    statement: 'Dropdowns open on focus and close with Escape.',
    heldBy: [{ file: layoutTests, test: 'dropdowns open on focus and Escape returns' }],
  },
  {
    id: 'dropdown-touch',
    statement: 'Dropdowns toggle on touch.',
    heldBy: [{ file: layoutTests, test: 'a dropdown toggles on tap' }],
  },
  {
    id: 'dropdown-keyboard',
    statement: 'The keyboard walks into an open dropdown and out of it.',
    heldBy: [{ file: keyboardTests, test: 'menu: opens on focus' }],
  },
  {
    id: 'mobile-menu',
    statement: 'The mobile menu fills the screen, has collapsible groups and locks scrolling.',
    heldBy: [{ file: layoutTests, test: 'the mobile menu fills the screen' }],
  },
  {
    id: 'footer-entries',
    statement: 'The footer links the main pages, FAQ, privacy, terms, media and sponsor packages.',
    heldBy: [
      { file: shippedTests, test: 'header and footer have the specified entries' },
      { file: menuTests, test: 'the button and both footer columns come from the table' },
    ],
  },
  {
    id: 'footer-company',
    statement:
      'The footer names the company with address, tax number, court, register number and capital.',
    heldBy: [{ file: companyTests, test: '%s contains the company details required by law' }],
  },
  {
    id: 'footer-call',
    statement: 'The footer’s call is made once per language.',
    heldBy: [{ file: footerTests, test: 'the footer is fetched once per language' }],
  },
  {
    id: 'footer-call-aborted',
    statement: 'The footer’s call is cancelled on leaving the page.',
    heldBy: [{ file: footerTests, test: 'a pending footer call is aborted on navigation' }],
  },
  {
    id: 'footer-fragments',
    statement: 'Top, middle and bottom replace the built-in fragments as safe HTML.',
    heldBy: [
      { file: footerTests, test: 'footer fragments replace the slots' },
      { file: appTests, test: 'returns the footer in %s' },
    ],
  },
  {
    id: 'footer-years',
    statement:
      'The start year in the top fragment becomes 2024 to the current year, or 2024 in 2024.',
    heldBy: [
      { file: yearsTests, test: 'on %s the footer contains the right years' },
      { file: footerTests, test: 'the years are inserted into the top fragment only' },
      { file: shippedTests, test: 'delays, thresholds and storage keys' },
    ],
  },
  {
    id: 'footer-prerendered',
    statement: 'The page is built with default fragments, years included.',
    heldBy: [
      { file: footerTests, test: 'the built-in footer shows the years before the API responds' },
    ],
  },
  {
    id: 'footer-failure',
    statement: 'Without an answer the built-in footer stays and nothing jumps.',
    heldBy: [
      {
        file: footerErrorsTests,
        test: 'when the footer API ${failure}, the built-in footer stays',
      },
    ],
  },
  {
    id: 'strip',
    statement:
      'A closable strip above the footer says that the site is being built and that names are samples.',
    heldBy: [
      { file: layoutTests, test: 'the construction strip closes until reload' },
      { file: textsTests, test: 'in %s popup and strip say that the site is being built' },
      { file: siteLayoutTests, test: 'the strip is on the pages that show samples' },
    ],
  },
  {
    id: 'strip-closed',
    statement: 'The strip stays closed for the visit and stores nothing.',
    heldBy: [{ file: layoutTests, test: 'the construction strip closes until reload' }],
  },
  {
    id: 'notices-off',
    statement: 'Popup and strip can be turned off.',
    heldBy: [{ file: siteLayoutTests, test: 'popup and strip can be turned off' }],
  },
];
