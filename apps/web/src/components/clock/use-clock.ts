import { useMemo, useSyncExternalStore } from 'react';
import { edition } from '@kongres/content/facts/edition';
import { site } from '@kongres/content/facts/site';
import { useLanguage } from '../../lib/i18n/language.tsx';
import { differs, zoneClock, type ZoneClock } from './zone-clock.ts';

/** The clock that the hours go by: that of the congress, or the visitor's own. */
export type Lead = 'home' | 'own';

const key = site.storageKeys.timeZone;
const listeners = new Set<() => void>();
let chosen: Lead | null = null;

export interface Clock {
  /** The visitor's zone where it shows other hours than the congress; null until the page is hydrated. */
  zone: string | null;
  lead: Lead;
  /** What tells the leading hours where these are not those of the page itself. */
  leading: ZoneClock | null;
  /** The other of the two. */
  other: ZoneClock | null;
}

/** Nothing is switched by itself: the visitor's own clock leads once it was chosen, here or on an earlier visit. */
export function useClock(moments: readonly string[]): Clock {
  const { id } = useLanguage();
  const own = useSyncExternalStore(never, ownZone, () => null);
  const lead = useSyncExternalStore(listen, chosenLead, () => 'home' as const);
  return useMemo(() => {
    const zone = own && differs(own, moments) ? own : null;
    if (!zone) return { zone, lead: 'home', leading: null, other: null };
    const [there, home] = [zoneClock(zone, id), zoneClock(edition.timeZone, id)];
    return lead === 'own'
      ? { zone, lead, leading: there, other: home }
      : { zone, lead, leading: null, other: there };
  }, [own, lead, id, moments]);
}

export function chooseClock(lead: Lead): void {
  chosen = lead;
  try {
    if (lead === 'own') localStorage.setItem(key, lead);
    else localStorage.removeItem(key);
  } catch {
    // It then holds until the page is closed.
  }
  for (const listener of listeners) listener();
}

function chosenLead(): Lead {
  if (chosen) return chosen;
  try {
    chosen = localStorage.getItem(key) === 'own' ? 'own' : 'home';
  } catch {
    chosen = 'home';
  }
  return chosen;
}

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone ?? null;
const never = () => () => {};

function listen(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
