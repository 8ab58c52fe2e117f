import { fillText } from '@kongres/content/format/marked-text';
import { useState, type Ref } from 'react';
import { RoomTile } from '../../../components/session/room-tile.tsx';
import { Tag } from '../../../components/tag.tsx';
import { useStateTitle } from '../../../components/use-state-title.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { LocalLink } from '../../../lib/routing/local-link.tsx';
import { Icon } from '@kongres/ui/icon.tsx';
import type { BoardRow } from '../board/live-board.ts';
import { getElapsedShare } from '../board/progress-line.tsx';
import { useDisplayClock } from '../board/use-display-clock.ts';
import { RoomPanel } from './room-panel.tsx';
import { OpenRooms } from './open-rooms.tsx';
import { PlayerArea } from '../player/player-area.tsx';
import { useRoomSeat } from '../player/use-room-seat.ts';
import area from '../player/player-area.module.css';
import styles from './room.module.css';

interface RoomProps {
  id: string;
  title: Ref<HTMLHeadingElement>;
  rows: readonly BoardRow[];
  now: Date;
  token: string;
  agreement: string;
}

export function Room({ id, title, rows, now, token, agreement }: RoomProps) {
  const { room: texts, columns } = useTexts('live');
  const seat = useRoomSeat(token, id);
  const [isBroken, setIsBroken] = useState(false);
  const clock = useDisplayClock();
  const row = rows.find((each) => each.id === id);
  const item = row?.now?.change === 'cancelled' ? null : (row?.now ?? null);
  const name = row?.name ?? columns.room;
  const heading = item?.title ?? name;
  useStateTitle(heading);
  const elapsed = item && {
    share: getElapsedShare(item, now),
    words: `${clock.formatTime(now.toISOString())} / ${clock.formatTime(item.ends)}`,
  };
  const others = rows.filter((each) => each.id !== id && each.isOpen);
  const isInside = seat.state.is === 'inside';
  return (
    <div className={styles.room}>
      <div className={area.area}>
        <p className={area.top}>
          <LocalLink className={area.back} to="congress">
            <Icon name="arrow" />
            {texts.back}
          </LocalLink>
          {isInside && !isBroken && <Tag>{texts.live}</Tag>}
          {row && <RoomTile letter={row.letter} />}
        </p>
        <div className={area.picture}>
          <PlayerArea
            seat={seat}
            token={token}
            roomName={name}
            label={fillText(texts.player.label, { room: name })}
            agreement={agreement}
            elapsed={elapsed}
            openRooms={<OpenRooms rows={others} />}
            onBroken={setIsBroken}
          />
        </div>
        <div className={area.about}>
          <p className="mono">{row && fillText(texts.name, { letter: row.letter, room: name })}</p>
          <h1 ref={title} tabIndex={-1} lang={item?.lang}>
            {heading}
          </h1>
          {item?.people && <p className={area.people}>{item.people}</p>}
        </div>
        {row?.next && (
          <p className={styles.next}>
            <span className="mono">
              {fillText(texts.nextHere, { time: clock.formatTime(row.next.starts) })}
            </span>
            <b lang={row.next.lang}>{row.next.title}</b>
          </p>
        )}
      </div>
      <RoomPanel
        room={id}
        session={item?.id ?? null}
        token={token}
        path={seat.state.is === 'inside' ? seat.state.inside.path : null}
        others={others}
        now={now}
      />
    </div>
  );
}
