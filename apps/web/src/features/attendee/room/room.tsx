import { fillText } from '@kongres/content/format/marked-text';
import { useState, type Ref } from 'react';
import { RoomTile } from '../../../components/session/room-tile.tsx';
import { Tag } from '../../../components/tag.tsx';
import { useStateTitle } from '../../../components/use-state-title.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { LocalLink } from '../../../lib/routing/local-link.tsx';
import { Icon } from '@kongres/ui/icon.tsx';
import type { BoardRow } from '../board/live-board.ts';
import { shareOf } from '../board/progress-line.tsx';
import { useHours } from '../board/use-hours.ts';
import { RoomPanel } from './room-panel.tsx';
import { Elsewhere } from './elsewhere.tsx';
import { Stage } from '../player/stage.tsx';
import { useVisit } from '../player/use-visit.ts';
import stage from '../player/stage.module.css';
import styles from './room.module.css';

interface RoomProps {
  id: string;
  title: Ref<HTMLHeadingElement>;
  rows: readonly BoardRow[];
  now: Date;
  token: string;
  agreement: string;
}

/** A room from the inside: the stage, what is on, what follows, and where else to go. */
export function Room({ id, title, rows, now, token, agreement }: RoomProps) {
  const { room: texts, columns } = useTexts('live');
  const visit = useVisit(token, id);
  const [isBroken, setIsBroken] = useState(false);
  const hours = useHours();
  const row = rows.find((each) => each.id === id);
  const item = row?.now?.change === 'cancelled' ? null : (row?.now ?? null);
  const name = row?.name ?? columns.room;
  const heading = item?.title ?? name;
  useStateTitle(heading);
  const elapsed = item && {
    share: shareOf(item, now),
    words: `${hours.time(now.toISOString())} / ${hours.time(item.ends)}`,
  };
  const others = rows.filter((each) => each.id !== id && each.isOpen);
  const isInside = visit.state.is === 'inside';
  return (
    <div className={styles.room}>
      <div className={stage.stage}>
        <p className={stage.top}>
          <LocalLink className={stage.back} to="congress">
            <Icon name="arrow" />
            {texts.back}
          </LocalLink>
          {isInside && !isBroken && <Tag>{texts.live}</Tag>}
          {row && <RoomTile letter={row.letter} />}
        </p>
        <div className={stage.picture}>
          <Stage
            visit={visit}
            token={token}
            roomName={name}
            label={fillText(texts.player.label, { room: name })}
            agreement={agreement}
            elapsed={elapsed}
            elsewhere={<Elsewhere rows={others} />}
            onBroken={setIsBroken}
          />
        </div>
        <div className={stage.about}>
          <p className="mono">{row && fillText(texts.name, { letter: row.letter, room: name })}</p>
          <h1 ref={title} tabIndex={-1} lang={item?.lang}>
            {heading}
          </h1>
          {item?.people && <p className={stage.people}>{item.people}</p>}
        </div>
        {row?.next && (
          <p className={styles.next}>
            <span className="mono">
              {fillText(texts.nextHere, { time: hours.time(row.next.starts) })}
            </span>
            <b lang={row.next.lang}>{row.next.title}</b>
          </p>
        )}
      </div>
      <RoomPanel
        room={id}
        session={item?.id ?? null}
        token={token}
        path={visit.state.is === 'inside' ? visit.state.inside.path : null}
        others={others}
        now={now}
      />
    </div>
  );
}
