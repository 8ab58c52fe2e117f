import type { Statement } from './statement.ts';

const cancellationTests = 'apps/api/src/sales/orders/cancellation.test.ts';
const orderApiTests = 'apps/api/src/sales/order-page/order.routes.test.ts';
const afterPurchaseTests = 'e2e/tests/after-purchase.spec.ts';
const consentTests = 'apps/api/test/attacks/early-start-consent.test.ts';
const emailTests = 'apps/api/src/sales/order-emails/compose-order-email.test.ts';
const ticketPdfTests = 'apps/api/src/sales/tickets/ticket-pdf.test.ts';
const calendarTests = 'apps/api/src/sales/tickets/calendar.test.ts';
const sharedTests = 'packages/content/checks/shared-sentences.test.ts';

export const order: readonly Statement[] = [
  {
    id: 'order-cancellation',
    statement: 'A buyer can cancel until the later of purchase + 14 days and first day - 14 days.',
    heldBy: [
      { file: cancellationTests, test: 'ends on the last cancellation day before the congress' },
      { file: cancellationTests, test: 'ends after the withdrawal period for a late purchase' },
      { file: orderApiTests, test: 'rejects a cancellation after the last day' },
    ],
  },
  {
    id: 'order-cancellation-page',
    statement: 'The cancellation is on the order page and refunds the payment.',
    heldBy: [{ file: afterPurchaseTests, test: 'cancelling an order refunds the payment' }],
  },
  {
    id: 'order-cancellation-entry',
    statement: 'No cancellation after the ticket was used to enter.',
    heldBy: [
      { file: consentTests, test: 'with consent the first check-in ends the right to cancel' },
    ],
  },
  {
    id: 'order-cancellation-end',
    statement: 'No cancellation after the congress.',
    heldBy: [{ file: cancellationTests, test: 'never ends after the congress' }],
  },
  {
    id: 'order-mail-contents',
    statement: 'The ticket mail lists what the ticket contains.',
    heldBy: [{ file: emailTests, test: 'the email in %s lists the features of %s' }],
  },
  {
    id: 'order-mail-terms',
    statement: 'The ticket mail carries the terms as PDF in the buyer’s language.',
    heldBy: [
      { file: emailTests, test: 'the ticket email in %s attaches the terms in that language' },
    ],
  },
  {
    id: 'congress-app',
    statement:
      'The congress app is a page that the ticket’s link opens; mail, PDF, calendar and order page carry the link.',
    heldBy: [
      { file: emailTests, test: 'the ticket email in %s names ticket, price' },
      { file: ticketPdfTests, test: 'the QR code is a clickable link into the congress' },
      { file: calendarTests, test: 'the calendar links to the congress without the token' },
      { file: afterPurchaseTests, test: 'the email link and the order page open the congress' },
    ],
  },
  {
    id: 'congress-app-sentence',
    statement:
      'One sentence about the app is the same on gala pages, expo, tickets, FAQ and terms.',
    heldBy: [{ file: sharedTests, test: '{{%s}} is used in %s in every language' }],
  },
  {
    id: 'withdrawal-link',
    statement: 'A link in the footer of every page opens the withdrawal function.',
    notYet: 'withdrawal',
  },
  {
    id: 'withdrawal-page',
    statement: 'A page in each language takes a withdrawal.',
    notYet: 'withdrawal',
  },
  {
    id: 'withdrawal-words',
    statement: 'Link and confirming button have the words of the law in each language.',
    notYet: 'withdrawal',
  },
];
