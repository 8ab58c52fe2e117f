import { getCongressDay, edition } from '@kongres/content/facts/edition';
import { workshopLevels } from '@kongres/content/facts/workshops';
import { textFallback, type Language } from '@kongres/content/facts/languages';
import { isOverlapping } from '@kongres/content/format/minutes';
import type { Entry } from '@kongres/content/model/kinds';
import { makeCongress, usualSeed } from '@kongres/tools/dev/sample-congress/make-congress';
import { getLocalizedPath, getEntryPath } from '@kongres/contract/pages';

export type Session = Entry<'sessions'>;
export type ProgrammeFilter = Partial<Pick<Session, 'track' | 'level'>>;

const congress = makeCongress(usualSeed, 'small');
export const { tracks, exhibitors, speakers } = congress;

export const news = congress.news.toSorted((one, other) => (one.date < other.date ? 1 : -1));

/** In page order: by time, then by room; without breaks. */
export const sessions = congress.sessions
  .filter(({ type }) => type !== 'break')
  .toSorted((one, other) => (getSortKey(one) < getSortKey(other) ? -1 : 1));

function getSortKey({ day, starts, room }: Session): string {
  return `${String(day).padStart(3, '0')} ${starts} ${room}`;
}

/** Moved and cancelled sessions, the latest change first. */
export const changedSessions = sessions
  .filter(({ changed }) => changed)
  .toSorted((one, other) => (getChangeTime(one) < getChangeTime(other) ? 1 : -1));

function getChangeTime({ changed = '' }: Session): number {
  return Date.parse(changed);
}

export const dayNumbers = Array.from({ length: edition.dayCount }, (_, index) => index + 1);

export function filterSessions(chosen: ProgrammeFilter): Session[] {
  const facets = Object.entries(chosen) as [keyof ProgrammeFilter, string][];
  return sessions.filter((session) => facets.every(([facet, id]) => session[facet] === id));
}

export function listSessionsOfDay(n: number, from: readonly Session[] = sessions): Session[] {
  return from.filter(({ day }) => day === n);
}

/** A day and filters that match nothing on that day but a session on a later one. */
export const emptyDayFilter = findEmptyDayFilter();

function findEmptyDayFilter() {
  for (const day of dayNumbers.slice(1)) {
    for (const { id: track } of tracks) {
      for (const { id: level } of workshopLevels) {
        const both = filterSessions({ track, level });
        const nearest = both.find((session) => session.day > day);
        const ofTrack = listSessionsOfDay(day, filterSessions({ track }));
        if (ofTrack.length > 0 && listSessionsOfDay(day, both).length === 0 && nearest?.speakers) {
          return { day, track, level, nearest };
        }
      }
    }
  }
  throw new Error('no filter of the sample congress leaves a day empty');
}

export function assertDefined<Row>(row: Row | undefined): Row {
  if (!row) throw new Error('the sample congress lacks a required row');
  return row;
}

/** The day with the latest session start. */
export const latestDay = assertDefined(
  sessions.toSorted((one, other) => (one.starts < other.starts ? 1 : -1))[0],
).day;

/** Two sessions at the same time. */
export const overlappingSessions = assertDefined(
  sessions
    .filter(({ isCancelled }) => !isCancelled)
    .flatMap((one, index, all) =>
      all
        .slice(index + 1)
        .filter((other) => other.day === one.day && isOverlapping(one, other))
        .map((other) => [one, other] as const),
    )[0],
);

const panel = assertDefined(sessions.find(({ type }) => type === 'panel'));
const workshop = assertDefined(sessions.find((session) => session.workshop)?.workshop);

export const exhibitorWithDemos = assertDefined(exhibitors.find(({ demos }) => demos));

interface PageKind {
  name: string;
  address: (language: Language) => string;
}

const buildSessionPath = (id: string) => (language: Language) =>
  getEntryPath('session', id, language);

/** One page per template that only a published site has. */
export const pageKinds: PageKind[] = [
  { name: 'programme', address: (language) => getLocalizedPath('programme', language) },
  { name: 'day', address: (language) => getDayPath(latestDay, language) },
  { name: 'session', address: buildSessionPath(panel.id) },
  { name: 'speakers', address: (language) => getLocalizedPath('speakers', language) },
  {
    name: 'speaker',
    address: (language) => getEntryPath('speaker', assertDefined(panel.speakers?.[0]), language),
  },
  { name: 'workshop', address: (language) => getEntryPath('workshop', workshop, language) },
  { name: 'hall', address: (language) => getLocalizedPath('expo', language) },
  { name: 'exhibitor', address: (language) => getExhibitorPath(exhibitorWithDemos.id, language) },
  { name: 'news list', address: (language) => getLocalizedPath('news', language) },
  { name: 'news entry', address: (language) => getNewsPath(assertDefined(news[1]).id, language) },
];

/** Includes variants of the templates. */
export const allPages: PageKind[] = [
  ...pageKinds,
  { name: 'empty week', address: (language) => getLocalizedPath('my-week', language) },
  {
    name: 'exhibitor without demos',
    address: (language) =>
      getExhibitorPath(assertDefined(exhibitors.find(({ demos }) => !demos)).id, language),
  },
  {
    name: 'cancelled session',
    address: buildSessionPath(assertDefined(sessions.find(({ isCancelled }) => isCancelled)).id),
  },
  {
    name: 'moved session',
    address: buildSessionPath(assertDefined(sessions.find(({ movedFrom }) => movedFrom)).id),
  },
];

export function getDayPath(n: number, language: Language): string {
  return getEntryPath('programme-day', getCongressDay(n), language);
}

export function getExhibitorPath(id: string, language: Language): string {
  return getEntryPath('exhibitor', id, language);
}

export function getNewsPath(id: string, language: Language): string {
  return getEntryPath('news-entry', id, language);
}

/** Falls back to the session's own language. */
export function getSessionTitle(
  { title, language: original = 'pl' }: Session,
  { id }: Language,
): string {
  return title[id] ?? title[textFallback[id] ?? id] ?? title[original] ?? '';
}

export function getFirstSpeaker({ speakers: [first] = [''] }: Session): Entry<'speakers'> {
  return assertDefined(speakers.find(({ id }) => id === first));
}
