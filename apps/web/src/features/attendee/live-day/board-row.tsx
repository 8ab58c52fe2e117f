import { fillText } from '@kongres/content/format/marked-text';
import { Star } from '../../../components/schedule/star.tsx';
import { RoomTile } from '../../../components/session/room-tile.tsx';
import { Tag } from '../../../components/tag.tsx';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { LocalLink } from '../../../lib/routing/local-link.tsx';
import { getButtonClass } from '@kongres/ui/button.ts';
import type { BoardRow, ProgrammeItem } from '../board/live-board.ts';
import { ProgressLine, getElapsedShare } from '../board/progress-line.tsx';
import { formatMinutesLeft, formatDuration } from '../board/format-duration.ts';
import { useDisplayClock } from '../board/use-display-clock.ts';
import styles from './board.module.css';

export function BoardRowLine({ row, now }: { row: BoardRow; now: Date }) {
  const texts = useTexts('live');
  const { id, letter, name, isOpen, now: item, next, hasDay } = row;
  const idleText = next ? texts.pause : hasDay ? texts.over : texts.free;
  return (
    <li className={styles.row}>
      <RoomTile letter={letter} />
      <div className={styles.now}>
        <h2>
          <span className="visually-hidden">{name}: </span>
          <span lang={item?.lang} data-cancelled={item?.change === 'cancelled' || undefined}>
            {item?.title ?? name}
          </span>
        </h2>
        <p className={styles.people}>{item ? item.people || name : idleText}</p>
        {item?.change && <Tag>{texts[item.change]}</Tag>}
        {item && <ProgressLine share={getElapsedShare(item, now)} />}
      </div>
      {item ? <TimeLeft item={item} now={now} /> : <span />}
      <p className={styles.enter}>
        {isOpen ? (
          <LocalLink
            className={getButtonClass('secondary')}
            to="congress"
            search={`?room=${id}`}
            aria-label={fillText(texts.enterRoom, { room: name })}
          >
            {texts.enter}
          </LocalLink>
        ) : (
          <span className="mono dim">{texts.closed}</span>
        )}
      </p>
      {next ? <NextItem item={next} now={now} /> : <span className={styles.next} />}
    </li>
  );
}

function TimeLeft({ item, now }: { item: ProgrammeItem; now: Date }) {
  const texts = useTexts('live');
  const { id: code } = useLanguage();
  const { figure, unit } = formatMinutesLeft(Date.parse(item.ends) - now.getTime(), code);
  return (
    <p className={styles.left}>
      <span className="visually-hidden">{texts.columns.left}: </span>
      <b>{figure}</b> <span className="mono">{unit}</span>
    </p>
  );
}

function NextItem({ item, now }: { item: ProgrammeItem; now: Date }) {
  const texts = useTexts('live');
  const { id: code } = useLanguage();
  const clock = useDisplayClock();
  const left = formatDuration(Date.parse(item.starts) - now.getTime(), code);
  return (
    <div className={styles.next}>
      <p className="mono dim">
        {fillText(texts.starts, { time: clock.formatTime(item.starts), left })}
      </p>
      <p lang={item.lang}>
        <b>{item.title}</b>
      </p>
      {item.change === 'moved' && <Tag>{texts.moved}</Tag>}
      <Star className={styles.star} id={item.id} name={item.title} />
    </div>
  );
}
