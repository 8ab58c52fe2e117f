import { getRow } from '@kongres/content/facts/collection';
import { getCongressDay } from '@kongres/content/facts/edition';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { formatDay, formatHours, toIsoInstant } from '@kongres/content/format/date';
import type { Entry } from '@kongres/content/model/kinds';
import { listEntries } from '@kongres/content/model/read-entries';
import { getEntryText, getTexts } from '../../lib/i18n/texts.server.ts';
import { getSessionTitle } from './session-fields.server.ts';

export type SessionRowData = ReturnType<typeof buildSessionRow>;

/** A session in a list of several days. */
export function buildSessionRow(session: Entry<'sessions'>, code: LanguageCode) {
  const date = getCongressDay(session.day);
  const room = getRow(listEntries('rooms'), session.room);
  return {
    id: session.id,
    day: session.day,
    number: formatDay(date, 'en-GB', 'dayNumber'),
    weekday: formatDay(date, code, 'weekdayName'),
    starts: toIsoInstant(date, session.starts),
    ends: toIsoInstant(date, session.ends),
    hours: formatHours(session.starts, session.ends, code),
    ...getSessionTitle(session, code),
    type: getTexts(code, 'programme').types[session.type],
    people: formatSpeakerNames(session, code),
    letter: room.id.toUpperCase(),
    room: getEntryText(code, room.name),
    isCancelled: session.isCancelled,
  };
}

/** Joined by the rules of the language. */
export function formatSpeakerNames(
  { speakers = [] }: Entry<'sessions'>,
  code: LanguageCode,
): string {
  const names = speakers.map((id) => getRow(listEntries('speakers'), id).name);
  return new Intl.ListFormat(code).format(names);
}
