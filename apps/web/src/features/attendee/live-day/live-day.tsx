import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react';
import { useWeek } from '../../../components/week/use-week.ts';
import { dayTone } from '../../../components/tones/day-tone.ts';
import type { OrderAnswer } from '@kongres/contract/order';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import type { CongressData } from '../shared/congress.server.ts';
import { Room } from '../room/room.tsx';
import { useWanted } from '../shared/use-wanted.ts';
import { Board } from './board.tsx';
import { boardRows } from '../board/live-board.ts';
import { LiveBar } from './live-bar.tsx';
import { LiveNavigation } from './live-navigation.tsx';
import { useBoard } from '../board/use-board.ts';
import { useRead } from '../board/use-read.ts';
import { Word } from './word.tsx';

export interface LiveDayProps {
  data: CongressData;
  today: CongressData['days'][number];
  /** By the server's clock. */
  now: Date;
  order: OrderAnswer;
  token: string;
  title: RefObject<HTMLHeadingElement | null>;
  /** What stands below the board. */
  children: ReactNode;
}

/** How soon the programme is asked for again that did not come. */
const weekRetryMs = 5000;

/** A day of the congress: the board of all rooms, or the room that the address names. */
export function LiveDay({ data, today, now, order, token, title, children }: LiveDayProps) {
  const { gala } = useTexts('live');
  const { board, hasFailed, heardAt } = useBoard(now);
  const week = useWeek(data.hasProgramme);
  const read = useRead();
  const known = {
    data,
    week: week.rows,
    board,
    galaName: gala,
    read: (text: Words) => read(text).text,
  };
  const rows = boardRows(known, order.ticket, now);
  const room = useWanted('room', /^[a-z0-9-]{1,40}$/);
  const shown = useRef(room);

  const askWeekAgain = useEffectEvent(week.again);
  useEffect(() => {
    if (!week.hasFailed) return;
    const timer = setTimeout(() => askWeekAgain(), weekRetryMs);
    return () => clearTimeout(timer);
  }, [week.hasFailed]);

  /** Another door is another place: whoever cannot see the page is told where they are. */
  useEffect(() => {
    if (shown.current === room) return;
    shown.current = room;
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, [room, title]);

  return (
    <div className={dayTone(today.n)}>
      <LiveBar ticket={order.ticket} today={today} now={now} />
      <LiveNavigation isBoard={room === null} />
      {board?.word && <Word word={board.word} />}
      {room === null ? (
        <Board
          title={title}
          today={today}
          now={now}
          rows={rows}
          isKnown={board !== null && (!data.hasProgramme || week.rows !== null)}
          hasFailed={hasFailed || week.hasFailed}
          heardAt={heardAt}
        >
          {children}
        </Board>
      ) : (
        <Room
          key={room}
          id={room}
          title={title}
          rows={rows}
          now={now}
          token={token}
          agreement={data.agreement}
        />
      )}
    </div>
  );
}

type Words = Readonly<Record<string, string>>;
