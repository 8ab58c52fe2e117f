import { edition } from '@kongres/content/facts/edition';
import { instant } from '@kongres/content/format/date';

/** A workshop as tests see it. */
export const sampleWorkshop = {
  title: {
    pl: 'Zaawansowane promptowanie',
    'en-GB': 'Advanced prompting',
    de: 'Prompting für Fortgeschrittene',
    es: 'Prompts avanzados',
  },
  startsAt: new Date(instant(edition.firstDay, '13:00')),
};
