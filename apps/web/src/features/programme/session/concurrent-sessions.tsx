import { Star } from '../../../components/schedule/star.tsx';
import { RoomTile } from '../../../components/session/room-tile.tsx';
import { Subsection } from '../../../components/subsection.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { EntryLink } from '../../../lib/routing/entry-link.tsx';
import { ClashWarning } from './clash-warning.tsx';
import styles from './concurrent-sessions.module.css';
import type { SessionData } from './session.server.ts';

/** Chart and list of the sessions that overlap this one. */
export function ConcurrentSessions({ session }: { session: SessionData }) {
  const { same } = useTexts('session');
  const others = session.same.filter(({ isThis }) => !isThis);
  return (
    <Subsection title={same}>
      <ConcurrentSessionsChart sessions={session.same} />
      <ul className={styles.others}>
        {others.map(({ id, letter, title, lang, hours, type, room }) => (
          <li key={id}>
            <RoomTile letter={letter} />
            <div>
              <h3 lang={lang}>
                <EntryLink to="session" entry={id}>
                  {title}
                </EntryLink>
              </h3>
              <p className="mono dim">
                {hours}, {type}
                <span className="visually-hidden">, {room}</span>
              </p>
            </div>
            <Star id={id} name={title} />
          </li>
        ))}
      </ul>
      <ClashWarning session={session} />
    </Subsection>
  );
}

const gap = 22;

function ConcurrentSessionsChart({ sessions }: { sessions: SessionData['same'] }) {
  const starts = Math.min(...sessions.map((each) => Date.parse(each.starts)));
  const ends = Math.max(...sessions.map((each) => Date.parse(each.ends)));
  const toX = (at: string) => ((Date.parse(at) - starts) / (ends - starts)) * 1000;
  const letters = [...new Set(sessions.map(({ letter }) => letter))].toSorted();
  const toY = (letter: string) => 8 + letters.indexOf(letter) * gap;
  const drawSessions = (isThis: boolean, thick: number) =>
    sessions
      .filter((each) => each.isThis === isThis)
      .map((each) => {
        const [from, to] = [toX(each.starts), toX(each.ends)];
        return `M${from} ${toY(each.letter) - thick / 2}H${to}v${thick}H${from}z`;
      })
      .join('');
  const height = 16 + (letters.length - 1) * gap;
  return (
    <svg
      className={styles.lines}
      viewBox={`0 0 1000 ${height}`}
      height={height}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.line} d={letters.map((each) => `M0 ${toY(each)}h1000`).join('')} />
      <path className={styles.other} d={drawSessions(false, 5)} />
      <path className={styles.current} d={drawSessions(true, 14)} />
    </svg>
  );
}
