import { admissions } from '@kongres/content/facts/admissions';
import { getRow } from '@kongres/content/facts/collection';
import { formatOrderNumber } from '@kongres/content/format/order-number';
import { isErasedEmail } from '../../sales/orders/erased-email.ts';
import {
  countPaymentSheetRows,
  firstPaymentCursor,
  firstRefundCursor,
  listPayments,
  listRefunds,
  type PaymentRow,
  type RefundRow,
  type DateSpan,
} from './export.queries.ts';
import { rowKindLabels, originLabels, stateLabels } from './polish-labels.ts';
import { readPages, type Sheet } from './sheet.ts';

type PaymentSheetRow = PaymentRow | RefundRow;

/**
 * One row per payment in the span, followed by one per refund and lost dispute in it. Money that
 * went back is negative, so that columns add up.
 */
export function createPaymentsSheet(span: DateSpan): Sheet<PaymentSheetRow> {
  return {
    name: 'platnosci',
    columns,
    count: (db) => countPaymentSheetRows(db, span),
    pages: async function* (db) {
      const markOf = ({ mark }: PaymentSheetRow) => mark;
      yield* readPages(firstPaymentCursor, (mark) => listPayments(db, span, mark), markOf);
      yield* readPages(firstRefundCursor, (mark) => listRefunds(db, span, mark), markOf);
    },
  };
}

const columns: Sheet<PaymentSheetRow>['columns'] = [
  {
    title: 'Zamówienie',
    kind: 'text',
    width: 12,
    getValue: ({ number }) => formatOrderNumber(number),
  },
  { title: 'Rodzaj', kind: 'text', width: 11, getValue: (row) => rowKindLabels[getRowKind(row)] },
  { title: 'Dzień', kind: 'day', width: 11, getValue: ({ at }) => at },
  { title: 'Imię i nazwisko', kind: 'text', width: 24, getValue: ({ buyerName }) => buyerName },
  { title: 'Firma', kind: 'text', width: 28, getValue: ({ companyName }) => companyName },
  { title: 'Numer podatkowy', kind: 'text', width: 16, getValue: ({ taxId }) => taxId },
  {
    title: 'Ulica i numer',
    kind: 'text',
    width: 26,
    getValue: ({ billingAddress: at }) => [at?.line1, at?.line2].filter(Boolean).join(', ') || null,
  },
  {
    title: 'Kod pocztowy',
    kind: 'text',
    width: 12,
    getValue: ({ billingAddress: at }) => at?.postalCode ?? null,
  },
  {
    title: 'Miejscowość',
    kind: 'text',
    width: 18,
    getValue: ({ billingAddress: at }) => at?.city ?? null,
  },
  {
    title: 'Region',
    kind: 'text',
    width: 12,
    getValue: ({ billingAddress: at }) => at?.region ?? null,
  },
  { title: 'Kraj', kind: 'text', width: 6, getValue: ({ country }) => country },
  {
    title: 'E-mail',
    kind: 'text',
    width: 28,
    getValue: ({ email }) => (email === null || isErasedEmail(email) ? null : email),
  },
  {
    title: 'Bilet',
    kind: 'text',
    width: 11,
    getValue: ({ ticket }) => getRow(admissions, ticket).name,
  },
  { title: 'Pochodzenie', kind: 'text', width: 12, getValue: ({ origin }) => originLabels[origin] },
  { title: 'Netto', kind: 'amount', width: 12, getValue: (row) => getNetMinor(row) },
  { title: 'Stawka VAT', kind: 'percent', width: 11, getValue: (row) => calculateVatPercent(row) },
  {
    title: 'VAT',
    kind: 'amount',
    width: 12,
    getValue: (row) => getGrossMinor(row) - getNetMinor(row),
  },
  { title: 'Brutto', kind: 'amount', width: 12, getValue: (row) => getGrossMinor(row) },
  { title: 'Waluta', kind: 'text', width: 7, getValue: ({ currency }) => currency },
  {
    title: 'Oddano dotąd',
    kind: 'amount',
    width: 13,
    getValue: (row) => (getRowKind(row) === 'payment' ? row.returnedMinor : null),
  },
  { title: 'Stan', kind: 'text', width: 20, getValue: ({ state }) => stateLabels[state] },
  { title: 'Id płatności', kind: 'text', width: 30, getValue: ({ paymentId }) => paymentId },
  { title: 'Metoda płatności', kind: 'text', width: 16, getValue: ({ method }) => method },
  {
    title: 'Opłata Stripe',
    kind: 'amount',
    width: 13,
    // Stripe does not return its fee, so it is booked once.
    getValue: (row) => (getRowKind(row) === 'payment' ? row.feeMinor : null),
  },
  {
    title: 'Waluta opłaty',
    kind: 'text',
    width: 13,
    getValue: (row) => (getRowKind(row) === 'payment' ? row.feeCurrency : null),
  },
];

function getRowKind(row: PaymentSheetRow): 'payment' | 'refund' | 'dispute' {
  return 'kind' in row ? row.kind : 'payment';
}

function getGrossMinor(row: PaymentSheetRow): number {
  return 'kind' in row ? row.beforeMinor - row.afterMinor : row.paidMinor;
}

/** Rounded so that the nets of all parts add up to the net of the order. */
function getNetMinor(row: PaymentSheetRow): number {
  return 'kind' in row
    ? calculateNetShare(row, row.beforeMinor) - calculateNetShare(row, row.afterMinor)
    : calculateNetShare(row, row.paidMinor);
}

function calculateNetShare({ netMinor, grossMinor }: PaymentSheetRow, minor: number): number {
  return grossMinor > 0 ? Math.round((minor * netMinor) / grossMinor) : 0;
}

function calculateVatPercent({ netMinor, grossMinor }: PaymentSheetRow): number | null {
  return netMinor > 0 ? Math.round(((grossMinor - netMinor) * 100) / netMinor) : null;
}
