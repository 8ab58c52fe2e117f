import { pick } from '@kongres/content/facts/collection';
import { congressDay } from '@kongres/content/facts/edition';
import { textFallback, type LanguageCode } from '@kongres/content/facts/languages';
import { formatDay, formatHours } from '@kongres/content/format/date';
import type { Localized } from '@kongres/content/model/fields';
import type { Entry } from '@kongres/content/model/kinds';
import { entriesOf } from '@kongres/content/model/read-entries';
import { finishedField } from '../../lib/i18n/texts.server.ts';

type Session = Entry<'sessions'>;

/** For those who ask and talk; the stream has no limit. */
export function seatsOf({ seats, room }: Session): number {
  return seats ?? pick(entriesOf('rooms'), room).seats;
}

/** `lang` only where the words are not in the language of the page. */
export function titleOf({ title, language }: Session, code: LanguageCode) {
  const { text, lang } = spokenField(code, title, language);
  return { title: text, lang };
}

/** In the reader's language where there is a translation, and in the speaker's own where there is none. */
export function spokenField(code: LanguageCode, texts: Localized, own: LanguageCode | undefined) {
  const isTranslated = Boolean(texts[code] ?? texts[textFallback[code] ?? code]);
  const first = Object.keys(texts)[0] as LanguageCode | undefined;
  const read = isTranslated ? code : ((own && texts[own] ? own : first) ?? code);
  return { text: finishedField(read, texts), lang: read === code ? undefined : read };
}

/** The time that was announced for a session that has been moved, with its day where that was another. */
export function announcedFor({ movedFrom, day }: Session, code: LanguageCode): string | undefined {
  if (!movedFrom) return undefined;
  const hours = formatHours(movedFrom.starts, movedFrom.ends, code);
  if (movedFrom.day === day) return hours;
  return `${formatDay(congressDay(movedFrom.day), code, 'short')}, ${hours}`;
}
