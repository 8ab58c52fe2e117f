import { fillText } from '@kongres/content/format/marked-text';
import { RoomTile } from '../../../components/session/room-tile.tsx';
import { StarSign } from '../../../components/my-week/star-sign.tsx';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { LocalLink } from '../../../lib/routing/local-link.tsx';
import { Icon } from '@kongres/ui/icon.tsx';
import type { BoardRow, OnStage } from '../board/live-board.ts';
import { ProgressLine, shareOf } from '../board/progress-line.tsx';
import { spanWords } from '../board/span-words.ts';
import styles from './lead-band.module.css';

interface LeadBandProps {
  kind: 'yours' | 'together' | 'next';
  row: BoardRow;
  item: OnStage;
  now: Date;
}

/** The one thing that matters most right now, and its door. */
export function LeadBand({ kind, row, item, now }: LeadBandProps) {
  const { band, enter, enterRoom } = useTexts('live');
  const { id: code } = useLanguage();
  const starts = Date.parse(item.starts) - now.getTime();
  const time = spanWords(starts > 0 ? starts : Date.parse(item.ends) - now.getTime(), code);
  return (
    <section className={styles.band} data-has-door={row.isOpen || undefined}>
      <div className={styles.what}>
        <p className={`mono ${styles.kind}`}>
          {kind === 'yours' && <StarSign />}
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
        {starts <= 0 && <ProgressLine className={styles.line} share={shareOf(item, now)} />}
      </div>
      {row.isOpen && (
        <LocalLink
          className={styles.door}
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
