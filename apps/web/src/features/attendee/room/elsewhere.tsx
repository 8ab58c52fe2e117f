import { RoomTile } from '../../../components/session/room-tile.tsx';
import { LocalLink } from '../../../lib/routing/local-link.tsx';
import type { BoardRow } from '../board/live-board.ts';
import styles from './elsewhere.module.css';

/** The doors that are open, in one line. */
export function Elsewhere({ rows }: { rows: readonly BoardRow[] }) {
  return (
    <ul className={styles.elsewhere}>
      {rows.map(({ id, letter, name, now }) => (
        <li key={id}>
          <LocalLink to="congress" search={`?room=${id}`}>
            <RoomTile letter={letter} />
            <span lang={now?.lang}>{now?.title ?? name}</span>
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
