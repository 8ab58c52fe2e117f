import { admissions } from '@kongres/content/facts/admissions';
import { pick } from '@kongres/content/facts/collection';
import { orderName } from '@kongres/content/format/order-number';
import { isForgotten } from '../../sales/orders/forgotten-address.ts';
import {
  countBooked,
  firstPayment,
  firstReturn,
  pageOfPayments,
  pageOfReturns,
  type PaymentRow,
  type ReturnRow,
  type Span,
} from './export-queries.ts';
import { bookingWords, originWords, stateWords } from './polish-words.ts';
import { pagesFrom, type Sheet } from './sheet.ts';

type Booking = PaymentRow | ReturnRow;

/**
 * What an accountant asks for each month: a row for each payment of these days and, below them, one for each refund and
 * lost dispute of these days, whenever it had been paid. What went back is below zero, so the column adds up.
 */
export function paymentsSheet(span: Span): Sheet<Booking> {
  return {
    name: 'platnosci',
    columns,
    count: (db) => countBooked(db, span),
    pages: async function* (db) {
      const markOf = ({ mark }: Booking) => mark;
      yield* pagesFrom(firstPayment, (mark) => pageOfPayments(db, span, mark), markOf);
      yield* pagesFrom(firstReturn, (mark) => pageOfReturns(db, span, mark), markOf);
    },
  };
}

const columns: Sheet<Booking>['columns'] = [
  { title: 'Zamówienie', kind: 'text', width: 12, of: ({ number }) => orderName(number) },
  { title: 'Rodzaj', kind: 'text', width: 11, of: (row) => bookingWords[kindOf(row)] },
  { title: 'Dzień', kind: 'day', width: 11, of: ({ at }) => at },
  { title: 'Imię i nazwisko', kind: 'text', width: 24, of: ({ buyerName }) => buyerName },
  { title: 'Firma', kind: 'text', width: 28, of: ({ companyName }) => companyName },
  { title: 'Numer podatkowy', kind: 'text', width: 16, of: ({ taxId }) => taxId },
  {
    title: 'Ulica i numer',
    kind: 'text',
    width: 26,
    of: ({ billingAddress: at }) => [at?.line1, at?.line2].filter(Boolean).join(', ') || null,
  },
  {
    title: 'Kod pocztowy',
    kind: 'text',
    width: 12,
    of: ({ billingAddress: at }) => at?.postalCode ?? null,
  },
  {
    title: 'Miejscowość',
    kind: 'text',
    width: 18,
    of: ({ billingAddress: at }) => at?.city ?? null,
  },
  { title: 'Region', kind: 'text', width: 12, of: ({ billingAddress: at }) => at?.region ?? null },
  { title: 'Kraj', kind: 'text', width: 6, of: ({ country }) => country },
  {
    title: 'E-mail',
    kind: 'text',
    width: 28,
    of: ({ email }) => (email === null || isForgotten(email) ? null : email),
  },
  { title: 'Bilet', kind: 'text', width: 11, of: ({ ticket }) => pick(admissions, ticket).name },
  { title: 'Pochodzenie', kind: 'text', width: 12, of: ({ origin }) => originWords[origin] },
  { title: 'Netto', kind: 'amount', width: 12, of: (row) => netOf(row) },
  { title: 'Stawka VAT', kind: 'percent', width: 11, of: (row) => rateOf(row) },
  { title: 'VAT', kind: 'amount', width: 12, of: (row) => movedBy(row) - netOf(row) },
  { title: 'Brutto', kind: 'amount', width: 12, of: (row) => movedBy(row) },
  { title: 'Waluta', kind: 'text', width: 7, of: ({ currency }) => currency },
  {
    title: 'Oddano dotąd',
    kind: 'amount',
    width: 13,
    of: (row) => (kindOf(row) === 'payment' ? row.returnedMinor : null),
  },
  { title: 'Stan', kind: 'text', width: 20, of: ({ state }) => stateWords[state] },
  { title: 'Id płatności', kind: 'text', width: 30, of: ({ paymentId }) => paymentId },
  { title: 'Metoda płatności', kind: 'text', width: 16, of: ({ method }) => method },
  {
    title: 'Opłata Stripe',
    kind: 'amount',
    width: 13,
    // Stripe keeps it whatever goes back, so it is booked once.
    of: (row) => (kindOf(row) === 'payment' ? row.feeMinor : null),
  },
  {
    title: 'Waluta opłaty',
    kind: 'text',
    width: 13,
    of: (row) => (kindOf(row) === 'payment' ? row.feeCurrency : null),
  },
];

function kindOf(row: Booking): 'payment' | 'refund' | 'dispute' {
  return 'kind' in row ? row.kind : 'payment';
}

function movedBy(row: Booking): number {
  return 'kind' in row ? row.beforeMinor - row.afterMinor : row.paidMinor;
}

/** Of parts that together are all of it, the nets are together all of its net. */
function netOf(row: Booking): number {
  return 'kind' in row
    ? netPart(row, row.beforeMinor) - netPart(row, row.afterMinor)
    : netPart(row, row.paidMinor);
}

function netPart({ netMinor, grossMinor }: Booking, minor: number): number {
  return grossMinor > 0 ? Math.round((minor * netMinor) / grossMinor) : 0;
}

/** Reckoned from the amounts, which are what was agreed. */
function rateOf({ netMinor, grossMinor }: Booking): number | null {
  return netMinor > 0 ? Math.round(((grossMinor - netMinor) * 100) / netMinor) : null;
}
