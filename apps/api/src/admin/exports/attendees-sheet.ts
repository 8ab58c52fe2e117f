import { admissions } from '@kongres/content/facts/admissions';
import { getRow } from '@kongres/content/facts/collection';
import { languages } from '@kongres/content/facts/languages';
import { formatOrderNumber } from '@kongres/content/format/order-number';
import { isErasedEmail } from '../../sales/orders/erased-email.ts';
import {
  countAttendees,
  listAttendees,
  type AttendeeFilter,
  type AttendeeRow,
} from './export.queries.ts';
import { originLabels } from './polish-labels.ts';
import { readPages, type Sheet } from './sheet.ts';

export function createAttendeesSheet(filter: AttendeeFilter): Sheet<AttendeeRow> {
  return {
    name: 'uczestnicy',
    columns: [
      {
        title: 'Zamówienie',
        kind: 'text',
        width: 12,
        getValue: ({ number }) => formatOrderNumber(number),
      },
      { title: 'Imię i nazwisko', kind: 'text', width: 26, getValue: ({ name }) => name },
      {
        title: 'E-mail',
        kind: 'text',
        width: 30,
        getValue: ({ email }) => (isErasedEmail(email) ? null : email),
      },
      {
        title: 'Bilet',
        kind: 'text',
        width: 11,
        getValue: ({ ticket }) => getRow(admissions, ticket).name,
      },
      {
        title: 'Język',
        kind: 'text',
        width: 12,
        getValue: ({ language }) => getRow(languages, language).label,
      },
      {
        title: 'Pochodzenie',
        kind: 'text',
        width: 12,
        getValue: ({ origin }) => originLabels[origin],
      },
      {
        title: 'Pierwsze wejście',
        kind: 'time',
        width: 17,
        getValue: ({ checkedInAt: enteredAt }) => enteredAt,
      },
      { title: 'Warsztaty', kind: 'text', width: 34, getValue: ({ workshops }) => workshops },
      { title: 'Bilet wystawiono', kind: 'day', width: 16, getValue: ({ issuedAt }) => issuedAt },
    ],
    count: (db) => countAttendees(db, filter),
    pages: (db) =>
      readPages(
        0,
        (number) => listAttendees(db, filter, number),
        ({ number }) => number,
      ),
  };
}
