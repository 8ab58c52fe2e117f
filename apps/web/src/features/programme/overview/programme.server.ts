import { getRow } from '@kongres/content/facts/collection';
import { getCongressDay } from '@kongres/content/facts/edition';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { scheduleItems, sessionTypes } from '@kongres/content/facts/programme';
import { formatDayLabel, formatHours, toIsoInstant } from '@kongres/content/format/date';
import { formatLanguageName } from '@kongres/content/format/language-name';
import { listEntries } from '@kongres/content/model/read-entries';
import { formatCount, getEntryText } from '../../../lib/i18n/texts.server.ts';
import {
  getSessionSeats,
  getSessionTitle,
} from '../../../components/session/session-fields.server.ts';
import { listCongressDays } from '../../../components/congress-days.server.ts';
import { buildEveningData } from './evenings.server.ts';

export type ProgrammeData = ReturnType<typeof buildProgrammeData>;

export function buildProgrammeData(code: LanguageCode) {
  const names = new Intl.ListFormat(code);
  const toLanguageName = (spoken: LanguageCode) => formatLanguageName(spoken, code);
  const sessions = listEntries('sessions');
  const speakers = listEntries('speakers');
  return {
    types: sessionTypes.map(({ id }) => id),
    day: scheduleItems.map(({ id, sample, type, starts, ends }) => ({
      id,
      sample,
      type,
      hours: formatHours(starts, ends, code),
    })),
    tracks: listEntries('tracks').map(({ id, glyph, name, about }) => ({
      id,
      glyph,
      name: getEntryText(code, name),
      about: getEntryText(code, about),
      sessions: sessions
        .filter((session) => session.track === id)
        .map((session) => ({
          id: session.id,
          sample: session.sample,
          type: session.type,
          ...getSessionTitle(session, code),
          starts: toIsoInstant(getCongressDay(session.day), session.starts),
          date: formatDayLabel(getCongressDay(session.day), code),
          hours: formatHours(session.starts, session.ends, code),
          speakers: session.speakers && {
            label: formatCount(code, 'speakers', session.speakers.length),
            names: names.format(session.speakers.map((id) => getRow(speakers, id).name)),
          },
          language: session.language && toLanguageName(session.language),
          captions: names.format((session.captions ?? []).map(toLanguageName)),
          room: session.room.toUpperCase(),
          capacity: getSessionSeats(session),
          seats: formatCount(code, 'seats', getSessionSeats(session)),
        })),
    })),
    days: listCongressDays(code),
    ...buildEveningData(code),
  };
}
