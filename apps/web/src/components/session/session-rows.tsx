import { EntryLink } from '../../lib/routing/entry-link.tsx';
import { useOwnHours } from '../clock/use-own-hours.ts';
import { Star } from '../my-week/star.tsx';
import { Tag } from '../tag.tsx';
import { dayTone } from '../tones/day-tone.ts';
import { RoomTile } from './room-tile.tsx';
import type { SessionRowData } from './session-row.server.ts';
import styles from './session-rows.module.css';

interface SessionRowsProps {
  sessions: readonly SessionRowData[];
  /** Says whose hours the second ones are: "{{time}} your time". */
  yours: (time: string) => string;
}

/** Sessions of several days, each with its day's pen at the edge. */
export function SessionRows({ sessions, yours }: SessionRowsProps) {
  return (
    <ol className={styles.rows}>
      {sessions.map((session) => (
        <li key={session.id} className={dayTone(session.day)}>
          <p className={styles.day}>
            <b>{session.number}</b> <span className="mono">{session.weekday}</span>
          </p>
          <Hours session={session} yours={yours} />
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

function Hours({ session, yours }: { session: SessionRowData } & Pick<SessionRowsProps, 'yours'>) {
  const own = useOwnHours(session.starts, session.ends);
  return (
    <p className={`mono ${styles.hours}`}>
      <time dateTime={session.starts}>{session.hours}</time>
      {own && <span className="dim">{yours(own)}</span>}
    </p>
  );
}
