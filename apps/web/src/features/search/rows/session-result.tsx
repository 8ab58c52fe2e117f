import { fillText } from '@kongres/content/format/marked-text';
import { RoomTile } from '../../../components/session/room-tile.tsx';
import { getDayToneClass } from '../../../components/tones/day-tone.ts';
import { HighlightedText } from './highlighted-text.tsx';
import type { ResultProps } from './result-props.ts';
import styles from './session-result.module.css';

export function SessionResult({ row, terms, prepared }: ResultProps) {
  const { texts, days } = prepared;
  const Title = row.isCancelled ? 's' : 'b';
  return (
    <span className={`${styles.session} ${getDayToneClass(row.day)}`}>
      <span className="mono">
        {days[row.day - 1]}, {row.starts}
      </span>
      <span className={styles.title}>
        <Title lang={row.lang || undefined}>
          <HighlightedText text={row.title} terms={terms} />
        </Title>
        {row.isCancelled && <span className="mono"> {texts.cancelled}</span>}
      </span>
      <span className={styles.people}>
        <HighlightedText text={row.about} terms={terms} />
      </span>
      <span className={styles.room}>
        <RoomTile letter={row.room} />
        <span className="visually-hidden">{fillText(texts.room, { name: row.room })}</span>
      </span>
    </span>
  );
}
