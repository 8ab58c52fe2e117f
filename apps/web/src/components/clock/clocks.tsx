import { edition } from '@kongres/content/facts/edition';
import { useLanguage } from '../../lib/i18n/language.tsx';
import { useTexts } from '../../lib/i18n/texts.tsx';
import styles from './clocks.module.css';
import { chooseClock, type Clock, type PrimaryClock } from './use-clock.ts';
import { getZoneCity, createZoneClock } from './zone-clock.ts';

interface ClocksProps {
  clock: Clock;
  /** Server time; null while unknown. */
  now: Date | null;
}

const oppositeClock: Record<PrimaryClock, PrimaryClock> = { home: 'own', own: 'home' };

/** Switches between two clocks: congress time and local time. */
export function Clocks({ clock: { visitorZone: zone, primary: lead }, now }: ClocksProps) {
  const clocks = useTexts('clock');
  const { id } = useLanguage();
  const time = (of: string) => now && createZoneClock(of, id).formatTime(now.toISOString());
  const rows: { lead: PrimaryClock; name: string; label?: string; time: string | null }[] = [
    { lead: 'home', name: clocks.home, time: time(edition.timeZone) },
    ...(zone
      ? [{ lead: 'own' as const, name: getZoneCity(zone), label: clocks.own, time: time(zone) }]
      : []),
  ];
  return (
    <div className={styles.clocks} role="group" aria-label={clocks.label}>
      {rows.map((row) => {
        const face = (
          <>
            <span className="mono">
              {row.label && <span className="visually-hidden">{row.label}: </span>}
              {row.name}
            </span>
            <b>{row.time ?? '–:–'}</b>
          </>
        );
        return rows.length === 1 ? (
          <div key={row.lead} className={styles.face} data-leads>
            {face}
          </div>
        ) : (
          <button
            key={row.lead}
            type="button"
            className={styles.face}
            data-leads={row.lead === lead || undefined}
            aria-pressed={row.lead === lead}
            onClick={() => chooseClock(oppositeClock[lead])}
          >
            {face}
          </button>
        );
      })}
      <p className={`mono ${styles.note}`}>{clocks.note}</p>
    </div>
  );
}
