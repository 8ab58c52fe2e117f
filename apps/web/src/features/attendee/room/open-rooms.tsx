import { RoomTile } from '../../../components/session/room-tile.tsx';
import { LocalLink } from '../../../lib/routing/local-link.tsx';
import type { BoardRow } from '../board/live-board.ts';
import styles from './open-rooms.module.css';

export function OpenRooms({ rows }: { rows: readonly BoardRow[] }) {
  return (
    <ul className={styles.rooms}>
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
