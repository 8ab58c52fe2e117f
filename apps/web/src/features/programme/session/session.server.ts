import { getRow } from '@kongres/content/facts/collection';
import { getCongressDay } from '@kongres/content/facts/edition';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import {
  toLocalDay,
  formatDay,
  formatDayLabel,
  formatHours,
  formatTime,
  toIsoInstant,
} from '@kongres/content/format/date';
import { formatLanguageName } from '@kongres/content/format/language-name';
import type { Entry } from '@kongres/content/model/kinds';
import { isPublished } from '@kongres/content/model/published';
import { listEntries } from '@kongres/content/model/read-entries';
import { getEntryPicture } from '../../../illustrations/entry-pictures.ts';
import {
  formatAnnouncedTime,
  getSessionSeats,
  getSpokenField,
  getSessionTitle,
} from '../../../components/session/session-fields.server.ts';
import { buildSessionRow } from '../../../components/session/session-row.server.ts';
import {
  buildBreadcrumbs,
  serialiseGraph,
  buildSessionEvent,
} from '../../../components/structured-data/schema-graph.server.ts';
import { getSessionCalendarPath } from '../../../lib/routing/calendar-paths.ts';
import { formatCount, getEntryText, getTexts } from '../../../lib/i18n/texts.server.ts';
import { getDurationMinutes, findRelatedSessions } from './related-sessions.server.ts';

type Session = Entry<'sessions'>;

export type SessionData = NonNullable<ReturnType<typeof buildSessionPage>>['data'];

/** Breaks have a page like every entry, although nothing links to it. */
export function buildSessionPage(code: LanguageCode, id: string) {
  const session = listEntries('sessions').find((each) => each.id === id);
  if (!session) return null;
  const data = buildSessionData(session, code);
  const words = {
    title: data.title,
    type: data.type,
    day: data.label,
    time: data.hours,
    about: data.description?.text ?? data.people.map(({ name }) => name).join(', '),
  };
  const { heading } = getTexts(code, 'timetable');
  const crumb = { page: 'session', entry: id, name: data.title } as const;
  const structured = serialiseGraph(
    buildSessionEvent(session, code),
    buildBreadcrumbs(code, { page: 'programme', name: heading }, crumb),
  );
  return { words, data: { ...data, structured } };
}

function buildSessionData(session: Session, code: LanguageCode) {
  const date = getCongressDay(session.day);
  const { types } = getTexts(code, 'programme');
  const related = findRelatedSessions(session);
  const { next } = related;
  const toRow = (each: Session) => buildSessionRow(each, code);
  return {
    id: session.id,
    calendar: getSessionCalendarPath(session.id, getRow(languages, code)),
    sample: session.sample,
    n: session.day,
    date,
    label: formatDayLabel(date, code),
    weekday: formatDay(date, code, 'weekdayName'),
    starts: toIsoInstant(date, session.starts),
    ends: toIsoInstant(date, session.ends),
    from: formatTime(session.starts, code),
    until: formatTime(session.ends, code),
    hours: formatHours(session.starts, session.ends, code),
    minutes: formatCount(code, 'minutes', getDurationMinutes(session)),
    ...getSessionTitle(session, code),
    description: session.description && getSpokenField(code, session.description, session.language),
    type: types[session.type],
    moved: formatAnnouncedTime(session, code),
    isCancelled: session.isCancelled,
    changed:
      session.changed && formatDay(toLocalDay(new Date(session.changed)), code, 'dayAndMonth'),
    ...buildSessionFacts(session, code),
    people: listSessionSpeakers(session, code),
    steps: buildSteps(session, code),
    same: related.concurrent.map((each) => ({ ...toRow(each), isThis: each.id === session.id })),
    next: next && { ...toRow(next), from: formatTime(next.starts, code) },
    onTrack: related.sameTrack.map(toRow),
    again: related.sameSpeaker && {
      name: related.sameSpeaker.name,
      sessions: related.sameSpeaker.sessions.map(toRow),
    },
  };
}

function buildSessionFacts(session: Session, code: LanguageCode) {
  const track = getRow(listEntries('tracks'), session.track);
  const room = getRow(listEntries('rooms'), session.room);
  const names = new Intl.ListFormat(code);
  const toLanguageName = (spoken: LanguageCode) => formatLanguageName(spoken, code);
  const { levels } = getTexts(code, 'workshops');
  return {
    track: { name: getEntryText(code, track.name), glyph: track.glyph },
    level: session.level && { id: session.level, name: levels[session.level] },
    language: session.language && toLanguageName(session.language),
    captions: names.format((session.captions ?? []).map(toLanguageName)),
    zone: session.zone && getTexts(code, 'zones').names[session.zone],
    room: { letter: room.id.toUpperCase(), name: getEntryText(code, room.name) },
    seats: getSessionSeats(session),
    workshop: findWorkshop(session, code),
    materials: session.materials?.map(({ name, address }) => ({
      name: getEntryText(code, name),
      address,
    })),
    website: session.links?.website,
  };
}

function findWorkshop({ workshop }: Session, code: LanguageCode) {
  if (!workshop || !isPublished('workshops')) return undefined;
  return {
    id: workshop,
    title: getEntryText(code, getRow(listEntries('workshops'), workshop).title),
  };
}

function listSessionSpeakers({ speakers = [] }: Session, code: LanguageCode) {
  return speakers.map((id) => {
    const { name, photo, role } = getRow(listEntries('speakers'), id);
    return {
      id,
      name,
      role: getEntryText(code, role),
      image: getEntryPicture('speaker', { id, photo }),
      hasPage: isPublished('speakers'),
    };
  });
}

function buildSteps(session: Session, code: LanguageCode) {
  let elapsedMinutes = 0;
  return (session.steps ?? []).map(({ minutes, text }) => {
    const from = addMinutes(session.starts, elapsedMinutes);
    elapsedMinutes += minutes;
    return {
      from: formatTime(from, code),
      minutes,
      length: formatCount(code, 'minutes', minutes),
      ...getSpokenField(code, text, session.language),
    };
  });
}

function addMinutes(time: string, minutes: number): string {
  const timestamp = Date.parse(`2000-01-01T${time}:00Z`) + minutes * 60_000;
  return new Date(timestamp).toISOString().slice(11, 16);
}
