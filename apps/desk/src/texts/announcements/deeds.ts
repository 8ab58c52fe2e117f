/** What the journal calls what is done to announcements and reminders. */
export const announcementDeeds = {
  announcement_drafted: {
    pl: 'zaczęto szkic ogłoszenia',
    en: 'announcement drafted',
    de: 'Rundmail entworfen',
  },
  announcement_edited: {
    pl: 'zmieniono szkic ogłoszenia',
    en: 'announcement edited',
    de: 'Rundmail bearbeitet',
  },
  announcement_planned: {
    pl: 'zaplanowano ogłoszenie',
    en: 'announcement planned',
    de: 'Rundmail geplant',
  },
  announcement_recalled: {
    pl: 'cofnięto ogłoszenie do szkicu',
    en: 'announcement called back',
    de: 'Rundmail zurückgeholt',
  },
  announcement_begun: {
    pl: 'zaczęto wysyłać ogłoszenie',
    en: 'announcement begun',
    de: 'Rundmail begonnen',
  },
  announcement_done: {
    pl: 'skończono kolejkować ogłoszenie',
    en: 'announcement all queued',
    de: 'Rundmail ganz eingereiht',
  },
  announcement_dropped: {
    pl: 'usunięto szkic ogłoszenia',
    en: 'draft discarded',
    de: 'Entwurf verworfen',
  },
  reminder_on: {
    pl: 'włączono przypomnienie',
    en: 'reminder switched on',
    de: 'Erinnerung angeschaltet',
  },
  reminder_off: {
    pl: 'wyłączono przypomnienie',
    en: 'reminder switched off',
    de: 'Erinnerung ausgeschaltet',
  },
};
