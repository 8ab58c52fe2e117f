import type { RefObject } from 'react';
import { admissions, isTicket } from '@kongres/content/facts/admissions';
import { getRow } from '@kongres/content/facts/collection';
import { edition, roomsOpen } from '@kongres/content/facts/edition';
import { toLocalDay, toIsoInstant } from '@kongres/content/format/date';
import type { OrderResponse } from '@kongres/contract/order';
import { useStateTitle } from '../../../components/use-state-title.ts';
import { usePhase } from '../../../lib/edition/phase.ts';
import { useEditionNow } from '../../../lib/edition/use-edition-now.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { useValidSearchParam } from '../shared/use-valid-search-param.ts';
import { useLazyPart } from '../../../lib/deferred-hydration/use-lazy-part.ts';
import styles from './congress-app.module.css';
import type { CongressData } from '../shared/congress.server.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import { Countdown } from './countdown.tsx';
import { Evenings } from './evenings.tsx';
import type { PreparationsProps } from '../checklist/preparations.tsx';
import type { LiveDayProps } from '../live-day/live-day.tsx';
import type { AttendeeCertificateProps } from '../certificates/attendee-certificate.tsx';
import type { RecordingsProps } from '../recordings/recordings.tsx';
import type { RecordingViewProps } from '../recordings/recording-view.tsx';
import { TicketBar } from '../shared/ticket-bar.tsx';
import { TicketCard } from './ticket-card.tsx';
import { TodayHead } from './today-head.tsx';
import { OpeningTimes } from './opening-times.tsx';

interface CongressLobbyProps {
  data: CongressData;
  title: RefObject<HTMLHeadingElement | null>;
  order: OrderResponse;
  token: string;
  onForget: () => void;
  onStale: () => void;
}

const startsAt = new Date(toIsoInstant(edition.firstDay, edition.opens));
const roomsOpenAt = new Date(toIsoInstant(edition.firstDay, roomsOpen));

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
    <TicketBar ticket={getRow(admissions, order.ticket).name}>
      <p>{texts.bar}</p>
    </TicketBar>
  );
  const isInvited = !isTicket(order.ticket);
  const recording = useValidSearchParam('recording', /^[a-z0-9-]{1,120}$/);
  if (recording && phase && phase !== 'before') {
    return (
      <>
        {bar}
        <RecordingViewPart key={recording} session={recording} {...{ title, data, token }} />
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
    phase === 'live' && now && now >= roomsOpenAt
      ? days.find(({ day }) => day === toLocalDay(now))
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
      <Countdown title={title} starts={startsAt} now={now} />
      <div className={`wrap ${styles.two}`}>
        {isInvited ? (
          <Evenings days={days}>{calendar}</Evenings>
        ) : (
          <div className={styles.column}>
            <PreparationsPart {...{ data, order, token, onStale }} isLive={false} />
            <OpeningTimes />
          </div>
        )}
        {card}
      </div>
    </>
  );
}

const loadPreparations = () => import('../checklist/preparations.tsx');

function PreparationsPart(props: PreparationsProps) {
  const part = useLazyPart(loadPreparations);
  return part && <part.Preparations {...props} />;
}

const loadCertificate = () => import('../certificates/attendee-certificate.tsx');

function CertificatePart(props: AttendeeCertificateProps) {
  const part = useLazyPart(loadCertificate);
  return part && <part.AttendeeCertificate {...props} />;
}

/** Invitations admit to the gala evenings only and include no recordings. */
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

/** Loaded from the first congress day on. */
const loadLiveAndRecordings = () => import('./live-and-recordings.ts');

function RecordingsPart({ title, ...props }: RecordingsProps) {
  const { after } = useTexts('congress');
  const part = useLazyPart(loadLiveAndRecordings);
  return part ? (
    <part.Recordings title={title} {...props} />
  ) : (
    <h1 ref={title} tabIndex={-1}>
      {after.heading}
    </h1>
  );
}

function RecordingsSoFarPart(props: Omit<RecordingsProps, 'title'>) {
  const part = useLazyPart(loadLiveAndRecordings);
  return part && <part.RecordingsSoFar {...props} />;
}

function RecordingViewPart(props: RecordingViewProps) {
  const part = useLazyPart(loadLiveAndRecordings);
  return part && <part.Watch {...props} />;
}

function LivePart(props: LiveDayProps) {
  const part = useLazyPart(loadLiveAndRecordings);
  return part ? <part.LiveDay {...props} /> : <TodayHead title={props.title} {...props.today} />;
}
