/** Words for what is taken home as a file. */
export const exports = {
  exports: {
    title: 'Pliki',
    which: 'Co pobrać',
    payments: 'Płatności dla księgowości',
    paymentsHint:
      'Każda płatność z tych dni i każdy zwrot, o którym dowiedzieliśmy się w tych dniach: dane do faktury, kwoty z VAT, metoda płatności i opłata Stripe.',
    attendees: 'Uczestnicy',
    attendeesHint:
      'Wszyscy z ważnym biletem: imię i nazwisko, e-mail, bilet, język, pierwsze wejście, warsztaty. Bez kodów i linków.',
    orders: 'Wszystkie zamówienia',
    ordersHint:
      'Każde zamówienie w każdym stanie: bilet, pochodzenie, chwile, kwoty, zwroty, firma, numer podatkowy i zgoda na wcześniejszy start. Bez nazwisk i adresów.',
    since: 'Od',
    until: 'Do',
    allTickets: 'Wszystkie bilety',
    allLanguages: 'Wszystkie języki',
    wrongDays: 'Podaj dwa dni, późniejszy jako drugi.',
    xlsx: 'Pobierz XLSX',
    csv: 'Pobierz CSV',
    hint: 'CSV otwiera się w polskim Excelu bez pytań.',
    wait: 'Przygotowujemy plik…',
    done: 'Pobrane: {{file}}, wierszy: {{rows}}.',
    none: 'W pliku {{file}} są same nagłówki: nic takiego nie ma.',
  },
};
