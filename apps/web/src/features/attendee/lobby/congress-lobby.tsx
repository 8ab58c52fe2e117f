import type { RefObject } from 'react';
import { admissions, isTicket } from '@kongres/content/facts/admissions';
import { pick } from '@kongres/content/facts/collection';
import { edition, roomsOpen } from '@kongres/content/facts/edition';
import { dayAt, instant } from '@kongres/content/format/date';
import type { OrderAnswer } from '@kongres/contract/order';
import { useStateTitle } from '../../../components/use-state-title.ts';
import { usePhase } from '../../../lib/edition/phase.ts';
import { useEditionNow } from '../../../lib/edition/use-edition-now.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { useWanted } from '../shared/use-wanted.ts';
import { usePart } from '../../../lib/deferred-hydration/use-part.ts';
import styles from './congress-app.module.css';
import type { CongressData } from '../shared/congress.server.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import { Countdown } from './countdown.tsx';
import { Evenings } from './evenings.tsx';
import type { PreparationsProps } from '../checklist/preparations.tsx';
import type { LiveDayProps } from '../live-day/live-day.tsx';
import type { OwnCertificateProps } from '../certificates/own-certificate.tsx';
import type { RecordingsProps } from '../recordings/recordings.tsx';
import type { WatchProps } from '../recordings/watch.tsx';
import { TicketBar } from '../shared/ticket-bar.tsx';
import { TicketCard } from './ticket-card.tsx';
import { TodayHead } from './today-head.tsx';
import { WhatOpens } from './what-opens.tsx';

interface CongressLobbyProps {
  data: CongressData;
  title: RefObject<HTMLHeadingElement | null>;
  order: OrderAnswer;
  token: string;
  onForget: () => void;
  onStale: () => void;
}

const starts = new Date(instant(edition.firstDay, edition.opens));
const doorsOpen = new Date(instant(edition.firstDay, roomsOpen));

/** What a ticket opens today: the wait, the day that is on, or what is left when it is over. */
export function CongressLobby({
  data,
  title,
  order,
  token,
  onForget,
  onStale,
}: CongressLobbyProps) {
  const { dates, days } = data;
  const texts = useTexts('congress');
  const phase = usePhase();
  const now = useEditionNow();
  const card = (
    <TicketCard order={order} token={token} dates={dates} onForget={onForget} onStale={onStale} />
  );
  const bar = (
    <TicketBar ticket={pick(admissions, order.ticket).name}>
      <p>{texts.bar}</p>
    </TicketBar>
  );
  const isInvited = !isTicket(order.ticket);
  const recording = useWanted('recording', /^[a-z0-9-]{1,120}$/);
  if (recording && phase && phase !== 'before') {
    return (
      <>
        {bar}
        <WatchPart key={recording} session={recording} {...{ title, data, token }} />
      </>
    );
  }
  if (phase === 'after') {
    return (
      <>
        {bar}
        <div className={`wrap ${styles.two}`} data-order="ticket-first">
          <div className={styles.column}>
            {!isInvited && <CertificatePart token={token} onStale={onStale} />}
            {card}
          </div>
          {isInvited ? (
            <GuestThanks title={title} />
          ) : (
            <RecordingsPart {...{ title, data, order, token }} />
          )}
        </div>
      </>
    );
  }
  const today =
    phase === 'live' && now && now >= doorsOpen
      ? days.find(({ day }) => day === dayAt(now))
      : undefined;
  if (today && now) {
    return (
      <LivePart {...{ data, today, now, order, token, title }}>
        <div className={`wrap ${styles.below}`}>
          {isInvited && <Evenings days={days} />}
          {card}
          {!isInvited && <PreparationsPart {...{ data, order, token, onStale }} isLive />}
          {!isInvited && <RecordingsSoFarPart {...{ data, order, token }} />}
        </div>
      </LivePart>
    );
  }
  const calendar = <AddToCalendar token={token} onStale={onStale} />;
  return (
    <>
      {bar}
      <Countdown title={title} starts={starts} now={now} />
      <div className={`wrap ${styles.two}`}>
        {isInvited ? (
          <Evenings days={days}>{calendar}</Evenings>
        ) : (
          <div className={styles.column}>
            <PreparationsPart {...{ data, order, token, onStale }} isLive={false} />
            <WhatOpens />
          </div>
        )}
        {card}
      </div>
    </>
  );
}

/** The checklist, workshops and benefits come to whoever has a ticket. */
const loadPreparations = () => import('../checklist/preparations.tsx');

function PreparationsPart(props: PreparationsProps) {
  const part = usePart(loadPreparations);
  return part && <part.Preparations {...props} />;
}

/** Drawn when it is all over. */
const loadCertificate = () => import('../certificates/own-certificate.tsx');

function CertificatePart(props: OwnCertificateProps) {
  const part = usePart(loadCertificate);
  return part && <part.OwnCertificate {...props} />;
}

/** An invitation was for the evenings, and they are over. */
function GuestThanks({ title }: Pick<CongressLobbyProps, 'title'>) {
  const { guest } = useTexts('congress').after;
  useStateTitle(guest.heading);
  return (
    <section>
      <h1 ref={title} tabIndex={-1}>
        {guest.heading}
      </h1>
      <p>{guest.text}</p>
    </section>
  );
}

/** Board, rooms and recordings come on the days they are for. */
const loadInside = () => import('./inside.ts');

function RecordingsPart({ title, ...props }: RecordingsProps) {
  const { after } = useTexts('congress');
  const part = usePart(loadInside);
  return part ? (
    <part.Recordings title={title} {...props} />
  ) : (
    <h1 ref={title} tabIndex={-1}>
      {after.heading}
    </h1>
  );
}

function RecordingsSoFarPart(props: Omit<RecordingsProps, 'title'>) {
  const part = usePart(loadInside);
  return part && <part.RecordingsSoFar {...props} />;
}

function WatchPart(props: WatchProps) {
  const part = usePart(loadInside);
  return part && <part.Watch {...props} />;
}

function LivePart(props: LiveDayProps) {
  const part = usePart(loadInside);
  return part ? <part.LiveDay {...props} /> : <TodayHead title={props.title} {...props.today} />;
}
