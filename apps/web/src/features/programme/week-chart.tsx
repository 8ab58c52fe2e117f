import { LocalLink } from '../../routing/local-link.tsx';
import { useTexts } from '../../i18n/texts.tsx';
import { dayTone } from '../../blocks/tones/day-tone.ts';
import type { CongressDayData } from '../../blocks/congress-days.server.ts';
import styles from './week-chart.module.css';
import { Weekday } from './weekday.tsx';

/** The week on one sheet: every day its hours in its pen, evenings in solid ink. */
export function WeekChart({ days }: { days: readonly CongressDayData[] }) {
  const { schedule } = useTexts('home');
  return (
    <div className={`grid ${styles.chart}`}>
      <p className={`mono dim ${styles.hours}`}>{schedule.everyDay}</p>
      <ol className={styles.days} aria-label={schedule.days}>
        {days.map(({ n, day, weekday, tiny, number, galas }) => (
          <li key={n} className={dayTone(n)}>
            <time dateTime={day}>
              <Weekday long={weekday} short={tiny} /> <b>{number}</b>
            </time>
            <div className={styles.track}>
              {galas.length > 0 && (
                <div
                  className={styles.gala}
                  data-starts={galas[0]?.starts}
                  data-ends={galas[0]?.ends}
                >
                  {galas.map((gala) => (
                    <LocalLink key={gala.id} to={gala.id}>
                      {gala.name}
                    </LocalLink>
                  ))}
                  <span className="mono">{galas[0]?.hours}</span>
                </div>
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
