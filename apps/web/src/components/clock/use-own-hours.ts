import { useMemo } from 'react';
import { useLanguage } from '../../lib/i18n/language.tsx';
import { useClock } from './use-clock.ts';
import { zoneClock } from './zone-clock.ts';

/** The same hours on the visitor's own clock, where it shows others; null where it does not, and until the page is hydrated. */
export function useOwnHours(starts: string, ends: string): string | null {
  const { id } = useLanguage();
  const { zone } = useClock(useMemo(() => [starts, ends], [starts, ends]));
  return zone && zoneClock(zone, id).hours(starts, ends);
}
