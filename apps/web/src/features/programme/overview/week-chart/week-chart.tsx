import type { ReactNode } from 'react';
import { EntryName } from '../../../../lib/routing/entry-name.tsx';
import { LocalLink } from '../../../../lib/routing/local-link.tsx';
import { useTexts } from '../../../../lib/i18n/texts.tsx';
import { getDayToneClass } from '../../../../components/tones/day-tone.ts';
import styles from './week-chart.module.css';
import type { WeekChartData } from './week-chart.server.ts';
import { Weekday } from '../weekday.tsx';

/** Height of an hour; must match week-chart.module.css. */
const rowPixels = 34;

export function WeekChart({ hours, open, days }: WeekChartData) {
  const { schedule } = useTexts('home');
  return (
    <div className={`grid ${styles.chart}`}>
      <p className={`mono dim ${styles.hours}`}>{schedule.everyDay}</p>
      <ol className={styles.days} aria-label={schedule.days}>
        {days.map(({ n, day, weekday, tiny, number, sessions, lanes }) => (
          <li key={n} className={getDayToneClass(n)}>
            <DayHead day={day} hasPage={sessions !== undefined}>
              <Weekday long={weekday} short={tiny} /> <b>{number}</b>
            </DayHead>
            <div className={styles.track}>
              <Hours count={hours} />
              {sessions === undefined ? (
                <div className={styles.open}>
                  <Hours count={open.gap} />
                  <Hours count={open.length} className={styles.openHours} />
                </div>
              ) : (
                <svg
                  className={styles.sessions}
                  viewBox="0 0 1000 1000"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <path d={sessions} />
                </svg>
              )}
              {lanes.length > 0 && (
                <div className={styles.lanes}>
                  {lanes.map((blocks) => (
                    <div key={blocks[0]?.hours} className={styles.lane}>
                      {blocks.map((block) => (
                        <Evening key={block.hours} {...block} />
                      ))}
                    </div>
                  ))}
                </div>
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface DayHeadProps {
  day: string;
  hasPage: boolean;
  children: ReactNode;
}

function DayHead({ day, hasPage, children }: DayHeadProps) {
  return (
    <EntryName to="programme-day" entry={day} hasPage={hasPage}>
      <time dateTime={day}>{children}</time>
    </EntryName>
  );
}

type EveningProps = WeekChartData['days'][number]['lanes'][number][number];

function Evening({ gap, length, hours, galas }: EveningProps) {
  return (
    <>
      <Hours count={gap} />
      <div className={styles.evening}>
        <Hours count={length} />
        <div className={styles.what}>
          {galas.map(({ id, name }) => (
            <LocalLink key={id} to={id}>
              {name}
            </LocalLink>
          ))}
          <span className="mono">{hours}</span>
        </div>
      </div>
    </>
  );
}

/** Sized by an SVG attribute because the Content Security Policy forbids inline styles. */
function Hours({ count, className }: { count: number; className?: string | undefined }) {
  if (count === 0) return null;
  return <svg className={className} width="100%" height={count * rowPixels} aria-hidden="true" />;
}
