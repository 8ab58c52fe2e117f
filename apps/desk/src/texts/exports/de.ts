import type { ExportTexts } from '../texts.tsx';

/** Words for what is taken home as a file. */
export const exports: ExportTexts = {
  exports: {
    title: 'Dateien',
    which: 'Was herunterladen',
    payments: 'Zahlungen für die Buchhaltung',
    paymentsHint:
      'Jede Zahlung dieser Tage und jede Erstattung, von der wir an diesen Tagen erfahren haben: Rechnungsdaten, Beträge mit MwSt., Zahlungsart und Stripe-Gebühr. Die Spaltentitel sind polnisch.',
    attendees: 'Teilnehmende',
    attendeesHint:
      'Alle mit gültigem Ticket: Name, E-Mail, Ticket, Sprache, erster Eintritt, Workshops. Ohne Codes und Links. Die Spaltentitel sind polnisch.',
    since: 'Von',
    until: 'Bis',
    allTickets: 'Alle Tickets',
    allLanguages: 'Alle Sprachen',
    wrongDays: 'Bitte zwei Tage angeben, den späteren als zweiten.',
    xlsx: 'XLSX herunterladen',
    csv: 'CSV herunterladen',
    hint: 'Die CSV-Datei öffnet ein polnisches Excel ohne Rückfragen.',
    wait: 'Die Datei wird vorbereitet …',
    done: 'Heruntergeladen: {file}, Zeilen: {rows}.',
    none: '{file} enthält nur die Spaltentitel: So etwas gibt es nicht.',
  },
};
