import { getDayToneClass } from '../../../../components/tones/day-tone.ts';
import { useTexts } from '../../../../lib/i18n/texts.tsx';
import styles from './demo-week.module.css';
import type { ExhibitorPageData } from './exhibitor.server.ts';

type DemoWeekProps = Pick<ExhibitorPageData, 'days' | 'hours' | 'demo' | 'about'>;

/** Timeline per day; small screens show the times as text. */
export function DemoWeek({ days, hours, demo, about }: DemoWeekProps) {
  const { demos: texts } = useTexts('exhibitor');
  if (days.every(({ demos }) => demos.length === 0))
    return <p className={styles.none}>{texts.none}</p>;
  return (
    <>
      <p className={styles.text}>
        {demo !== about && <b>{demo}.</b>} {texts.text}
      </p>
      <svg className={`mono ${styles.axis}`} height="20" aria-hidden="true">
        {hours.map(({ at, label }) => (
          <text key={label} x={`${at}%`} y="14">
            {label}
          </text>
        ))}
      </svg>
      <ol className={styles.days}>
        {days
          .filter(({ demos }) => demos.length > 0)
          .map(({ n, number, weekday, demos }) => (
            <li key={n} className={getDayToneClass(n)}>
              <h3>
                <b>{number}</b> <span className="mono">{weekday}</span>
              </h3>
              <ul>
                {demos.map(({ starts, time }) => (
                  <li key={starts} className="mono">
                    <time dateTime={starts}>{time}</time>
                  </li>
                ))}
              </ul>
              <svg height="48" aria-hidden="true" className="mono">
                <line x1="0" x2="100%" y1="24" y2="24" />
                {demos.map(({ starts, time, at, width }) => (
                  <g key={starts}>
                    <rect x={`${at}%`} y="6" width={`${width}%`} height="36" />
                    <text x={`${at + width / 2}%`} y="28">
                      {time}
                    </text>
                  </g>
                ))}
              </svg>
            </li>
          ))}
      </ol>
    </>
  );
}
