import { useMemo } from 'react';
import { edition } from '@kongres/content/facts/edition';
import { instant } from '@kongres/content/format/date';
import { useClock } from '../../../components/clock/use-clock.ts';
import { zoneClock } from '../../../components/clock/zone-clock.ts';
import { useLanguage } from '../../../lib/i18n/language.tsx';

export const anyMoment = [instant(edition.firstDay, edition.opens)];

/** Hours by the clock that the visitor has chosen: that of the congress, unless it is another. */
export function useHours() {
  const { id } = useLanguage();
  const { leading } = useClock(anyMoment);
  return useMemo(() => leading ?? zoneClock(edition.timeZone, id), [leading, id]);
}
