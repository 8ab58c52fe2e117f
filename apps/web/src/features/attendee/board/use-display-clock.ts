import { useMemo } from 'react';
import { edition } from '@kongres/content/facts/edition';
import { toIsoInstant } from '@kongres/content/format/date';
import { useClock } from '../../../components/clock/use-clock.ts';
import { createZoneClock } from '../../../components/clock/zone-clock.ts';
import { useLanguage } from '../../../lib/i18n/language.tsx';

export const openingInstants = [toIsoInstant(edition.firstDay, edition.opens)];

/** Formats times in the time zone the visitor has chosen; by default that of the congress. */
export function useDisplayClock() {
  const { id } = useLanguage();
  const { primaryClock: leading } = useClock(openingInstants);
  return useMemo(() => leading ?? createZoneClock(edition.timeZone, id), [leading, id]);
}
