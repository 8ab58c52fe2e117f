import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { brand } from '@kongres/content/facts/brand';
import { pick } from '@kongres/content/facts/collection';
import { congressDay, publication } from '@kongres/content/facts/edition';
import { evenings } from '@kongres/content/facts/galas';
import type { Language, LanguageCode } from '@kongres/content/facts/languages';
import { instant } from '@kongres/content/format/date';
import { calendarId } from '@kongres/content/format/calendar-id';
import { eveningName } from '@kongres/content/format/evening-name';
import { untied } from '@kongres/content/format/typography';
import type { Entry } from '@kongres/content/model/kinds';
import { isPublished } from '@kongres/content/model/published';
import { entriesOf } from '@kongres/content/model/read-entries';
import { spokenField, titleOf } from '../../../components/session/session-fields.server.ts';
import { peopleOf } from '../../../components/session/session-row.server.ts';
import { publicOrigin } from '../../../lib/config.ts';
import { finishedField, finishedTexts } from '../../../lib/i18n/texts.server.ts';
import { absoluteAddress } from '../../../lib/routing/absolute-address.ts';
import type { CalendarPart } from '../../../lib/routing/calendar-files.server.ts';
import { addressOf, entryAddress } from '@kongres/contract/pages';

type Session = Entry<'sessions'>;
type Evening = (typeof evenings)[number];

const published = new Date(instant(publication.schedule, '00:00'));
const host = new URL(publicOrigin).host;
/** How often a subscribed calendar is asked to look again, in seconds. */
const lookAgain = 60 * 60;

/** A part of the programme as a calendar. Before it is published, the whole of it is the evenings. */
export function calendarOf({ day, session }: CalendarPart, language: Language): string {
  const sessions = isPublished('sessions') ? entriesOf('sessions') : [];
  const isIn = (entry: { day: number }) => day === undefined || entry.day === day;
  return calendarFile(
    sessions.filter(
      (each) => each.type !== 'break' && isIn(each) && (!session || each.id === session),
    ),
    session ? [] : evenings.filter(isIn),
    language,
  );
}

/** Whoever opens it twice, or follows it, has everything once and as it is now. */
function calendarFile(
  sessions: readonly Session[],
  galas: readonly Evening[],
  language: Language,
): string {
  const calendar = ical({
    name: `${brand.full}: ${finishedTexts(language.id, 'timetable').heading}`,
    prodId: { company: brand.full, product: 'kongres-ai', language: language.id.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: lookAgain,
    url: absoluteAddress(addressOf('programme', language)),
    events: [
      ...sessions.map((session) => sessionEvent(session, language)),
      ...galas.map((evening) => eveningEvent(evening, language)),
    ],
  });
  return `${calendar.toString()}\r\n`;
}

function sessionEvent(session: Session, language: Language) {
  const { id: code } = language;
  const { title } = titleOf(session, code);
  return {
    ...place(session),
    ...version(session.changed),
    id: calendarId(session.id, host),
    summary: untied(title),
    description: untied(aboutOf(session, code)),
    location: untied(`Online, ${finishedField(code, pick(entriesOf('rooms'), session.room).name)}`),
    url: absoluteAddress(entryAddress('session', session.id, language)),
    status: session.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  };
}

function eveningEvent({ id, day, starts, ends, galas }: Evening, language: Language) {
  return {
    ...place({ day, starts, ends }),
    ...version(undefined),
    id: calendarId(id, host),
    summary: untied(eveningName(galas, language.id)),
    location: 'Online',
    url: absoluteAddress(addressOf(id, language)),
    status: ICalEventStatus.CONFIRMED,
  };
}

/** Moments, not hours of a clock: a calendar shows each by the clock of its owner. */
function place({ day, starts, ends }: Pick<Session, 'day' | 'starts' | 'ends'>) {
  const date = congressDay(day);
  return { start: new Date(instant(date, starts)), end: new Date(instant(date, ends)) };
}

/** A calendar takes over what is newer than what it has; a build that changes nothing is not newer. */
function version(changed: string | undefined) {
  const at = changed ? new Date(changed) : published;
  const minutes = Math.floor((at.getTime() - published.getTime()) / 60_000);
  return { stamp: at, lastModified: at, sequence: Math.max(0, minutes) };
}

function aboutOf(session: Session, code: LanguageCode): string {
  const about = session.description && spokenField(code, session.description, session.language);
  return [peopleOf(session, code), about?.text].filter(Boolean).join('\n\n');
}
