import type { ExportTexts } from '../texts.tsx';

/** Words for what is taken home as a file. */
export const exports: ExportTexts = {
  exports: {
    title: 'Files',
    which: 'What to download',
    payments: 'Payments for the accountant',
    paymentsHint:
      'Every payment of these days and every refund that we learnt of in these days: invoice details, amounts with VAT, payment method and Stripe’s fee. Titles are in Polish.',
    attendees: 'Attendees',
    attendeesHint:
      'Everybody with a valid ticket: name, e-mail, ticket, language, first entry, workshops. No codes and no links. Titles are in Polish.',
    orders: 'All orders',
    ordersHint:
      'Every order in every state: ticket, origin, moments, amounts, what was refunded, company, tax id and the consent to an early start. No names and no addresses. Titles are in Polish.',
    since: 'From',
    until: 'To',
    allTickets: 'All tickets',
    allLanguages: 'All languages',
    wrongDays: 'Give two days, the later one second.',
    xlsx: 'Download XLSX',
    csv: 'Download CSV',
    hint: 'The CSV opens in a Polish Excel as it is.',
    wait: 'Preparing the file…',
    done: 'Downloaded: {{file}}, rows: {{rows}}.',
    none: '{{file}} holds nothing but its titles: there is nothing like that.',
  },
};
