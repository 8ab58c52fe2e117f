import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { brand } from '@kongres/content/facts/brand';
import { getRow } from '@kongres/content/facts/collection';
import { getCongressDay, publication } from '@kongres/content/facts/edition';
import { evenings } from '@kongres/content/facts/galas';
import type { Language, LanguageCode } from '@kongres/content/facts/languages';
import { toIsoInstant } from '@kongres/content/format/date';
import { buildCalendarId } from '@kongres/content/format/calendar-id';
import { formatEveningName } from '@kongres/content/format/evening-name';
import { removeNoBreakSpaces } from '@kongres/content/format/typography';
import type { Entry } from '@kongres/content/model/kinds';
import { isPublished } from '@kongres/content/model/published';
import { listEntries } from '@kongres/content/model/read-entries';
import {
  getSpokenField,
  getSessionTitle,
} from '../../../components/session/session-fields.server.ts';
import { formatSpeakerNames } from '../../../components/session/session-row.server.ts';
import { publicOrigin } from '../../../lib/config.ts';
import { getEntryText, getTexts } from '../../../lib/i18n/texts.server.ts';
import { getAbsoluteUrl } from '../../../lib/routing/absolute-url.ts';
import type { CalendarPart } from '../../../lib/routing/calendar-files.server.ts';
import { getLocalizedPath, getEntryPath } from '@kongres/contract/pages';

type Session = Entry<'sessions'>;
type Evening = (typeof evenings)[number];

const publishedAt = new Date(toIsoInstant(publication.schedule, '00:00'));
const host = new URL(publicOrigin).host;
/** Refresh interval suggested to subscribed calendars. */
const refreshSeconds = 60 * 60;

/** iCalendar text of a part of the programme. Before the sessions are published it has only the evenings. */
export function buildCalendar({ day, session, speaker }: CalendarPart, language: Language): string {
  const sessions = isPublished('sessions') ? listEntries('sessions') : [];
  const isIn = (entry: { day: number }) => day === undefined || entry.day === day;
  return serialiseCalendar(
    sessions.filter(
      (each) =>
        each.type !== 'break' &&
        isIn(each) &&
        (!session || each.id === session) &&
        (!speaker || each.speakers?.includes(speaker)),
    ),
    session || speaker ? [] : evenings.filter(isIn),
    language,
  );
}

/** Stable UIDs and sequence numbers let a repeated import update events instead of duplicating them. */
function serialiseCalendar(
  sessions: readonly Session[],
  galas: readonly Evening[],
  language: Language,
): string {
  const calendar = ical({
    name: `${brand.full}: ${getTexts(language.id, 'timetable').heading}`,
    prodId: { company: brand.full, product: 'kongres-ai', language: language.id.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
    url: getAbsoluteUrl(getLocalizedPath('programme', language)),
    events: [
      ...sessions.map((session) => buildSessionEvent(session, language)),
      ...galas.map((evening) => buildEveningEvent(evening, language)),
    ],
  });
  return `${calendar.toString()}\r\n`;
}

function buildSessionEvent(session: Session, language: Language) {
  const { id: code } = language;
  const { title } = getSessionTitle(session, code);
  return {
    ...toEventTimes(session),
    ...buildEventVersion(session.changed),
    id: buildCalendarId(session.id, host),
    summary: removeNoBreakSpaces(title),
    description: removeNoBreakSpaces(buildDescription(session, code)),
    location: removeNoBreakSpaces(
      `Online, ${getEntryText(code, getRow(listEntries('rooms'), session.room).name)}`,
    ),
    url: getAbsoluteUrl(getEntryPath('session', session.id, language)),
    status: session.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  };
}

function buildEveningEvent({ id, day, starts, ends, galas }: Evening, language: Language) {
  return {
    ...toEventTimes({ day, starts, ends }),
    ...buildEventVersion(undefined),
    id: buildCalendarId(id, host),
    summary: removeNoBreakSpaces(formatEveningName(galas, language.id)),
    location: 'Online',
    url: getAbsoluteUrl(getLocalizedPath(id, language)),
    status: ICalEventStatus.CONFIRMED,
  };
}

/** Absolute times, so that calendar apps convert them to the time zone of the device. */
function toEventTimes({ day, starts, ends }: Pick<Session, 'day' | 'starts' | 'ends'>) {
  const date = getCongressDay(day);
  return { start: new Date(toIsoInstant(date, starts)), end: new Date(toIsoInstant(date, ends)) };
}

/** Calendar apps accept only newer versions; derived from the change date, so that rebuilds are not newer. */
function buildEventVersion(changed: string | undefined) {
  const changedAt = changed ? new Date(changed) : publishedAt;
  const minutes = Math.floor((changedAt.getTime() - publishedAt.getTime()) / 60_000);
  return { stamp: changedAt, lastModified: changedAt, sequence: Math.max(0, minutes) };
}

function buildDescription(session: Session, code: LanguageCode): string {
  const about = session.description && getSpokenField(code, session.description, session.language);
  return [formatSpeakerNames(session, code), about?.text].filter(Boolean).join('\n\n');
}
