import { pick } from '@kongres/content/facts/collection';
import { congressDay } from '@kongres/content/facts/edition';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { scheduleItems, sessionTypes } from '@kongres/content/facts/programme';
import { formatDayLabel, formatHours, instant } from '@kongres/content/format/date';
import { languageName } from '@kongres/content/format/language-name';
import { entriesOf } from '@kongres/content/model/read-entries';
import { counted, finishedField } from '../../../lib/i18n/texts.server.ts';
import { seatsOf, titleOf } from '../../../components/session/session-fields.server.ts';
import { congressDays } from '../../../components/congress-days.server.ts';
import { eveningData } from './evenings.server.ts';

export type Programme = ReturnType<typeof programmeData>;

export function programmeData(code: LanguageCode) {
  const names = new Intl.ListFormat(code);
  const named = (spoken: LanguageCode) => languageName(spoken, code);
  const sessions = entriesOf('sessions');
  const speakers = entriesOf('speakers');
  return {
    types: sessionTypes.map(({ id }) => id),
    day: scheduleItems.map(({ id, sample, type, starts, ends }) => ({
      id,
      sample,
      type,
      hours: formatHours(starts, ends, code),
    })),
    tracks: entriesOf('tracks').map(({ id, glyph, name, about }) => ({
      id,
      glyph,
      name: finishedField(code, name),
      about: finishedField(code, about),
      sessions: sessions
        .filter((session) => session.track === id)
        .map((session) => ({
          id: session.id,
          sample: session.sample,
          type: session.type,
          ...titleOf(session, code),
          starts: instant(congressDay(session.day), session.starts),
          date: formatDayLabel(congressDay(session.day), code),
          hours: formatHours(session.starts, session.ends, code),
          speakers: session.speakers && {
            label: counted(code, 'speakers', session.speakers.length),
            names: names.format(session.speakers.map((id) => pick(speakers, id).name)),
          },
          language: session.language && named(session.language),
          captions: names.format((session.captions ?? []).map(named)),
          room: session.room.toUpperCase(),
          capacity: seatsOf(session),
          seats: counted(code, 'seats', seatsOf(session)),
        })),
    })),
    days: congressDays(code),
    ...eveningData(code),
  };
}
