import type { DeskLanguage } from '../../i18n/texts.tsx';

const locales = { pl: 'pl-PL', en: 'en-GB' } as const;

/** A calendar date, such as `pon. 16`. */
export function formatWeekday(day: string, language: DeskLanguage): string {
  const date = new Intl.DateTimeFormat(locales[language], {
    weekday: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
  return date.replace(',', '');
}
