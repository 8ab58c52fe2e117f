import type { LaunchTexts } from '../texts.tsx';

export const launch: LaunchTexts = {
  launch: {
    title: 'Vor dem ersten Gast',
    lead: 'Hier hakt niemand etwas ab: Jeder Punkt wird gemessen, wenn du hinsiehst.',
    link: 'Was vor dem Start noch fehlt',
    itemsLeft: 'Offen',
    ofAll: 'von {all} Punkten',
    ready: 'Alles ist bereit. Ihr könnt öffnen.',
    factsLeft: 'Inhalte',
    factsWord: 'Werte sind Platzhalter',
    unknownLeft: 'Unbekannt',
    unknownWord: 'von hier nicht messbar',
    states: { done: 'erledigt', open: 'zu tun', unknown: 'unbekannt' },
    here: 'Am Schreibtisch',
    onServer: 'Auf dem Server',
    unmeasured: 'Das ließ sich diesmal nicht messen.',
    byOperator: 'Für die Person am Server: „Running it“, Abschnitt „{part}“.',
    byOwner: 'Für die Inhaber des Schreibtischs: Seite „{screen}“.',
    stages: { local: 'lokal', staging: 'Test', production: 'Produktion' },
    items: {
      sale: {
        title: 'Verkauf',
        done: 'Jede Ticketart ist geöffnet.',
        open: 'Geschlossen: {names}.',
      },
      payment: {
        title: 'Zahlung zur Probe',
        done: 'Die letzte mit dieser Art von Schlüssel: {time}.',
        open: 'Mit dieser Art von Schlüssel hat noch niemand gezahlt. Kauf ein Ticket und erstatte es in der Bestellung.',
        unknown: 'Welche Art von Stripe-Schlüssel gesetzt ist, ist unbekannt.',
      },
      waiting: {
        title: 'Was auf jemanden wartet',
        done: 'Nichts.',
        open: 'Es wartet: {count}.',
      },
      owners: {
        title: 'Zwei Inhaber mit Passkey',
        done: 'Inhaber, die sich anmelden können: {count}.',
        open: 'Inhaber, die sich anmelden können: {count}. Verliert eine Person ihr Telefon, lässt die andere sie wieder herein.',
      },
      reminders: {
        title: 'Erinnerungen',
        done: 'Alle eingeschaltet.',
        open: 'Ausgeschaltet: {names}.',
      },
      footer: {
        title: 'Fußzeile',
        done: 'Sie steht in jeder Sprache, und kein Entwurf wartet.',
        open: 'Ein Entwurf wartet auf die Veröffentlichung: {names}.',
      },
      stage: {
        title: 'Art des Servers',
        done: 'Produktiv.',
        open: 'Stufe: {names}. Gäste gehören auf einen Produktivserver.',
      },
      address: {
        title: 'Adresse der Website',
        done: 'Öffentlich, und sie beginnt mit https.',
        open: 'Sie ist nicht öffentlich oder beginnt nicht mit https.',
      },
      key: {
        title: 'Stripe-Schlüssel',
        done: 'Er nimmt echtes Geld an.',
        open: 'Ein Testschlüssel: Echtes Geld nimmt er nicht an.',
        unknown: 'Er sieht weder nach einem echten noch nach einem Testschlüssel aus.',
      },
      trials: {
        title: 'Bestellungen aus Proben',
        done: 'Keine in der Datenbank wurde nur zum Schein bezahlt.',
        open: 'Zum Schein bezahlt: {count}. Sie zählen zu Kontingenten und Berichten; ein Start braucht deshalb eine leere Datenbank.',
      },
      clock: {
        title: 'Uhr des Kongresses',
        done: 'Sie geht mit der echten Zeit.',
        open: 'Verstellt: Sie zeigt {time}.',
      },
      sender: {
        title: 'Absender der Mails',
        done: 'Eine Adresse in einer echten Domain.',
        open: 'Eine Adresse in einer Domain, die niemandem gehören kann.',
      },
      mail: {
        title: 'Mails gehen hinaus',
        done: 'Der Mailserver hat die letzte angenommen: {time}.',
        open: 'Noch ist keine hinausgegangen.',
      },
      worker: {
        title: 'Arbeit im Hintergrund',
        done: 'Letztes Lebenszeichen: {time}.',
        open: 'Letztes Lebenszeichen: {time}. Mails, Erstattungen und Rundmails stehen womöglich still.',
        never: 'Kein Lebenszeichen. Mails, Erstattungen und Rundmails stehen still.',
      },
      backup: {
        title: 'Sicherungen',
        done: 'Der letzte Teil der Änderungen: {time}.',
        open: 'Der letzte Teil der Änderungen: {time}. Er sollte höchstens eine Viertelstunde alt sein.',
        unknown:
          'Von hier sind sie nicht zu sehen. Frag, ob es sie gibt und ob jemand schon eine zurückgespielt hat.',
      },
    },
    content: 'Inhalte',
    contentDone: 'Nichts steht hier nur an der Stelle des Echten.',
    contentOpen:
      'Diese Werte stehen nur an der Stelle der echten. Legt die echten fest und gebt sie der Person am Server; wo welcher zu sehen ist, sagt „Running it“, Abschnitt „{part}“.',
    sample: 'Beispiel',
    groups: {
      company: 'Die Firma',
      prices: 'Preise und Kontingente',
      policies: 'Fristen und Zusagen',
      programme: 'Programm und Namen',
      cooperation: 'Zusammenarbeit',
      other: 'Sonstiges',
    },
    advice: { vatMode: 'Zuerst eine Steuerberatung fragen.' },
  },
};
