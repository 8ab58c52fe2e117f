import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react';
import { useProgrammeIndex } from '../../../components/programme-index/use-programme-index.ts';
import { getDayToneClass } from '../../../components/tones/day-tone.ts';
import type { OrderResponse } from '@kongres/contract/order';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import type { CongressData } from '../shared/congress.server.ts';
import { Room } from '../room/room.tsx';
import { useValidSearchParam } from '../shared/use-valid-search-param.ts';
import { Board } from './board.tsx';
import { buildBoardRows } from '../board/live-board.ts';
import { LiveBar } from './live-bar.tsx';
import { LiveNavigation } from './live-navigation.tsx';
import { useBoard } from '../board/use-board.ts';
import { useLocalizedText } from '../board/use-localized-text.ts';
import { LiveBanner } from './live-banner.tsx';

export interface LiveDayProps {
  data: CongressData;
  today: CongressData['days'][number];
  /** By the server's clock. */
  now: Date;
  order: OrderResponse;
  token: string;
  title: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

const programmeRetryMs = 5000;

/** The board of all rooms, or the room in the address. */
export function LiveDay({ data, today, now, order, token, title, children }: LiveDayProps) {
  const { gala } = useTexts('live');
  const { board, hasFailed, fetchedAt } = useBoard(now);
  const programme = useProgrammeIndex(data.hasProgramme);
  const localize = useLocalizedText();
  const boardInput = {
    data,
    programme: programme.rows,
    board,
    galaName: gala,
    localize: (text: LocalizedText) => localize(text).text,
  };
  const rows = buildBoardRows(boardInput, order.ticket, now);
  const room = useValidSearchParam('room', /^[a-z0-9-]{1,40}$/);
  const previousRoom = useRef(room);

  const retryProgramme = useEffectEvent(programme.retry);
  useEffect(() => {
    if (!programme.hasFailed) return;
    const timer = setTimeout(() => retryProgramme(), programmeRetryMs);
    return () => clearTimeout(timer);
  }, [programme.hasFailed]);

  /** Changing rooms works like a page navigation: scroll to the top and focus the heading. */
  useEffect(() => {
    if (previousRoom.current === room) return;
    previousRoom.current = room;
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, [room, title]);

  return (
    <div className={getDayToneClass(today.n)}>
      <LiveBar ticket={order.ticket} today={today} now={now} />
      <LiveNavigation isBoard={room === null} />
      {board?.word && <LiveBanner banner={board.word} />}
      {room === null ? (
        <Board
          title={title}
          today={today}
          now={now}
          rows={rows}
          isKnown={board !== null && (!data.hasProgramme || programme.rows !== null)}
          hasFailed={hasFailed || programme.hasFailed}
          fetchedAt={fetchedAt}
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

type LocalizedText = Readonly<Record<string, string>>;
