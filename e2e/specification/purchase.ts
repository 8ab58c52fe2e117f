import type { Statement } from './statement.ts';

const purchaseTests = 'e2e/tests/purchase.spec.ts';
const paymentTests = 'e2e/tests/payment.spec.ts';
const textsTests = 'packages/content/checks/specified-texts.test.ts';
const pagesTests = 'e2e/tests/specification-pages.spec.ts';
const dialogTests = 'apps/web/page-tests/purchase.test.ts';
const cancelDialogTests = 'apps/web/page-tests/purchase-cancel.test.ts';
const textsCheckTests = 'packages/content/checks/texts.test.ts';
const buyTests = 'apps/api/src/sales/checkout/purchase.routes.test.ts';
const holdTests = 'apps/api/src/sales/checkout/hold-ticket.test.ts';
const checkoutTests = 'apps/web/src/lib/api/checkout-address.test.ts';
const appTests = 'apps/api/src/main/app.test.ts';
const apiDownTests = 'e2e/tests/api-down.spec.ts';
const pricesTests = 'apps/api/src/admin/routes/sales/prices.routes.test.ts';
const endTests = 'apps/api/src/sales/checkout/end-of-sale.test.ts';
const shippedTests = 'apps/web/src/shipped.test.ts';
const sessionTests = 'apps/api/src/sales/payments/create-checkout-session.test.ts';
const invoiceTests = 'apps/api/src/sales/settlement/invoice-data.test.ts';
const sheetsTests = 'apps/api/src/admin/exports/sheets.test.ts';
const sharedTests = 'packages/content/checks/shared-sentences.test.ts';
const earlyTests = 'packages/content/facts/early-start.test.ts';
const phasesTests = 'e2e/tests/phases.spec.ts';
const consentTests = 'apps/api/test/attacks/early-start-consent.test.ts';
const congressLiveTests = 'apps/web/page-tests/congress-live.test.ts';
const emailTests = 'apps/api/src/sales/order-emails/compose-order-email.test.ts';

export const purchase: readonly Statement[] = [
  {
    id: 'dialog-opens',
    statement:
      'The select button opens the dialog with the chosen ticket, on home and on the ticket page.',
    heldBy: [
      { file: purchaseTests, test: 'an order in ${code} is sent as specified' },
      { file: paymentTests, test: 'a purchase from home ends with the ticket email' },
    ],
  },
  {
    id: 'dialog-select-words',
    statement: 'The select buttons have the specified words in each language.',
    heldBy: [
      { file: textsTests, test: '%s has the specified words in every language' },
      { file: pagesTests, test: 'the ticket page in ${code} has the plans' },
    ],
  },
  {
    id: 'dialog-submit-words',
    statement: 'The submit button names the obligation to pay in each language.',
    heldBy: [{ file: textsTests, test: '%s has the specified words in every language' }],
  },
  {
    id: 'dialog-total',
    statement: 'Gross total and links to terms and privacy policy stand above the button.',
    heldBy: [{ file: purchaseTests, test: 'the dialog shows the gross total, terms and privacy' }],
  },
  {
    id: 'dialog-field',
    statement: 'The field is required and of type e-mail; the form carries novalidate.',
    heldBy: [{ file: purchaseTests, test: 'the dialog shows the gross total, terms and privacy' }],
  },
  {
    id: 'dialog-validation',
    statement: 'An address that is empty or has no @ gives the notice, and nothing is sent.',
    heldBy: [
      { file: dialogTests, test: 'rejects an invalid address and sends nothing' },
      { file: textsTests, test: 'the Polish %s is "%s"' },
    ],
  },
  {
    id: 'dialog-notice',
    statement: 'The notice stands in the open dialog with title and role alert.',
    heldBy: [{ file: dialogTests, test: 'rejects an invalid address and sends nothing' }],
  },
  {
    id: 'dialog-cancel',
    statement: 'Cancel closes the dialog and clears the choice.',
    heldBy: [{ file: cancelDialogTests, test: 'cancelling closes the purchase dialog' }],
  },
  {
    id: 'dialog-submitting',
    statement:
      'While sending both buttons are disabled and the label says “processing” with three literal dots.',
    heldBy: [
      { file: purchaseTests, test: 'an order in ${code} is sent as specified' },
      { file: textsTests, test: 'the Polish %s is "%s"' },
      { file: textsCheckTests, test: '"processing" ends with three literal dots' },
    ],
  },
  {
    id: 'dialog-error-opens',
    statement: 'After an error the dialog is open and can be submitted again.',
    heldBy: [
      { file: dialogTests, test: 'explains a refusal and can be submitted again' },
      { file: cancelDialogTests, test: 'after an error the dialog can be cancelled' },
    ],
  },
  {
    id: 'purchase-call',
    statement: 'POST /api/purchase/{ticket} with the body { email }.',
    heldBy: [
      { file: dialogTests, test: "sends the contract's request and leads to the checkout" },
      { file: purchaseTests, test: 'an order in ${code} is sent as specified' },
    ],
  },
  {
    id: 'purchase-headers',
    statement: 'Language travels in Accept-Language, the attempt in Idempotency-Key.',
    heldBy: [{ file: dialogTests, test: "sends the contract's request and leads to the checkout" }],
  },
  {
    id: 'purchase-bare',
    statement: 'A client that sends neither header still gets its url.',
    heldBy: [
      { file: buyTests, test: 'reads only the email address from the body' },
      { file: holdTests, test: 'creates another order for the same request without a key' },
    ],
  },
  {
    id: 'purchase-redirect',
    statement: 'The browser goes to the returned url.',
    heldBy: [{ file: purchaseTests, test: 'an order in ${code} is sent as specified' }],
  },
  {
    id: 'purchase-origins',
    statement:
      'The redirect follows only https on an allowed checkout, on loopback also http on loopback.',
    heldBy: [
      { file: checkoutTests, test: 'rejects all hostile addresses' },
      { file: checkoutTests, test: 'a loopback site may use a payment page on loopback only' },
    ],
  },
  {
    id: 'purchase-ticket',
    statement: 'A purchase is a real order with hosted checkout and a ticket by e-mail.',
    heldBy: [{ file: paymentTests, test: 'a purchase from home ends with the ticket email' }],
  },
  {
    id: 'purchase-states',
    statement:
      'Pages read GET /api/tickets with open, sold_out or closed for each ticket, cached 30 seconds.',
    heldBy: [
      {
        file: appTests,
        test: 'returns prices and sale states of tickets, cacheable for 30 seconds',
      },
      { file: dialogTests, test: 'offers no ticket that is sold out or closed' },
    ],
  },
  {
    id: 'purchase-states-failure',
    statement: 'If that call fails, tickets show as open and the purchase answers.',
    heldBy: [{ file: apiDownTests, test: 'with the API down pages are complete, and a purchase' }],
  },
  {
    id: 'purchase-seed',
    statement: 'Facts seed sales state, prices and quotas once; then the database rules.',
    heldBy: [
      { file: pricesTests, test: 'seeds prices from the facts' },
      { file: holdTests, test: 'keeps quota settings when migrations run concurrently' },
    ],
  },
  {
    id: 'purchase-end',
    statement: 'The sale ends with the edition.',
    heldBy: [
      { file: endTests, test: 'sells and holds nothing %s' },
      { file: endTests, test: 'sells tickets %s' },
    ],
  },
  {
    id: 'purchase-closed',
    statement: 'The organiser opens and closes the sale.',
    heldBy: [{ file: buyTests, test: 'answers 409 when sold out or closed' }],
  },
  {
    id: 'purchase-quotas',
    statement:
      'Quotas are 8,000 Standard, 1,800 Premium and 200 VIP, and a ticket sells out at its quota.',
    heldBy: [
      { file: shippedTests, test: 'tickets have the specified price history, quotas' },
      { file: holdTests, test: 'rejects an update beyond the quota' },
    ],
  },
  {
    id: 'checkout-invoice',
    statement: 'The checkout requires name and billing address and offers a tax id.',
    heldBy: [{ file: sessionTests, test: 'the checkout requires name and billing address' }],
  },
  {
    id: 'invoice-data',
    statement: 'Invoice data are stored with the order and stand in the accountant’s export.',
    heldBy: [
      { file: invoiceTests, test: 'saves name and address sanitised' },
      { file: sheetsTests, test: 'lists payments by local day with all invoice data' },
    ],
  },
  {
    id: 'invoice-promise',
    statement: 'The texts promise the organiser’s invoice within the working days of the facts.',
    heldBy: [{ file: sharedTests, test: '{{%s}} is used in %s in every language' }],
  },
  {
    id: 'early-start-question',
    statement: 'Less than 14 days before the first day the dialog offers the early-start tick.',
    heldBy: [
      { file: earlyTests, test: 'consent is required from the withdrawal period' },
      { file: phasesTests, test: 'shortly before the congress a purchase can include consent' },
      { file: phasesTests, test: 'long before the congress no consent is requested' },
    ],
  },
  {
    id: 'early-start-header',
    statement: 'The tick travels in a header and never blocks the purchase.',
    heldBy: [
      { file: phasesTests, test: 'shortly before the congress a purchase can include consent' },
      { file: consentTests, test: '%s: the purchase succeeds without consent' },
    ],
  },
  {
    id: 'early-start-entry',
    statement: 'Without the tick the first entry to a live session asks.',
    heldBy: [
      { file: consentTests, test: 'without consent check-in asks' },
      { file: congressLiveTests, test: 'asks for consent before the first entry' },
    ],
  },
  {
    id: 'early-start-kept',
    statement: 'The order keeps the consent and the mail repeats it.',
    heldBy: [
      { file: consentTests, test: 'saves consent with its time and version' },
      { file: emailTests, test: 'the email in %s repeats the consent only if it was given' },
    ],
  },
  {
    id: 'early-start-ends',
    statement: 'With consent the first entry ends the right to withdraw.',
    heldBy: [
      { file: consentTests, test: 'with consent the first check-in ends the right to cancel' },
    ],
  },
  {
    id: 'private-gross',
    statement: 'Who buys privately sees gross large in dialog, payment and order.',
    notYet: 'companies',
  },
  {
    id: 'private-or-company',
    statement: 'The dialog asks for private or company and the country before the price is final.',
    notYet: 'companies',
  },
  {
    id: 'private-preselected',
    statement: 'Private and Poland are preselected, so the specified flow needs no more presses.',
    notYet: 'companies',
  },
  {
    id: 'buyer-beside-body',
    statement: 'Kind of buyer and country travel beside the body.',
    notYet: 'companies',
  },
  {
    id: 'many-seats',
    statement: 'The dialog has a number of seats, one preselected, one ticket type an order.',
    notYet: 'companies',
  },
  {
    id: 'voucher',
    statement: 'The dialog has a voucher field behind a link.',
    notYet: 'companies',
  },
  {
    id: 'named-seats',
    statement: 'The order page names the persons of several seats.',
    notYet: 'companies',
  },
  {
    id: 'more-seats',
    statement: '“Group tickets on request” stays for more than 500 seats.',
    notYet: 'companies',
  },
];
