import { useTexts } from '../../../lib/i18n/texts.tsx';
import type { ProgrammeData } from './programme.server.ts';
import styles from './session-card.module.css';
import { Tag } from '../../../components/tag.tsx';

const seatsPerTick = 10;
const tickPixels = 8;

type Session = ProgrammeData['tracks'][number]['sessions'][number];

export function SessionCard({ session }: { session: Session }) {
  const { session: labels, types, sample } = useTexts('programme');
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
      <h4 lang={session.lang}>{session.title}</h4>
      <dl>
        {session.speakers && (
          <div>
            <dt>{session.speakers.label}</dt>
            <dd>{session.speakers.names}</dd>
          </div>
        )}
        {session.language && (
          <>
            <div>
              <dt>{labels.language}</dt>
              <dd>{session.language}</dd>
            </div>
            <div>
              <dt>{labels.captions}</dt>
              <dd>{session.captions || labels.noCaptions}</dd>
            </div>
          </>
        )}
        <div>
          <dt>{labels.room}</dt>
          <dd>{session.room}</dd>
        </div>
        <div>
          <dt>{labels.seats}</dt>
          <dd>{session.seats}</dd>
        </div>
      </dl>
      <svg
        className={styles.capacity}
        width={(session.capacity / seatsPerTick) * tickPixels}
        height={8}
        aria-hidden="true"
      />
      <p className={styles.seatsNote}>{labels.seatsNote}</p>
    </article>
  );
}
