import { EntryLink } from '../../lib/routing/entry-link.tsx';
import { useLocalHours } from '../clock/use-local-hours.ts';
import { Star } from '../schedule/star.tsx';
import { Tag } from '../tag.tsx';
import { getDayToneClass } from '../tones/day-tone.ts';
import { RoomTile } from './room-tile.tsx';
import type { SessionRowData } from './session-row.server.ts';
import styles from './session-rows.module.css';

interface SessionRowsProps {
  sessions: readonly SessionRowData[];
  /** "{{time}} your time" */
  formatLocalTime: (time: string) => string;
}

export function SessionRows({ sessions, formatLocalTime }: SessionRowsProps) {
  return (
    <ol className={styles.rows}>
      {sessions.map((session) => (
        <li key={session.id} className={getDayToneClass(session.day)}>
          <p className={styles.day}>
            <b>{session.number}</b> <span className="mono">{session.weekday}</span>
          </p>
          <Hours session={session} formatLocalTime={formatLocalTime} />
          <h3 lang={session.lang} data-cancelled={session.isCancelled}>
            <EntryLink to="session" entry={session.id}>
              {session.title}
            </EntryLink>
          </h3>
          <p className={styles.type}>
            <Tag>{session.type}</Tag>
          </p>
          <p className={styles.room}>
            <RoomTile letter={session.letter} />
            {session.room}
          </p>
          <Star className={styles.star} id={session.id} name={session.title} />
        </li>
      ))}
    </ol>
  );
}

function Hours({
  session,
  formatLocalTime,
}: { session: SessionRowData } & Pick<SessionRowsProps, 'formatLocalTime'>) {
  const localHours = useLocalHours(session.starts, session.ends);
  return (
    <p className={`mono ${styles.hours}`}>
      <time dateTime={session.starts}>{session.hours}</time>
      {localHours && <span className="dim">{formatLocalTime(localHours)}</span>}
    </p>
  );
}
