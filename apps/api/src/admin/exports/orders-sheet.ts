import { admissions } from '@kongres/content/facts/admissions';
import { getRow } from '@kongres/content/facts/collection';
import { languages } from '@kongres/content/facts/languages';
import { formatOrderNumber } from '@kongres/content/format/order-number';
import { countAllOrders, listAllOrders, type ExportedOrder } from './export.queries.ts';
import { originLabels, stateLabels } from './polish-labels.ts';
import { readPages, type Sheet } from './sheet.ts';

export const ordersSheet: Sheet<ExportedOrder> = {
  name: 'zamowienia',
  columns: [
    {
      title: 'Zamówienie',
      kind: 'text',
      width: 12,
      getValue: ({ number }) => formatOrderNumber(number),
    },
    { title: 'Stan', kind: 'text', width: 16, getValue: ({ state }) => stateLabels[state] },
    {
      title: 'Bilet',
      kind: 'text',
      width: 11,
      getValue: ({ ticket }) => getRow(admissions, ticket).name,
    },
    {
      title: 'Pochodzenie',
      kind: 'text',
      width: 12,
      getValue: ({ origin }) => originLabels[origin],
    },
    { title: 'Złożone', kind: 'time', width: 17, getValue: ({ createdAt }) => createdAt },
    { title: 'Opłacone', kind: 'time', width: 17, getValue: ({ paidAt }) => paidAt },
    { title: 'Netto', kind: 'amount', width: 12, getValue: ({ netMinor }) => netMinor },
    { title: 'VAT', kind: 'amount', width: 12, getValue: ({ vatMinor }) => vatMinor },
    { title: 'Brutto', kind: 'amount', width: 12, getValue: ({ grossMinor }) => grossMinor },
    { title: 'Waluta', kind: 'text', width: 7, getValue: ({ currency }) => currency },
    { title: 'Zapłacono', kind: 'amount', width: 12, getValue: ({ paidMinor }) => paidMinor },
    {
      title: 'Zwrócono',
      kind: 'amount',
      width: 12,
      getValue: ({ refundedMinor }) => refundedMinor,
    },
    {
      title: 'Waluta wpłaty',
      kind: 'text',
      width: 13,
      getValue: ({ paidCurrency }) => paidCurrency,
    },
    { title: 'Firma', kind: 'text', width: 28, getValue: ({ companyName }) => companyName },
    { title: 'Numer podatkowy', kind: 'text', width: 16, getValue: ({ taxId }) => taxId },
    { title: 'Kraj', kind: 'text', width: 6, getValue: ({ country }) => country },
    {
      title: 'Język',
      kind: 'text',
      width: 12,
      getValue: ({ language }) => getRow(languages, language).label,
    },
    {
      title: 'Zgoda na wcześniejszy start',
      kind: 'time',
      width: 26,
      getValue: ({ consentedAt }) => consentedAt,
    },
    {
      title: 'Wersja zgody',
      kind: 'text',
      width: 12,
      getValue: ({ consentVersion }) => consentVersion?.toString() ?? null,
    },
  ],
  count: countAllOrders,
  pages: (db) =>
    readPages(
      0,
      (number) => listAllOrders(db, number),
      ({ number }) => number,
    ),
};
