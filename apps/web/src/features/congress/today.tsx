import { useId, type Ref } from 'react';
import { Drawing } from '../../blocks/drawing.tsx';
import { ButtonLink } from '../../blocks/links/button-link.tsx';
import { useStateTitle } from '../../blocks/use-state-title.ts';
import { fill } from '../../i18n/fill.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { LocalLink } from '../../routing/local-link.tsx';
import styles from './countdown.module.css';
import type { CongressData } from './congress.server.ts';
import list from './what-opens.module.css';

type Day = CongressData['days'][number];

/** The day that is on, as large as the days that were left. */
export function TodayHead({
  title,
  n,
  day,
  number,
  weekday,
}: Day & { title: Ref<HTMLHeadingElement> }) {
  const { live } = useTexts('congress');
  const heading = fill(live.heading, { n });
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

/** What is certain about the day: its hours and its galas. Rooms have no door here yet. */
export function Today({ galas }: Day) {
  const { live } = useTexts('congress');
  const heading = useId();
  return (
    <section className={list.opens} aria-labelledby={heading}>
      <h2 id={heading}>{live.title}</h2>
      <ol>
        {live.items.map(({ when, title, text }) => (
          <li key={title}>
            <p className={`mono ${list.when}`}>{when}</p>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
        {galas.map(({ id, name, hours }) => (
          <li key={id}>
            <p className={`mono ${list.when}`}>{hours}</p>
            <div>
              <h3>
                <LocalLink to={id}>{name}</LocalLink>
              </h3>
              <p>{live.gala}</p>
            </div>
          </li>
        ))}
        <li className={list.own}>
          <p>{live.rooms}</p>
          <ButtonLink to="programme">{live.program}</ButtonLink>
        </li>
      </ol>
    </section>
  );
}
