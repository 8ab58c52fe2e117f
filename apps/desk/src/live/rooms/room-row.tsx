import { fillText } from '@kongres/content/format/marked-text';
import type { DeskRoom, DeskSession, LiveDay } from '@kongres/contract/desk/live/live';
import { useTexts } from '../../i18n/texts.tsx';
import { formatCount, formatHour } from '../../components/format.ts';
import { RoomOpenButton } from './room-open-button.tsx';
import { formatRoomName, getLocalizedText } from '../shared/names.ts';
import { findCurrentAndNext } from './current-session.ts';
import { formatSource } from '../shared/format-source.ts';
import { usePermission } from '../shared/use-permission.ts';
import styles from '../shared/live.module.css';

interface RoomRowProps {
  room: DeskRoom;
  live: LiveDay;
  isChosen: boolean;
  onChoose: () => void;
}

export function RoomRow({ room, live, isChosen, onChoose }: RoomRowProps) {
  const { texts, language } = useTexts();
  const may = usePermission();
  const { id, source, isOpen, viewerCount } = room;
  const name = formatRoomName(room, texts, language);
  const isToday = live.day === live.today;
  const { now, next } = findCurrentAndNext(live.sessions, id, isToday ? live.now : null);
  return (
    <li className={styles.room} data-chosen={isChosen}>
      <div>
        <h2>
          <button type="button" className={styles.name} onClick={onChoose}>
            {name}
          </button>
        </h2>
        <p className={styles.facts}>
          <RoomStatus room={room} />
          {source && isOpen && (
            <span>
              {fillText(texts.live.deviceCount, { count: formatCount(viewerCount, language) })}
            </span>
          )}
          {source && <span className={styles.source}>{formatSource(source, texts)}</span>}
        </p>
      </div>
      <dl className={styles.running}>
        {isToday && <SessionSlot label={texts.live.now} session={now} />}
        {(isToday || next) && (
          <SessionSlot label={isToday ? texts.live.next : texts.live.first} session={next} />
        )}
      </dl>
      {may('setRoomOpen') &&
        (source ? (
          <RoomOpenButton room={room} />
        ) : (
          <button
            type="button"
            className={styles.openButton}
            aria-label={`${texts.live.setSource}: ${name}`}
            onClick={onChoose}
          >
            {texts.live.setSource}
          </button>
        ))}
    </li>
  );
}

function SessionSlot({ label, session }: { label: string; session: DeskSession | undefined }) {
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
            {getLocalizedText(session.title, language)}
          </>
        ) : (
          texts.live.nothing
        )}
      </dd>
    </div>
  );
}

export function RoomStatus({ room: { source, isOpen } }: { room: DeskRoom }) {
  const { texts } = useTexts();
  if (!source) return <Status shape="none" label={texts.live.noSource} />;
  return isOpen ? (
    <Status shape="full" label={texts.live.isOpen} />
  ) : (
    <Status shape="outline" label={texts.live.isClosed} />
  );
}

function Status({ shape, label }: { shape: 'full' | 'outline' | 'none'; label: string }) {
  return (
    <span className={styles.status} data-shape={shape}>
      {label}
    </span>
  );
}
