/** What the journal calls what is done to announcements and reminders. */
export const announcementDeeds = {
  announcement_drafted: {
    pl: 'zaczęto szkic ogłoszenia',
    en: 'announcement drafted',
  },
  announcement_edited: {
    pl: 'zmieniono szkic ogłoszenia',
    en: 'announcement edited',
  },
  announcement_planned: {
    pl: 'zaplanowano ogłoszenie',
    en: 'announcement planned',
  },
  announcement_recalled: {
    pl: 'cofnięto ogłoszenie do szkicu',
    en: 'announcement called back',
  },
  announcement_begun: {
    pl: 'zaczęto wysyłać ogłoszenie',
    en: 'announcement begun',
  },
  announcement_done: {
    pl: 'skończono kolejkować ogłoszenie',
    en: 'announcement all queued',
  },
  announcement_dropped: {
    pl: 'usunięto szkic ogłoszenia',
    en: 'draft discarded',
  },
  reminder_on: {
    pl: 'włączono przypomnienie',
    en: 'reminder switched on',
  },
  reminder_off: {
    pl: 'wyłączono przypomnienie',
    en: 'reminder switched off',
  },
};
