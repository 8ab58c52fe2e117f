import { LocalLink } from '../../../lib/routing/local-link.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import styles from './day-strip.module.css';
import { Weekday } from './weekday.tsx';
import { getDayToneClass } from '../../../components/tones/day-tone.ts';
import type { CongressDayData } from '../../../components/congress-days.server.ts';

export function DayStrip({ days }: { days: readonly CongressDayData[] }) {
  const { evenings, hours } = useTexts('programme');
  return (
    <section className="wrap" aria-label={evenings.title}>
      <div className={`grid lined ${styles.strip}`}>
        <p className={`mono dim ${styles.note}`}>{evenings.intro}</p>
        <ol className={styles.days}>
          {days.map(({ n, day, weekday, tiny, number, galas }) => (
            <li key={n} className={getDayToneClass(n)}>
              <time dateTime={day}>
                <Weekday long={weekday} short={tiny} /> <b>{number}</b>
              </time>
              <span className="mono dim nowrap">{hours}</span>
              {galas.map((gala) => (
                <LocalLink key={gala.id} to={gala.id}>
                  {gala.name} <span className="mono">{gala.hours}</span>
                </LocalLink>
              ))}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
