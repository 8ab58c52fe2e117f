import { getCongressDay } from '@kongres/content/facts/edition';
import { getRow } from '@kongres/content/facts/collection';
import { galas } from '@kongres/content/facts/galas';
import type { LanguageCode } from '@kongres/content/facts/languages';
import {
  formatDay,
  formatDayLabel,
  formatHours,
  formatTime,
  toIsoInstant,
} from '@kongres/content/format/date';
import { toClockTime, toMinutes, isOverlapping } from '@kongres/content/format/minutes';
import type { Entry } from '@kongres/content/model/kinds';
import { listEntries } from '@kongres/content/model/read-entries';
import { getEntryPicture } from '../../../illustrations/entry-pictures.ts';
import { listCongressDays } from '../../../components/congress-days.server.ts';
import {
  formatAnnouncedTime,
  getSessionSeats,
  getSessionTitle,
} from '../../../components/session/session-fields.server.ts';
import { formatSpeakerNames } from '../../../components/session/session-row.server.ts';
import { getCountForms, formatCount, getEntryText } from '../../../lib/i18n/texts.server.ts';
import { listFacets } from './filter/facets.server.ts';
import { createAxis, type Span } from './grid/axis.ts';
import { createMark } from './tabs/marks.ts';

export type DayData = ReturnType<typeof buildDayData>;

type Session = Entry<'sessions'>;

const toSpan = ({ starts, ends }: { starts: string; ends: string }) => ({
  starts: toMinutes(starts),
  ends: toMinutes(ends),
});

/** Breaks are shown but not counted or filtered. */
const isBreak = ({ type }: Pick<Session, 'type'>) => type === 'break';

export function buildDayData(code: LanguageCode, n: number) {
  const date = getCongressDay(n);
  const all = listEntries('sessions');
  const today = all.filter(({ day }) => day === n);
  const evenings = galas.filter(({ day }) => day === n);
  const rooms = listUsedRooms(today, code);
  const axis = createAxis(
    today.filter((session) => !isBreak(session)).map(toSpan),
    [...today.filter(isBreak), ...evenings].map(toSpan),
  );
  const placeOnGrid = (span: { starts: string; ends: string }) => ({
    starts: toIsoInstant(date, span.starts),
    ends: toIsoInstant(date, span.ends),
    hours: formatHours(span.starts, span.ends, code),
    from: formatTime(span.starts, code),
    lines: [axis.getLine(toMinutes(span.starts)), axis.getLine(toMinutes(span.ends))] as const,
  });
  return {
    n,
    date,
    label: formatDayLabel(date, code),
    month: formatDay(date, code, 'monthAndYear'),
    rooms,
    roomCount: formatCount(code, 'rooms', rooms.length),
    glyphs: Object.fromEntries(listEntries('tracks').map(({ id, glyph }) => [id, glyph])),
    facets: listFacets(
      all.filter((session) => !isBreak(session)),
      code,
    ),
    tabs: buildDayTabs(all, code),
    span: mergeSpans([...all, ...galas].map(toSpan)),
    hours: axis.hours.map((minute) => ({
      line: axis.getLine(minute),
      at: toIsoInstant(date, toClockTime(minute)),
      label: formatTime(toClockTime(minute), code),
    })),
    sessions: today.map((session) => ({
      ...placeOnGrid(session),
      id: session.id,
      type: session.type,
      ...getSessionTitle(session, code),
      room: rooms.findIndex(({ id }) => id === session.room),
      /** No other session overlaps it. */
      isAlone: !today.some(
        (other) => other !== session && isOverlapping(toSpan(other), toSpan(session)),
      ),
      track: session.track,
      level: session.level,
      language: session.language,
      zone: session.zone,
      people: formatSpeakerNames(session, code),
      portrait: session.type === 'keynote' ? findPortrait(session) : undefined,
      seats:
        session.seats === undefined
          ? undefined
          : formatCount(code, 'seats', getSessionSeats(session)),
      moved: formatAnnouncedTime(session, code),
      isCancelled: session.isCancelled,
    })),
    evenings: evenings.map((gala) => ({ ...placeOnGrid(gala), id: gala.id, name: gala.name })),
    forms: getCountForms(code, 'sessions'),
  };
}

function findPortrait({ speakers: [first] = [''] }: Session): string | undefined {
  const speaker = listEntries('speakers').find(({ id }) => id === first);
  return speaker && getEntryPicture('speaker', speaker);
}

function listUsedRooms(sessions: readonly Session[], code: LanguageCode) {
  const used = new Set(sessions.map(({ room }) => room));
  return listEntries('rooms')
    .filter(({ id }) => used.has(id))
    .map(({ id, name, seats }) => ({
      id,
      letter: id.toUpperCase(),
      name: getEntryText(code, name),
      seats: formatCount(code, 'seats', seats),
    }));
}

/** Other days carry only the data of their mini charts. */
export function buildDayTabs(all: readonly Session[], code: LanguageCode) {
  const rooms = listEntries('rooms');
  return listCongressDays(code).map(({ n, day, weekday, tiny, number, galas: evenings }) => {
    const today = all.filter((session) => session.day === n && !isBreak(session));
    const used = rooms.filter(({ id }) => today.some(({ room }) => room === id));
    return {
      n,
      day,
      weekday,
      tiny,
      number,
      rooms: used.length,
      marks: today.map((session) =>
        createMark(
          session.type,
          used.findIndex(({ id }) => id === session.room),
          toSpan(session),
        ),
      ),
      evenings: evenings.map(({ id }) => toSpan(getRow(galas, id))),
    };
  });
}

function mergeSpans(spans: readonly Span[]): Span {
  return {
    starts: Math.min(...spans.map(({ starts }) => starts)),
    ends: Math.max(...spans.map(({ ends }) => ends)),
  };
}
