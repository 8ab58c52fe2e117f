import { fillText } from '@kongres/content/format/marked-text';
import type { DeskRoom, DeskSession, LiveDay } from '@kongres/contract/desk/live/live';
import { useTexts } from '../../i18n/texts.tsx';
import { formatCount, formatHour } from '../../components/format.ts';
import { DoorButton } from './door-button.tsx';
import { roomName, wordsIn } from '../shared/names.ts';
import { runningIn } from './running.ts';
import { sourceText } from '../shared/source-text.ts';
import { useMay } from '../shared/use-may.ts';
import styles from '../shared/live.module.css';

interface RoomRowProps {
  room: DeskRoom;
  live: LiveDay;
  isChosen: boolean;
  onChoose: () => void;
}

/** A room as its host sees it: what runs, who is inside, and its door under one large press. */
export function RoomRow({ room, live, isChosen, onChoose }: RoomRowProps) {
  const { texts, language } = useTexts();
  const may = useMay();
  const { id, source, isOpen, inside } = room;
  const name = roomName(room, texts, language);
  const isToday = live.day === live.today;
  const { now, next } = runningIn(live.sessions, id, isToday ? live.now : null);
  return (
    <li className={styles.room} data-chosen={isChosen}>
      <div>
        <h2>
          <button type="button" className={styles.name} onClick={onChoose}>
            {name}
          </button>
        </h2>
        <p className={styles.facts}>
          <DoorMark room={room} />
          {source && isOpen && (
            <span>{fillText(texts.live.inside, { count: formatCount(inside, language) })}</span>
          )}
          {source && <span className={styles.source}>{sourceText(source, texts)}</span>}
        </p>
      </div>
      <dl className={styles.running}>
        {isToday && <Running label={texts.live.now} session={now} />}
        {(isToday || next) && (
          <Running label={isToday ? texts.live.next : texts.live.first} session={next} />
        )}
      </dl>
      {may('liveDoor') &&
        (source ? (
          <DoorButton room={room} />
        ) : (
          <button
            type="button"
            className={styles.door}
            aria-label={`${texts.live.setUp}: ${name}`}
            onClick={onChoose}
          >
            {texts.live.setUp}
          </button>
        ))}
    </li>
  );
}

function Running({ label, session }: { label: string; session: DeskSession | undefined }) {
  const { texts, language } = useTexts();
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {session ? (
          <>
            <span className="mono">
              {formatHour(session.starts, language)}–{formatHour(session.ends, language)}
            </span>{' '}
            {wordsIn(session.title, language)}
          </>
        ) : (
          texts.live.nothing
        )}
      </dd>
    </div>
  );
}

/** A shape and a word: a square is open, an outline closed, a dash has nothing to show. */
export function DoorMark({ room: { source, isOpen } }: { room: DeskRoom }) {
  const { texts } = useTexts();
  if (!source) return <Mark shape="none" word={texts.live.isUnset} />;
  return isOpen ? (
    <Mark shape="full" word={texts.live.isOpen} />
  ) : (
    <Mark shape="outline" word={texts.live.isClosed} />
  );
}

function Mark({ shape, word }: { shape: 'full' | 'outline' | 'none'; word: string }) {
  return (
    <span className={styles.mark} data-shape={shape}>
      {word}
    </span>
  );
}
