import { useTexts } from '../i18n/texts.tsx';
import type { Programme } from './programme.server.ts';
import styles from './session-card.module.css';
import { Tag } from './tag.tsx';

type Session = Programme['tracks'][number]['sessions'][number];

/** When, what, who, where, and how many fit in; never how many have come. */
export function SessionCard({ session }: { session: Session }) {
  const { session: labels, sessions, types, sample } = useTexts('program');
  return (
    <article className={styles.session} data-type={session.type}>
      <p className={`mono ${styles.top}`}>
        <time dateTime={session.starts}>
          {session.date}, {session.hours}
        </time>
        <span className={styles.tags}>
          <Tag>{types[session.type]}</Tag>
          {session.sample && <Tag>{sample}</Tag>}
        </span>
      </p>
      <h4>{sessions[session.id]}</h4>
      <dl>
        <div>
          <dt>{labels.speaker}</dt>
          <dd>{session.speaker}</dd>
        </div>
        <div>
          <dt>{labels.room}</dt>
          <dd>{session.room}</dd>
        </div>
        <div>
          <dt>{labels.seats}</dt>
          <dd>{session.seats}</dd>
        </div>
      </dl>
      <span className={styles.capacity} data-capacity={session.capacity} aria-hidden="true" />
    </article>
  );
}
