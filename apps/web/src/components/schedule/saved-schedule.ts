import { site } from '@kongres/content/facts/site';
import { readTicketToken, getTokenPrefix } from '../ticket/saved-ticket.ts';

const key = site.storageKeys.schedule;

/** Starred sessions of this browser, synced with the open ticket. */
export interface SavedSchedule {
  /** Session and gala ids in the order of starring. */
  stars: readonly string[];
  /** Overlapping pairs that the visitor accepted. */
  settled: readonly string[];
  /** The ticket's stars at the last sync. */
  followed: SyncedSchedule | null;
  /** False if storage failed: stars then last as long as the tab. */
  isSaved: boolean;
}

export interface SyncedSchedule {
  /** From `getTokenPrefix`. */
  ticket: string;
  stars: readonly string[];
}

export const emptySchedule: SavedSchedule = {
  stars: [],
  settled: [],
  followed: null,
  isSaved: true,
};

let schedule: SavedSchedule | null = null;
let starred: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

export function getSavedSchedule(): SavedSchedule {
  return schedule ?? setSchedule(readStoredSchedule() ?? emptySchedule);
}

export function isStarred(id: string): boolean {
  getSavedSchedule();
  return starred.has(id);
}

export function toggleStar(id: string): void {
  updateSchedule(({ stars }) => ({
    stars: stars.includes(id) ? stars.filter((each) => each !== id) : [...stars, id],
  }));
}

export function addStars(ids: readonly string[]): void {
  updateSchedule(({ stars }) => ({ stars: [...new Set([...stars, ...ids])] }));
}

export function removeStars(ids: readonly string[]): void {
  updateSchedule(({ stars }) => ({ stars: stars.filter((each) => !ids.includes(each)) }));
}

export function acceptOverlaps(pairs: readonly string[]): void {
  updateSchedule(({ settled }) => ({ settled: [...new Set([...settled, ...pairs])] }));
}

/** Merges the ticket's stars with changes made here since the request. */
export function mergeSyncedStars(
  starsAtRequest: readonly string[],
  followed: SyncedSchedule,
): void {
  updateSchedule(({ stars }) => {
    const removedStars = starsAtRequest.filter((id) => !stars.includes(id));
    const addedStars = stars.filter((id) => !starsAtRequest.includes(id));
    const remaining = followed.stars.filter((id) => !removedStars.includes(id));
    return { stars: [...new Set([...remaining, ...addedStars])], followed };
  });
}

export function subscribeToSchedule(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', handleStorageEvent);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', handleStorageEvent);
  };
}

/** Another tab may have changed the storage. */
function updateSchedule(next: (before: SavedSchedule) => Partial<SavedSchedule>): void {
  const before = getSavedSchedule();
  const stored = before.isSaved ? (readStoredSchedule() ?? before) : before;
  setSchedule(
    saveSchedule({
      ...stored,
      followed: stored.followed ?? createUnsyncedSchedule(),
      ...next(stored),
    }),
  );
  for (const listener of listeners) listener();
}

/** Stars set while a ticket is open belong to it, also before they are sent. */
function createUnsyncedSchedule(): SyncedSchedule | null {
  const token = readTicketToken();
  return token ? { ticket: getTokenPrefix(token), stars: [] } : null;
}

function handleStorageEvent({ key: changed }: StorageEvent): void {
  if (changed !== key && changed !== null) return;
  setSchedule(readStoredSchedule() ?? emptySchedule);
  for (const listener of listeners) listener();
}

function setSchedule(next: SavedSchedule): SavedSchedule {
  starred = new Set(next.stars);
  return (schedule = next);
}

function saveSchedule(next: SavedSchedule): SavedSchedule {
  const { stars, settled, followed } = next;
  try {
    const isEmpty = stars.length === 0 && !followed?.stars.length;
    if (isEmpty) localStorage.removeItem(key);
    else
      localStorage.setItem(key, JSON.stringify({ stars, settled, ...(followed && { followed }) }));
    return { ...next, isSaved: true };
  } catch {
    return { ...next, isSaved: false };
  }
}

/** Null if storage is unreadable or has another format. */
function readStoredSchedule(): SavedSchedule | null {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return emptySchedule;
    const { stars, settled, followed } = JSON.parse(text) as Partial<SavedSchedule>;
    return Array.isArray(stars)
      ? {
          stars: filterStrings(stars),
          settled: filterStrings(settled ?? []),
          followed: parseSyncedSchedule(followed),
          isSaved: true,
        }
      : null;
  } catch {
    return null;
  }
}

function parseSyncedSchedule(
  value: Partial<SyncedSchedule> | null | undefined,
): SyncedSchedule | null {
  const { ticket, stars } = value ?? {};
  return typeof ticket === 'string' && Array.isArray(stars)
    ? { ticket, stars: filterStrings(stars) }
    : null;
}

function filterStrings(values: readonly unknown[]): string[] {
  return [...new Set(values.filter((each) => typeof each === 'string'))];
}
