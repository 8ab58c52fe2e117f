import { pick } from '@kongres/content/facts/collection';
import { congressDay } from '@kongres/content/facts/edition';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import {
  dayAt,
  formatDay,
  formatDayLabel,
  formatHours,
  formatTime,
  instant,
} from '@kongres/content/format/date';
import { languageName } from '@kongres/content/format/language-name';
import type { Entry } from '@kongres/content/model/kinds';
import { isPublished } from '@kongres/content/model/published';
import { entriesOf } from '@kongres/content/model/read-entries';
import { pictureOf } from '../../../illustrations/pictured.ts';
import {
  announcedFor,
  seatsOf,
  spokenField,
  titleOf,
} from '../../../components/session/session-fields.server.ts';
import { sessionRow } from '../../../components/session/session-row.server.ts';
import { breadcrumbs, graph, sessionEvent } from '../../../components/structured/graph.server.ts';
import { sessionCalendarAddress } from '../../../lib/routing/calendar-addresses.ts';
import { counted, finishedField, finishedTexts } from '../../../lib/i18n/texts.server.ts';
import { minutesBetween, neighboursOf } from './neighbours.server.ts';

type Session = Entry<'sessions'>;

export type SessionData = NonNullable<ReturnType<typeof sessionPage>>['data'];

/** The page of a session; a pause has none that anybody links to, but an address like every entry. */
export function sessionPage(code: LanguageCode, id: string) {
  const session = entriesOf('sessions').find((each) => each.id === id);
  if (!session) return null;
  const data = sessionData(session, code);
  const words = {
    title: data.title,
    type: data.type,
    day: data.label,
    time: data.hours,
    about: data.description?.text ?? data.people.map(({ name }) => name).join(', '),
  };
  const { heading } = finishedTexts(code, 'timetable');
  const own = { page: 'session', entry: id, name: data.title } as const;
  const structured = graph(
    sessionEvent(session, code),
    breadcrumbs(code, { page: 'programme', name: heading }, own),
  );
  return { words, data: { ...data, structured } };
}

function sessionData(session: Session, code: LanguageCode) {
  const date = congressDay(session.day);
  const { types } = finishedTexts(code, 'programme');
  const { same, next, onTrack, again } = neighboursOf(session);
  const row = (each: Session) => sessionRow(each, code);
  return {
    id: session.id,
    calendar: sessionCalendarAddress(session.id, pick(languages, code)),
    sample: session.sample,
    n: session.day,
    date,
    label: formatDayLabel(date, code),
    weekday: formatDay(date, code, 'weekdayName'),
    starts: instant(date, session.starts),
    ends: instant(date, session.ends),
    from: formatTime(session.starts, code),
    until: formatTime(session.ends, code),
    hours: formatHours(session.starts, session.ends, code),
    minutes: counted(code, 'minutes', minutesBetween(session)),
    ...titleOf(session, code),
    description: session.description && spokenField(code, session.description, session.language),
    type: types[session.type],
    moved: announcedFor(session, code),
    isCancelled: session.isCancelled,
    changed: session.changed && formatDay(dayAt(new Date(session.changed)), code, 'dayAndMonth'),
    ...factsOf(session, code),
    people: peopleOf(session, code),
    steps: stepsOf(session, code),
    same: same.map((each) => ({ ...row(each), isThis: each.id === session.id })),
    next: next && { ...row(next), from: formatTime(next.starts, code) },
    onTrack: onTrack.map(row),
    again: again && { name: again.name, sessions: again.sessions.map(row) },
  };
}

function factsOf(session: Session, code: LanguageCode) {
  const track = pick(entriesOf('tracks'), session.track);
  const room = pick(entriesOf('rooms'), session.room);
  const names = new Intl.ListFormat(code);
  const named = (spoken: LanguageCode) => languageName(spoken, code);
  const { levels } = finishedTexts(code, 'workshops');
  return {
    track: { name: finishedField(code, track.name), glyph: track.glyph },
    level: session.level && { id: session.level, name: levels[session.level] },
    language: session.language && named(session.language),
    captions: names.format((session.captions ?? []).map(named)),
    zone: session.zone && finishedTexts(code, 'zones').names[session.zone],
    room: { letter: room.id.toUpperCase(), name: finishedField(code, room.name) },
    seats: seatsOf(session),
    workshop: workshopOf(session, code),
    materials: session.materials?.map(({ name, address }) => ({
      name: finishedField(code, name),
      address,
    })),
    website: session.links?.website,
  };
}

function workshopOf({ workshop }: Session, code: LanguageCode) {
  if (!workshop || !isPublished('workshops')) return undefined;
  return { id: workshop, title: finishedField(code, pick(entriesOf('workshops'), workshop).title) };
}

/** Everybody on stage; their names lead to pages of their own once these are published. */
function peopleOf({ speakers = [] }: Session, code: LanguageCode) {
  return speakers.map((id) => {
    const { name, photo, role } = pick(entriesOf('speakers'), id);
    return {
      id,
      name,
      role: finishedField(code, role),
      image: pictureOf('speaker', { id, photo }),
      hasPage: isPublished('speakers'),
    };
  });
}

/** Each with the time at which it begins. */
function stepsOf(session: Session, code: LanguageCode) {
  let passed = 0;
  return (session.steps ?? []).map(({ minutes, text }) => {
    const from = timeAfter(session.starts, passed);
    passed += minutes;
    return {
      from: formatTime(from, code),
      minutes,
      length: counted(code, 'minutes', minutes),
      ...spokenField(code, text, session.language),
    };
  });
}

function timeAfter(time: string, minutes: number): string {
  const moment = Date.parse(`2000-01-01T${time}:00Z`) + minutes * 60_000;
  return new Date(moment).toISOString().slice(11, 16);
}
