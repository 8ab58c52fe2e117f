import { fillText } from '@kongres/content/format/marked-text';
import type { Ref } from 'react';
import { Drawing } from '../../../components/drawing.tsx';
import { useStateTitle } from '../../../components/use-state-title.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import styles from './countdown.module.css';
import type { CongressData } from '../shared/congress.server.ts';

type Day = CongressData['days'][number];

/** Same layout as the countdown, so that loading the live day causes no shift. */
export function TodayHead({
  title,
  n,
  day,
  number,
  weekday,
}: Day & { title: Ref<HTMLHeadingElement> }) {
  const live = useTexts('live');
  const heading = fillText(live.heading, { n, weekday });
  useStateTitle(heading);
  return (
    <section className={styles.countdown}>
      <Drawing name="waiting-lines" width={1440} height={180} className={styles.lines} />
      <div className="wrap">
        <p className={styles.left}>
          <time dateTime={day}>
            <b>{number}</b> <span>{weekday}</span>
          </time>
        </p>
        <h1 ref={title} tabIndex={-1}>
          {heading}
        </h1>
      </div>
    </section>
  );
}
