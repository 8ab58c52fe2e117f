import { useMemo } from 'react';
import { useLanguage } from '../../lib/i18n/language.tsx';
import { useClock } from './use-clock.ts';
import { createZoneClock } from './zone-clock.ts';

/** The hours in the visitor's zone; null where they are the same, and until hydration. */
export function useLocalHours(starts: string, ends: string): string | null {
  const { id } = useLanguage();
  const { visitorZone: zone } = useClock(useMemo(() => [starts, ends], [starts, ends]));
  return zone && createZoneClock(zone, id).formatHours(starts, ends);
}
