import type { Ref } from 'react';
import { isTicket } from '@kongres/content/facts/admissions';
import { edition } from '@kongres/content/facts/edition';
import { dayAt, instant } from '@kongres/content/format/date';
import type { OrderAnswer } from '@kongres/contract/order';
import { usePhase } from '../../edition/phase.ts';
import styles from './congress-app.module.css';
import type { CongressData } from './congress.server.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import { Countdown } from './countdown.tsx';
import { Evenings } from './evenings.tsx';
import { Recordings } from './recordings.tsx';
import { TicketCard } from './ticket-card.tsx';
import { Today, TodayHead } from './today.tsx';
import { useEditionNow } from '../../edition/use-edition-now.ts';
import { WhatOpens } from './what-opens.tsx';

interface CongressLobbyProps extends CongressData {
  title: Ref<HTMLHeadingElement>;
  order: OrderAnswer;
  token: string;
  onForget: () => void;
  onStale: () => void;
}

const starts = new Date(instant(edition.firstDay, edition.opens));

/** What a ticket opens today: the wait, the day that is on, or what is left when it is over. */
export function CongressLobby({
  dates,
  days,
  title,
  order,
  token,
  onForget,
  onStale,
}: CongressLobbyProps) {
  const phase = usePhase();
  const now = useEditionNow();
  const today =
    phase === 'live' && now && now >= starts
      ? days.find(({ day }) => day === dayAt(now))
      : undefined;
  const card = (
    <TicketCard order={order} token={token} dates={dates} onForget={onForget} onStale={onStale} />
  );
  if (phase === 'after') {
    return (
      <div className={`wrap ${styles.two}`} data-order="ticket-first">
        {card}
        <Recordings title={title} order={order} days={days} />
      </div>
    );
  }
  const calendar = <AddToCalendar token={token} onStale={onStale} />;
  return (
    <>
      {today ? (
        <TodayHead title={title} {...today} />
      ) : (
        <Countdown title={title} starts={starts} now={now} />
      )}
      <div className={`wrap ${styles.two}`}>
        {what()}
        {card}
      </div>
    </>
  );

  function what() {
    if (!isTicket(order.ticket)) return <Evenings days={days}>{!today && calendar}</Evenings>;
    return today ? <Today {...today} /> : <WhatOpens>{calendar}</WhatOpens>;
  }
}
