import { getRow } from '@kongres/content/facts/collection';
import { getCongressDay } from '@kongres/content/facts/edition';
import { textFallback, type LanguageCode } from '@kongres/content/facts/languages';
import { formatDay, formatHours } from '@kongres/content/format/date';
import type { Localized } from '@kongres/content/model/fields';
import type { Entry } from '@kongres/content/model/kinds';
import { listEntries } from '@kongres/content/model/read-entries';
import { getEntryText } from '../../lib/i18n/texts.server.ts';

type Session = Entry<'sessions'>;

/** Seats for interaction; the stream has no limit. */
export function getSessionSeats({ seats, room }: Session): number {
  return seats ?? getRow(listEntries('rooms'), room).seats;
}

/** `lang` is set only if the title is not in the page's language. */
export function getSessionTitle({ title, language }: Session, code: LanguageCode) {
  const { text, lang } = getSpokenField(code, title, language);
  return { title: text, lang };
}

/** In the reader's language if translated, otherwise in the speaker's. */
export function getSpokenField(
  code: LanguageCode,
  texts: Localized,
  spokenLanguage: LanguageCode | undefined,
) {
  const isTranslated = Boolean(texts[code] ?? texts[textFallback[code] ?? code]);
  const first = Object.keys(texts)[0] as LanguageCode | undefined;
  const read = isTranslated
    ? code
    : ((spokenLanguage && texts[spokenLanguage] ? spokenLanguage : first) ?? code);
  return { text: getEntryText(read, texts), lang: read === code ? undefined : read };
}

/** The originally announced time of a rescheduled session, with the day if that changed. */
export function formatAnnouncedTime(
  { movedFrom, day }: Session,
  code: LanguageCode,
): string | undefined {
  if (!movedFrom) return undefined;
  const hours = formatHours(movedFrom.starts, movedFrom.ends, code);
  if (movedFrom.day === day) return hours;
  return `${formatDay(getCongressDay(movedFrom.day), code, 'short')}, ${hours}`;
}
