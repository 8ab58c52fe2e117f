import { admissions } from '@kongres/content/facts/admissions';
import { pick } from '@kongres/content/facts/collection';
import { languages } from '@kongres/content/facts/languages';
import { orderName } from '@kongres/content/format/order-number';
import { isForgotten } from '../../sales/orders/forgotten-address.ts';
import {
  countAttendees,
  pageOfAttendees,
  type AttendeeFilter,
  type AttendeeRow,
} from './export-queries.ts';
import { originWords } from './polish-words.ts';
import { pagesFrom, type Sheet } from './sheet.ts';

/** Everybody with a valid ticket, without what opens anything. */
export function attendeesSheet(filter: AttendeeFilter): Sheet<AttendeeRow> {
  return {
    name: 'uczestnicy',
    columns: [
      { title: 'Zamówienie', kind: 'text', width: 12, of: ({ number }) => orderName(number) },
      { title: 'Imię i nazwisko', kind: 'text', width: 26, of: ({ name }) => name },
      {
        title: 'E-mail',
        kind: 'text',
        width: 30,
        of: ({ email }) => (isForgotten(email) ? null : email),
      },
      {
        title: 'Bilet',
        kind: 'text',
        width: 11,
        of: ({ ticket }) => pick(admissions, ticket).name,
      },
      {
        title: 'Język',
        kind: 'text',
        width: 12,
        of: ({ language }) => pick(languages, language).label,
      },
      { title: 'Pochodzenie', kind: 'text', width: 12, of: ({ origin }) => originWords[origin] },
      { title: 'Pierwsze wejście', kind: 'time', width: 17, of: ({ enteredAt }) => enteredAt },
      { title: 'Warsztaty', kind: 'text', width: 34, of: ({ workshops }) => workshops },
      { title: 'Bilet wystawiono', kind: 'day', width: 16, of: ({ issuedAt }) => issuedAt },
    ],
    count: (db) => countAttendees(db, filter),
    pages: (db) =>
      pagesFrom(
        0,
        (number) => pageOfAttendees(db, filter, number),
        ({ number }) => number,
      ),
  };
}
