import { useId } from 'react';
import { RoomTile } from '../../../components/session/room-tile.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { LocalLink } from '../../../lib/routing/local-link.tsx';
import type { BoardRow } from '../board/live-board.ts';
import { ProgressLine, getElapsedShare } from '../board/progress-line.tsx';
import styles from './other-rooms.module.css';

export function OtherRooms({ rows, now }: { rows: readonly BoardRow[]; now: Date }) {
  const texts = useTexts('live');
  const heading = useId();
  return (
    <section className={styles.others} aria-labelledby={heading}>
      <h2 id={heading}>{texts.room.others}</h2>
      {rows.length === 0 && <p className="dim">{texts.over}</p>}
      <ul>
        {rows.map(({ id, letter, name, now: item }) => (
          <li key={id}>
            <LocalLink to="congress" search={`?room=${id}`}>
              <RoomTile letter={letter} />
              <span>
                <b lang={item?.lang}>{item?.title ?? name}</b>
                <span className="dim">{item ? item.people || name : texts.free}</span>
                {item && <ProgressLine share={getElapsedShare(item, now)} />}
              </span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
