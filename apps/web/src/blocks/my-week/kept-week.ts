import { site } from '@kongres/content/facts/site';

const key = site.storageKeys.week;

/** What somebody has chosen, in their own browser and nowhere else. */
export interface MyWeek {
  /** The ids of sessions and evenings, in the order in which they were starred. */
  stars: readonly string[];
  /** Pairs that overlap and are to stay so. */
  settled: readonly string[];
  /** Whether the browser has kept it; else it lasts as long as the tab. */
  isKept: boolean;
}

export const emptyWeek: MyWeek = { stars: [], settled: [], isKept: true };

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
  take(keep({ ...kept, ...next(kept) }));
  for (const listener of listeners) listener();
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
  const { stars, settled } = next;
  try {
    if (stars.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ stars, settled }));
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
    const { stars, settled } = JSON.parse(text) as Partial<MyWeek>;
    return Array.isArray(stars)
      ? { stars: words(stars), settled: words(settled ?? []), isKept: true }
      : null;
  } catch {
    return null;
  }
}

function words(values: readonly unknown[]): string[] {
  return [...new Set(values.filter((each) => typeof each === 'string'))];
}
