import { useMemo, useSyncExternalStore } from 'react';
import { edition } from '@kongres/content/facts/edition';
import { site } from '@kongres/content/facts/site';
import { useLanguage } from '../../lib/i18n/language.tsx';
import { hasDifferentHours, createZoneClock, type ZoneClock } from './zone-clock.ts';

/** Congress time or local time. */
export type PrimaryClock = 'home' | 'own';

const key = site.storageKeys.timeZone;
const listeners = new Set<() => void>();
let selected: PrimaryClock | null = null;

export interface Clock {
  /** The visitor's zone if its hours differ from the congress; null until hydration. */
  visitorZone: string | null;
  primary: PrimaryClock;
  /** Formats the primary hours where they differ from the rendered ones. */
  primaryClock: ZoneClock | null;
  secondaryClock: ZoneClock | null;
}

/** Local time becomes primary only when the visitor has chosen it. */
export function useClock(moments: readonly string[]): Clock {
  const { id } = useLanguage();
  const browserZone = useSyncExternalStore(subscribeToNothing, getVisitorZone, () => null);
  const primary = useSyncExternalStore(subscribeToClock, readPrimaryClock, () => 'home' as const);
  return useMemo(() => {
    const zone = browserZone && hasDifferentHours(browserZone, moments) ? browserZone : null;
    if (!zone)
      return { visitorZone: zone, primary: 'home', primaryClock: null, secondaryClock: null };
    const [local, congress] = [createZoneClock(zone, id), createZoneClock(edition.timeZone, id)];
    return primary === 'own'
      ? { visitorZone: zone, primary, primaryClock: local, secondaryClock: congress }
      : { visitorZone: zone, primary, primaryClock: null, secondaryClock: local };
  }, [browserZone, primary, id, moments]);
}

export function chooseClock(lead: PrimaryClock): void {
  selected = lead;
  try {
    if (lead === 'own') localStorage.setItem(key, lead);
    else localStorage.removeItem(key);
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
  for (const listener of listeners) listener();
}

function readPrimaryClock(): PrimaryClock {
  if (selected) return selected;
  try {
    selected = localStorage.getItem(key) === 'own' ? 'own' : 'home';
  } catch {
    selected = 'home';
  }
  return selected;
}

const getVisitorZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone ?? null;
const subscribeToNothing = () => () => {};

function subscribeToClock(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
