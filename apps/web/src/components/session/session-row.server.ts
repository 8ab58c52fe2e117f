import { pick } from '@kongres/content/facts/collection';
import { congressDay } from '@kongres/content/facts/edition';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { formatDay, formatHours, instant } from '@kongres/content/format/date';
import type { Entry } from '@kongres/content/model/kinds';
import { entriesOf } from '@kongres/content/model/read-entries';
import { finishedField, finishedTexts } from '../../lib/i18n/texts.server.ts';
import { titleOf } from './session-fields.server.ts';

export type SessionRowData = ReturnType<typeof sessionRow>;

/** A session in a list that is not of one day: when, what, who, where. */
export function sessionRow(session: Entry<'sessions'>, code: LanguageCode) {
  const date = congressDay(session.day);
  const room = pick(entriesOf('rooms'), session.room);
  return {
    id: session.id,
    day: session.day,
    number: formatDay(date, 'en-GB', 'dayNumber'),
    weekday: formatDay(date, code, 'weekdayName'),
    starts: instant(date, session.starts),
    ends: instant(date, session.ends),
    hours: formatHours(session.starts, session.ends, code),
    ...titleOf(session, code),
    type: finishedTexts(code, 'programme').types[session.type],
    people: peopleOf(session, code),
    letter: room.id.toUpperCase(),
    room: finishedField(code, room.name),
    isCancelled: session.isCancelled,
  };
}

/** Who is on stage, as the language joins names. */
export function peopleOf({ speakers = [] }: Entry<'sessions'>, code: LanguageCode): string {
  const names = speakers.map((id) => pick(entriesOf('speakers'), id).name);
  return new Intl.ListFormat(code).format(names);
}
