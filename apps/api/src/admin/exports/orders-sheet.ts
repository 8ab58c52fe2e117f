import { admissions } from '@kongres/content/facts/admissions';
import { pick } from '@kongres/content/facts/collection';
import { languages } from '@kongres/content/facts/languages';
import { orderName } from '@kongres/content/format/order-number';
import { countAllOrders, pageOfAllOrders, type AnyOrderRow } from './export-queries.ts';
import { originWords, stateWords } from './polish-words.ts';
import { pagesFrom, type Sheet } from './sheet.ts';

/** Every order in whatever state, without names and addresses. */
export const ordersSheet: Sheet<AnyOrderRow> = {
  name: 'zamowienia',
  columns: [
    { title: 'Zamówienie', kind: 'text', width: 12, of: ({ number }) => orderName(number) },
    { title: 'Stan', kind: 'text', width: 16, of: ({ state }) => stateWords[state] },
    { title: 'Bilet', kind: 'text', width: 11, of: ({ ticket }) => pick(admissions, ticket).name },
    { title: 'Pochodzenie', kind: 'text', width: 12, of: ({ origin }) => originWords[origin] },
    { title: 'Złożone', kind: 'time', width: 17, of: ({ createdAt }) => createdAt },
    { title: 'Opłacone', kind: 'time', width: 17, of: ({ paidAt }) => paidAt },
    { title: 'Netto', kind: 'amount', width: 12, of: ({ netMinor }) => netMinor },
    { title: 'VAT', kind: 'amount', width: 12, of: ({ vatMinor }) => vatMinor },
    { title: 'Brutto', kind: 'amount', width: 12, of: ({ grossMinor }) => grossMinor },
    { title: 'Waluta', kind: 'text', width: 7, of: ({ currency }) => currency },
    { title: 'Zapłacono', kind: 'amount', width: 12, of: ({ paidMinor }) => paidMinor },
    { title: 'Zwrócono', kind: 'amount', width: 12, of: ({ refundedMinor }) => refundedMinor },
    { title: 'Waluta wpłaty', kind: 'text', width: 13, of: ({ paidCurrency }) => paidCurrency },
    { title: 'Firma', kind: 'text', width: 28, of: ({ companyName }) => companyName },
    { title: 'Numer podatkowy', kind: 'text', width: 16, of: ({ taxId }) => taxId },
    { title: 'Kraj', kind: 'text', width: 6, of: ({ country }) => country },
    {
      title: 'Język',
      kind: 'text',
      width: 12,
      of: ({ language }) => pick(languages, language).label,
    },
    {
      title: 'Zgoda na wcześniejszy start',
      kind: 'time',
      width: 26,
      of: ({ consentedAt }) => consentedAt,
    },
    {
      title: 'Wersja zgody',
      kind: 'text',
      width: 12,
      of: ({ consentVersion }) => consentVersion?.toString() ?? null,
    },
  ],
  count: countAllOrders,
  pages: (db) =>
    pagesFrom(
      0,
      (number) => pageOfAllOrders(db, number),
      ({ number }) => number,
    ),
};
