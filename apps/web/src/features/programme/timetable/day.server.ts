import { congressDay } from '@kongres/content/facts/edition';
import { pick } from '@kongres/content/facts/collection';
import { galas } from '@kongres/content/facts/galas';
import type { LanguageCode } from '@kongres/content/facts/languages';
import {
  formatDay,
  formatDayLabel,
  formatHours,
  formatTime,
  instant,
} from '@kongres/content/format/date';
import { clockOf, minutesOf, overlap } from '@kongres/content/format/minutes';
import type { Entry } from '@kongres/content/model/kinds';
import { entriesOf } from '@kongres/content/model/read-entries';
import { pictureOf } from '../../../illustrations/pictured.ts';
import { congressDays } from '../../../components/congress-days.server.ts';
import {
  announcedFor,
  seatsOf,
  titleOf,
} from '../../../components/session/session-fields.server.ts';
import { peopleOf } from '../../../components/session/session-row.server.ts';
import { countForms, counted, finishedField } from '../../../lib/i18n/texts.server.ts';
import { facetsOf } from './filter/facets.server.ts';
import { makeAxis, type Span } from './grid/axis.ts';
import { markOf } from './tabs/marks.ts';

export type DayData = ReturnType<typeof dayData>;

type Session = Entry<'sessions'>;

const spanOf = ({ starts, ends }: { starts: string; ends: string }) => ({
  starts: minutesOf(starts),
  ends: minutesOf(ends),
});

/** A pause is no session: it is shown, and never counted or chosen. */
const isPause = ({ type }: Pick<Session, 'type'>) => type === 'break';

/** Everything that the page of the n-th congress day shows. */
export function dayData(code: LanguageCode, n: number) {
  const date = congressDay(n);
  const all = entriesOf('sessions');
  const today = all.filter(({ day }) => day === n);
  const evenings = galas.filter(({ day }) => day === n);
  const rooms = roomsOf(today, code);
  const axis = makeAxis(
    today.filter((session) => !isPause(session)).map(spanOf),
    [...today.filter(isPause), ...evenings].map(spanOf),
  );
  const placed = (span: { starts: string; ends: string }) => ({
    starts: instant(date, span.starts),
    ends: instant(date, span.ends),
    hours: formatHours(span.starts, span.ends, code),
    from: formatTime(span.starts, code),
    lines: [axis.lineAt(minutesOf(span.starts)), axis.lineAt(minutesOf(span.ends))] as const,
  });
  return {
    n,
    date,
    label: formatDayLabel(date, code),
    month: formatDay(date, code, 'monthAndYear'),
    rooms,
    roomCount: counted(code, 'rooms', rooms.length),
    glyphs: Object.fromEntries(entriesOf('tracks').map(({ id, glyph }) => [id, glyph])),
    facets: facetsOf(
      all.filter((session) => !isPause(session)),
      code,
    ),
    tabs: tabsOf(all, code),
    span: wholeSpan([...all, ...galas].map(spanOf)),
    hours: axis.hours.map((minute) => ({
      line: axis.lineAt(minute),
      at: instant(date, clockOf(minute)),
      label: formatTime(clockOf(minute), code),
    })),
    sessions: today.map((session) => ({
      ...placed(session),
      id: session.id,
      type: session.type,
      ...titleOf(session, code),
      room: rooms.findIndex(({ id }) => id === session.room),
      /** It has the congress to itself. */
      isAlone: !today.some((other) => other !== session && overlap(spanOf(other), spanOf(session))),
      track: session.track,
      level: session.level,
      language: session.language,
      zone: session.zone,
      people: peopleOf(session, code),
      portrait: session.type === 'keynote' ? portraitOf(session) : undefined,
      seats: session.seats === undefined ? undefined : counted(code, 'seats', seatsOf(session)),
      moved: announcedFor(session, code),
      isCancelled: session.isCancelled,
    })),
    evenings: evenings.map((gala) => ({ ...placed(gala), id: gala.id, name: gala.name })),
    forms: countForms(code, 'sessions'),
  };
}

function portraitOf({ speakers: [first] = [''] }: Session): string | undefined {
  const speaker = entriesOf('speakers').find(({ id }) => id === first);
  return speaker && pictureOf('speaker', speaker);
}

/** The rooms of a day that anything happens in, in their order. */
function roomsOf(sessions: readonly Session[], code: LanguageCode) {
  const used = new Set(sessions.map(({ room }) => room));
  return entriesOf('rooms')
    .filter(({ id }) => used.has(id))
    .map(({ id, name, seats }) => ({
      id,
      letter: id.toUpperCase(),
      name: finishedField(code, name),
      seats: counted(code, 'seats', seats),
    }));
}

/** Of the other days only so much as their lines are drawn from. */
function tabsOf(all: readonly Session[], code: LanguageCode) {
  const rooms = entriesOf('rooms');
  return congressDays(code).map(({ n, day, weekday, tiny, number, galas: evenings }) => {
    const today = all.filter((session) => session.day === n && !isPause(session));
    const used = rooms.filter(({ id }) => today.some(({ room }) => room === id));
    return {
      n,
      day,
      weekday,
      tiny,
      number,
      rooms: used.length,
      marks: today.map((session) =>
        markOf(
          session.type,
          used.findIndex(({ id }) => id === session.room),
          spanOf(session),
        ),
      ),
      evenings: evenings.map(({ id }) => spanOf(pick(galas, id))),
    };
  });
}

function wholeSpan(spans: readonly Span[]): Span {
  return {
    starts: Math.min(...spans.map(({ starts }) => starts)),
    ends: Math.max(...spans.map(({ ends }) => ends)),
  };
}
