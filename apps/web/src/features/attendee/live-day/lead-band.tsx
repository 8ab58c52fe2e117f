import { fillText } from '@kongres/content/format/marked-text';
import { RoomTile } from '../../../components/session/room-tile.tsx';
import { StarIcon } from '../../../components/schedule/star-icon.tsx';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { LocalLink } from '../../../lib/routing/local-link.tsx';
import { Icon } from '@kongres/ui/icon.tsx';
import type { BoardRow, ProgrammeItem } from '../board/live-board.ts';
import { ProgressLine, getElapsedShare } from '../board/progress-line.tsx';
import { formatDuration } from '../board/format-duration.ts';
import styles from './lead-band.module.css';

interface LeadBandProps {
  kind: 'yours' | 'together' | 'next';
  row: BoardRow;
  item: ProgrammeItem;
  now: Date;
}

export function LeadBand({ kind, row, item, now }: LeadBandProps) {
  const { band, enter, enterRoom } = useTexts('live');
  const { id: code } = useLanguage();
  const starts = Date.parse(item.starts) - now.getTime();
  const time = formatDuration(starts > 0 ? starts : Date.parse(item.ends) - now.getTime(), code);
  return (
    <section className={styles.band} data-open={row.isOpen || undefined}>
      <div className={styles.content}>
        <p className={`mono ${styles.kind}`}>
          {kind === 'yours' && <StarIcon />}
          {band[kind]}, {fillText(starts > 0 ? band.soon : band.left, { time })}
        </p>
        <h2 lang={item.lang}>{item.title}</h2>
        <p className={styles.where}>
          <RoomTile letter={row.letter} />
          <span>
            {row.name}
            {item.people && <span className={styles.people}>{item.people}</span>}
          </span>
        </p>
        {starts <= 0 && <ProgressLine className={styles.line} share={getElapsedShare(item, now)} />}
      </div>
      {row.isOpen && (
        <LocalLink
          className={styles.enter}
          to="congress"
          search={`?room=${row.id}`}
          aria-label={fillText(enterRoom, { room: item.title })}
        >
          {enter}
          <Icon name="arrow" />
        </LocalLink>
      )}
    </section>
  );
}
