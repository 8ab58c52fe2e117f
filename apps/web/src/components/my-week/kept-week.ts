import { site } from '@kongres/content/facts/site';
import { readTicket, ticketName } from '../ticket/remembered-ticket.ts';

const key = site.storageKeys.week;

/** What somebody has chosen, in their own browser; once a ticket is open there, it follows that ticket. */
export interface MyWeek {
  /** The ids of sessions and evenings, in the order in which they were starred. */
  stars: readonly string[];
  /** Pairs that overlap and are to stay so. */
  settled: readonly string[];
  /** What the ticket that is open here had when it was last asked. */
  followed: Followed | null;
  /** Whether the browser has kept it; else it lasts as long as the tab. */
  isKept: boolean;
}

export interface Followed {
  /** Its name, as `ticketName` has it. */
  ticket: string;
  stars: readonly string[];
}

export const emptyWeek: MyWeek = { stars: [], settled: [], followed: null, isKept: true };

let week: MyWeek | null = null;
let starred: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

export function myWeek(): MyWeek {
  return week ?? take(readKept() ?? emptyWeek);
}

export function isStarred(id: string): boolean {
  myWeek();
  return starred.has(id);
}

export function toggleStar(id: string): void {
  change(({ stars }) => ({
    stars: stars.includes(id) ? stars.filter((each) => each !== id) : [...stars, id],
  }));
}

export function addStars(ids: readonly string[]): void {
  change(({ stars }) => ({ stars: [...new Set([...stars, ...ids])] }));
}

export function removeStars(ids: readonly string[]): void {
  change(({ stars }) => ({ stars: stars.filter((each) => !ids.includes(each)) }));
}

export function settle(pairs: readonly string[]): void {
  change(({ settled }) => ({ settled: [...new Set([...settled, ...pairs])] }));
}

/** Takes over what a ticket has by now, and keeps what was starred or unstarred here since it was asked. */
export function takeFollowed(asked: readonly string[], followed: Followed): void {
  change(({ stars }) => {
    const gone = asked.filter((id) => !stars.includes(id));
    const come = stars.filter((id) => !asked.includes(id));
    const theirs = followed.stars.filter((id) => !gone.includes(id));
    return { stars: [...new Set([...theirs, ...come])], followed };
  });
}

export function whenWeekChanges(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', readAgain);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', readAgain);
  };
}

/** Another tab may have changed it since: its stars are not to be lost. */
function change(next: (before: MyWeek) => Partial<MyWeek>): void {
  const before = myWeek();
  const kept = before.isKept ? (readKept() ?? before) : before;
  take(keep({ ...kept, followed: kept.followed ?? openTicket(), ...next(kept) }));
  for (const listener of listeners) listener();
}

/** What is starred while a ticket is open belongs to it, also if it is not sent yet. */
function openTicket(): Followed | null {
  const token = readTicket();
  return token ? { ticket: ticketName(token), stars: [] } : null;
}

function readAgain({ key: changed }: StorageEvent): void {
  if (changed !== key && changed !== null) return;
  take(readKept() ?? emptyWeek);
  for (const listener of listeners) listener();
}

function take(next: MyWeek): MyWeek {
  starred = new Set(next.stars);
  return (week = next);
}

function keep(next: MyWeek): MyWeek {
  const { stars, settled, followed } = next;
  try {
    const isEmpty = stars.length === 0 && !followed?.stars.length;
    if (isEmpty) localStorage.removeItem(key);
    else
      localStorage.setItem(key, JSON.stringify({ stars, settled, ...(followed && { followed }) }));
    return { ...next, isKept: true };
  } catch {
    return { ...next, isKept: false };
  }
}

/** Null where it cannot be read, and where it is none of ours. */
function readKept(): MyWeek | null {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return emptyWeek;
    const { stars, settled, followed } = JSON.parse(text) as Partial<MyWeek>;
    return Array.isArray(stars)
      ? {
          stars: words(stars),
          settled: words(settled ?? []),
          followed: readFollowed(followed),
          isKept: true,
        }
      : null;
  } catch {
    return null;
  }
}

function readFollowed(value: Partial<Followed> | null | undefined): Followed | null {
  const { ticket, stars } = value ?? {};
  return typeof ticket === 'string' && Array.isArray(stars)
    ? { ticket, stars: words(stars) }
    : null;
}

function words(values: readonly unknown[]): string[] {
  return [...new Set(values.filter((each) => typeof each === 'string'))];
}
