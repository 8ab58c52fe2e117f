import { congressDay, edition } from '@kongres/content/facts/edition';
import { workshopLevels } from '@kongres/content/facts/workshops';
import { textFallback, type Language } from '@kongres/content/facts/languages';
import { overlap } from '@kongres/content/format/minutes';
import type { Entry } from '@kongres/content/model/kinds';
import { makeCongress, usualSeed } from '@kongres/tools/dev/sample-congress/make-congress';
import { addressOf, entryAddress } from '@kongres/contract/pages';

export type Session = Entry<'sessions'>;
export type Chosen = Partial<Pick<Session, 'track' | 'level'>>;

const congress = makeCongress(usualSeed, 'small');
export const { tracks, exhibitors } = congress;

/** The newest first. */
export const news = congress.news.toSorted((one, other) => (one.date < other.date ? 1 : -1));

/** As pages show them: by their time, then by their room. Pauses are no sessions. */
export const sessions = congress.sessions
  .filter(({ type }) => type !== 'break')
  .toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));

function placeOf({ day, starts, room }: Session): string {
  return `${String(day).padStart(3, '0')} ${starts} ${room}`;
}

/** What was moved or called off, the last change first. */
export const changedSessions = sessions
  .filter(({ changed }) => changed)
  .toSorted((one, other) => (momentOf(one) < momentOf(other) ? 1 : -1));

function momentOf({ changed = '' }: Session): number {
  return Date.parse(changed);
}

export const dayNumbers = Array.from({ length: edition.dayCount }, (_, index) => index + 1);

/** What a filter leaves of the week. */
export function matching(chosen: Chosen): Session[] {
  const facets = Object.entries(chosen) as [keyof Chosen, string][];
  return sessions.filter((session) => facets.every(([facet, id]) => session[facet] === id));
}

export function onDay(n: number, from: readonly Session[] = sessions): Session[] {
  return from.filter(({ day }) => day === n);
}

/** A track that a day has and other days have too, and a level at which it falls silent until a later day. */
export const silence = findSilence();

function findSilence() {
  for (const day of dayNumbers.slice(1)) {
    for (const { id: track } of tracks) {
      for (const { id: level } of workshopLevels) {
        const both = matching({ track, level });
        const nearest = both.find((session) => session.day > day);
        const ofTrack = onDay(day, matching({ track }));
        if (ofTrack.length > 0 && onDay(day, both).length === 0 && nearest?.speakers) {
          return { day, track, level, nearest };
        }
      }
    }
  }
  throw new Error('no filter of the small congress leaves a day empty');
}

export function the<Row>(row: Row | undefined): Row {
  if (!row) throw new Error('the small congress lacks something');
  return row;
}

/** The day on which something begins latest of all. */
export const lateDay = the(
  sessions.toSorted((one, other) => (one.starts < other.starts ? 1 : -1))[0],
).day;

/** Two that nobody can see both of. */
export const clash = the(
  sessions
    .filter(({ isCancelled }) => !isCancelled)
    .flatMap((one, index, all) =>
      all
        .slice(index + 1)
        .filter((other) => other.day === one.day && overlap(one, other))
        .map((other) => [one, other] as const),
    )[0],
);

const panel = the(sessions.find(({ type }) => type === 'panel'));
const workshop = the(sessions.find((session) => session.workshop)?.workshop);

/** A company that shows something. */
export const showing = the(exhibitors.find(({ demos }) => demos));

interface PageKind {
  name: string;
  address: (language: Language) => string;
}

const pageOf = (id: string) => (language: Language) => entryAddress('session', id, language);

/** One page of every kind that only a published site has. */
export const pageKinds: PageKind[] = [
  { name: 'programme', address: (language) => addressOf('programme', language) },
  { name: 'day', address: (language) => addressOfDay(lateDay, language) },
  { name: 'session', address: pageOf(panel.id) },
  {
    name: 'speaker',
    address: (language) => entryAddress('speaker', the(panel.speakers?.[0]), language),
  },
  { name: 'workshop', address: (language) => entryAddress('workshop', workshop, language) },
  { name: 'hall', address: (language) => addressOf('expo', language) },
  { name: 'exhibitor', address: (language) => addressOfExhibitor(showing.id, language) },
  { name: 'list of news', address: (language) => addressOf('news', language) },
  { name: 'piece of news', address: (language) => addressOfNews(the(news[1]).id, language) },
];

/** And those that look a little different. */
export const allPages: PageKind[] = [
  ...pageKinds,
  { name: 'empty week', address: (language) => addressOf('my-week', language) },
  {
    name: 'exhibitor without demos',
    address: (language) =>
      addressOfExhibitor(the(exhibitors.find(({ demos }) => !demos)).id, language),
  },
  {
    name: 'session called off',
    address: pageOf(the(sessions.find(({ isCancelled }) => isCancelled)).id),
  },
  {
    name: 'session that was moved',
    address: pageOf(the(sessions.find(({ movedFrom }) => movedFrom)).id),
  },
];

export function addressOfDay(n: number, language: Language): string {
  return entryAddress('programme-day', congressDay(n), language);
}

export function addressOfExhibitor(id: string, language: Language): string {
  return entryAddress('exhibitor', id, language);
}

export function addressOfNews(id: string, language: Language): string {
  return entryAddress('news-entry', id, language);
}

/** In the language of the page, or the speaker's where nobody has translated it. */
export function titleIn({ title, language: own = 'pl' }: Session, { id }: Language): string {
  return title[id] ?? title[textFallback[id] ?? id] ?? title[own] ?? '';
}

export function speakerOf({ speakers: [first] = [''] }: Session): Entry<'speakers'> {
  return the(congress.speakers.find(({ id }) => id === first));
}
