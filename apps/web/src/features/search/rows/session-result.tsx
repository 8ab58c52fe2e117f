import { fillText } from '@kongres/content/format/marked-text';
import { RoomTile } from '../../../components/session/room-tile.tsx';
import { dayTone } from '../../../components/tones/day-tone.ts';
import { MarkedText } from './marked-text.tsx';
import type { ResultProps } from './result-props.ts';
import styles from './session-result.module.css';

/** When, what, who and where, with the day's pen at the edge. */
export function SessionResult({ row, typed, prepared }: ResultProps) {
  const { texts, days } = prepared;
  const Title = row.isCancelled ? 's' : 'b';
  return (
    <span className={`${styles.session} ${dayTone(row.day)}`}>
      <span className="mono">
        {days[row.day - 1]}, {row.starts}
      </span>
      <span className={styles.title}>
        <Title lang={row.lang || undefined}>
          <MarkedText text={row.title} typed={typed} />
        </Title>
        {row.isCancelled && <span className="mono"> {texts.cancelled}</span>}
      </span>
      <span className={styles.people}>
        <MarkedText text={row.about} typed={typed} />
      </span>
      <span className={styles.room}>
        <RoomTile letter={row.room} />
        <span className="visually-hidden">{fillText(texts.room, { name: row.room })}</span>
      </span>
    </span>
  );
}
