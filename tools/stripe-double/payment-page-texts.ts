interface PageTexts {
  title: string;
  notice: string;
  email: string;
  total: string;
  taxIncluded: string;
  company: string;
  taxId: string;
  optional: string;
  name: string;
  country: string;
  line1: string;
  line2: string;
  postalCode: string;
  city: string;
  state: string;
  addressMissing: string;
  payBy: { card: string; blik: string; p24: string };
  payLater: string;
  decline: string;
  expire: string;
  back: string;
  declined: string;
  taxIdWrong: string;
  complete: string;
  expired: string;
  goOn: string;
  unknown: string;
}

const english: PageTexts = {
  title: 'Payment',
  notice: 'Test payment page. No money moves here.',
  email: 'E-mail',
  total: 'Total',
  taxIncluded: 'including tax',
  company: 'Company name',
  taxId: 'Tax ID',
  optional: 'optional',
  name: 'Full name',
  country: 'Country',
  line1: 'Street and number',
  line2: 'Flat, floor',
  postalCode: 'Postal code',
  city: 'City',
  state: 'Region',
  addressMissing: 'Fill in your name and address.',
  payBy: { card: 'Pay by card', blik: 'Pay with BLIK', p24: 'Pay with Przelewy24' },
  payLater: 'Przelewy24, the bank answers later',
  decline: 'Card is declined',
  expire: 'Let the session expire',
  back: 'Go back',
  declined: 'Your card was declined. Try another way to pay.',
  taxIdWrong: 'This tax ID is not valid.',
  complete: 'This payment is complete.',
  expired: 'This payment page has expired.',
  goOn: 'Back to the shop',
  unknown: 'There is no such payment.',
};

const languages: Record<string, PageTexts> = {
  en: english,
  'en-GB': english,
  pl: {
    title: 'Płatność',
    notice: 'Testowa strona płatności. Żadne pieniądze nie są pobierane.',
    email: 'E-mail',
    total: 'Razem',
    taxIncluded: 'w tym podatek',
    company: 'Nazwa firmy',
    taxId: 'NIP',
    optional: 'opcjonalnie',
    name: 'Imię i nazwisko',
    country: 'Kraj',
    line1: 'Ulica i numer',
    line2: 'Mieszkanie, piętro',
    postalCode: 'Kod pocztowy',
    city: 'Miasto',
    state: 'Region',
    addressMissing: 'Uzupełnij imię, nazwisko i adres.',
    payBy: { card: 'Zapłać kartą', blik: 'Zapłać BLIK-iem', p24: 'Zapłać przez Przelewy24' },
    payLater: 'Przelewy24, bank odpowie później',
    decline: 'Karta odrzucona',
    expire: 'Pozwól sesji wygasnąć',
    back: 'Wróć',
    declined: 'Karta została odrzucona. Wybierz inny sposób płatności.',
    taxIdWrong: 'Ten NIP jest nieprawidłowy.',
    complete: 'Ta płatność jest zakończona.',
    expired: 'Ta strona płatności wygasła.',
    goOn: 'Wróć do sklepu',
    unknown: 'Nie ma takiej płatności.',
  },
  de: {
    title: 'Zahlung',
    notice: 'Testseite. Hier fließt kein Geld.',
    email: 'E-Mail',
    total: 'Gesamt',
    taxIncluded: 'einschließlich Steuer',
    company: 'Firmenname',
    taxId: 'USt-IdNr.',
    optional: 'freiwillig',
    name: 'Vor- und Nachname',
    country: 'Land',
    line1: 'Straße und Hausnummer',
    line2: 'Wohnung, Etage',
    postalCode: 'Postleitzahl',
    city: 'Ort',
    state: 'Region',
    addressMissing: 'Geben Sie Ihren Namen und Ihre Anschrift an.',
    payBy: { card: 'Mit Karte zahlen', blik: 'Mit BLIK zahlen', p24: 'Mit Przelewy24 zahlen' },
    payLater: 'Przelewy24, die Bank antwortet später',
    decline: 'Karte wird abgelehnt',
    expire: 'Sitzung ablaufen lassen',
    back: 'Zurück',
    declined: 'Ihre Karte wurde abgelehnt. Wählen Sie eine andere Zahlungsart.',
    taxIdWrong: 'Diese USt-IdNr. ist ungültig.',
    complete: 'Diese Zahlung ist abgeschlossen.',
    expired: 'Diese Zahlungsseite ist abgelaufen.',
    goOn: 'Zurück zum Shop',
    unknown: 'Diese Zahlung gibt es nicht.',
  },
  es: {
    title: 'Pago',
    notice: 'Página de pago de prueba. Aquí no se mueve dinero.',
    email: 'Correo electrónico',
    total: 'Total',
    taxIncluded: 'impuestos incluidos',
    company: 'Nombre de la empresa',
    taxId: 'Número fiscal',
    optional: 'opcional',
    name: 'Nombre y apellidos',
    country: 'País',
    line1: 'Calle y número',
    line2: 'Piso, puerta',
    postalCode: 'Código postal',
    city: 'Ciudad',
    state: 'Región',
    addressMissing: 'Indique su nombre y dirección.',
    payBy: { card: 'Pagar con tarjeta', blik: 'Pagar con BLIK', p24: 'Pagar con Przelewy24' },
    payLater: 'Przelewy24, el banco responde más tarde',
    decline: 'Tarjeta rechazada',
    expire: 'Dejar que la sesión caduque',
    back: 'Volver',
    declined: 'Su tarjeta ha sido rechazada. Elija otra forma de pago.',
    taxIdWrong: 'Este número fiscal no es válido.',
    complete: 'Este pago está completado.',
    expired: 'Esta página de pago ha caducado.',
    goOn: 'Volver a la tienda',
    unknown: 'Este pago no existe.',
  },
};

export function getPageTexts(locale: string | null): { language: string; words: PageTexts } {
  const words = locale === null ? undefined : languages[locale];
  return words && locale ? { language: locale, words } : { language: 'en', words: english };
}
