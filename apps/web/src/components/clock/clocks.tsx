import { edition } from '@kongres/content/facts/edition';
import { useLanguage } from '../../lib/i18n/language.tsx';
import { useTexts } from '../../lib/i18n/texts.tsx';
import styles from './clocks.module.css';
import { chooseClock, type Clock, type Lead } from './use-clock.ts';
import { cityOf, zoneClock } from './zone-clock.ts';

interface ClocksProps {
  clock: Clock;
  /** By the server; null while nobody has told. */
  now: Date | null;
}

const other: Record<Lead, Lead> = { home: 'own', own: 'home' };

/** A switch between two clocks, wherever it is pressed: the pressed one leads, the other stands below it. */
export function Clocks({ clock: { zone, lead }, now }: ClocksProps) {
  const clocks = useTexts('clock');
  const { id } = useLanguage();
  const time = (of: string) => now && zoneClock(of, id).time(now.toISOString());
  const rows: { lead: Lead; name: string; label?: string; time: string | null }[] = [
    { lead: 'home', name: clocks.home, time: time(edition.timeZone) },
    ...(zone
      ? [{ lead: 'own' as const, name: cityOf(zone), label: clocks.own, time: time(zone) }]
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
        // With nothing to choose from there is nothing to press.
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
            onClick={() => chooseClock(other[lead])}
          >
            {face}
          </button>
        );
      })}
      <p className={`mono ${styles.note}`}>{clocks.note}</p>
    </div>
  );
}
