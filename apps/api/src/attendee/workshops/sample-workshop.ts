import { edition } from '@kongres/content/facts/edition';
import { toIsoInstant } from '@kongres/content/format/date';

export const sampleWorkshop = {
  title: {
    pl: 'Zaawansowane promptowanie',
    'en-GB': 'Advanced prompting',
    de: 'Prompting für Fortgeschrittene',
    es: 'Prompts avanzados',
  },
  startsAt: new Date(toIsoInstant(edition.firstDay, '13:00')),
};
