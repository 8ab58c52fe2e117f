import type { ReactNode, Ref } from 'react';
import { canOpenRecording } from '@kongres/content/facts/rooms';
import { fillText } from '@kongres/content/format/marked-text';
import type { OrderResponse } from '@kongres/contract/order';
import { useStateTitle } from '../../../components/use-state-title.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { getButtonClass } from '@kongres/ui/button.ts';
import { Notice } from '@kongres/ui/notice.tsx';
import type { CongressData } from '../shared/congress.server.ts';
import { findInterruptedRecording } from './day-media.ts';
import { DayRow } from './day-row.tsx';
import { ContinueWatching } from './continue-watching.tsx';
import { useMediaByDay } from './use-media-by-day.ts';
import styles from './recordings.module.css';

export interface RecordingsProps {
  title: Ref<HTMLHeadingElement>;
  data: CongressData;
  order: OrderResponse;
  token: string;
}

export function Recordings({ title, data, order, token }: RecordingsProps) {
  const { after } = useTexts('congress');
  useStateTitle(after.heading);
  const mediaByDay = useMediaByDay(data, token);
  const isReady = Boolean(mediaByDay.media && mediaByDay.media.recordings.length > 0);
  return (
    <section className={styles.recordings}>
      <h1 ref={title} tabIndex={-1}>
        {after.heading}
      </h1>
      <p className={styles.lead}>
        {isReady ? after.ready : fillText(after.text, { buyerEmail: order.email })}
      </p>
      <LoadFailure {...mediaByDay} />
      <Days {...{ data, order, token, mediaByDay }} heading="h2" />
    </section>
  );
}

/** During the congress; renders nothing until the first recording is available. */
export function RecordingsSoFar({ data, order, token }: Omit<RecordingsProps, 'title'>) {
  const { after } = useTexts('congress');
  const mediaByDay = useMediaByDay(data, token);
  if (!mediaByDay.media || mediaByDay.media.recordings.length === 0) return null;
  return (
    <section className={styles.recordings}>
      <h2>{after.soFar}</h2>
      <Days {...{ data, order, token, mediaByDay }} heading="h3" />
    </section>
  );
}

type MediaByDay = ReturnType<typeof useMediaByDay>;

function LoadFailure({ hasFailed, retry }: Pick<MediaByDay, 'hasFailed' | 'retry'>): ReactNode {
  const { after } = useTexts('congress');
  if (!hasFailed) return null;
  return (
    <>
      <Notice {...after.failed} />
      <button type="button" className={getButtonClass('secondary')} onClick={retry}>
        {after.again}
      </button>
    </>
  );
}

interface DaysProps extends Omit<RecordingsProps, 'title'> {
  mediaByDay: MediaByDay;
  heading: 'h2' | 'h3';
}

function Days({ data, order, token, mediaByDay, heading }: DaysProps) {
  const { after } = useTexts('congress');
  const lastRecording = mediaByDay.media && findInterruptedRecording(mediaByDay.media);
  const hasWorkshopRecordings = canOpenRecording(order.ticket, true);
  return (
    <>
      {lastRecording && (
        <ContinueWatching
          recording={lastRecording}
          item={mediaByDay.items.find(({ id }) => id === lastRecording.session)}
        />
      )}
      <ol>
        {data.days.map((day) => (
          <DayRow
            key={day.n}
            day={day}
            sessions={mediaByDay.getDay(day.day)}
            token={token}
            heading={heading}
          />
        ))}
      </ol>
      <p className={styles.remark}>{hasWorkshopRecordings ? after.workshops : after.noWorkshops}</p>
    </>
  );
}
