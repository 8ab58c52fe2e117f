import type { ReactNode, Ref } from 'react';
import { opensRecording } from '@kongres/content/facts/rooms';
import { fillText } from '@kongres/content/format/marked-text';
import type { OrderAnswer } from '@kongres/contract/order';
import { useStateTitle } from '../../../components/use-state-title.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { buttonClass } from '@kongres/ui/button.ts';
import { Notice } from '@kongres/ui/notice.tsx';
import type { CongressData } from '../shared/congress.server.ts';
import { interrupted } from './day-recordings.ts';
import { DayRow } from './day-row.tsx';
import { GoOn } from './go-on.tsx';
import { useKept } from './use-kept.ts';
import styles from './recordings.module.css';

export interface RecordingsProps {
  title: Ref<HTMLHeadingElement>;
  data: CongressData;
  order: OrderAnswer;
  token: string;
}

/** The edition is over: what there was, by day, and where one stopped. */
export function Recordings({ title, data, order, token }: RecordingsProps) {
  const { after } = useTexts('congress');
  useStateTitle(after.heading);
  const kept = useKept(data, token);
  const isReady = Boolean(kept.library && kept.library.recordings.length > 0);
  return (
    <section className={styles.recordings}>
      <h1 ref={title} tabIndex={-1}>
        {after.heading}
      </h1>
      <p className={styles.lead}>
        {isReady ? after.ready : fillText(after.text, { buyerEmail: order.email })}
      </p>
      <Failure {...kept} />
      <Days {...{ data, order, token, kept }} heading="h2" />
    </section>
  );
}

/** While the congress is on: what can be watched again already, if anything can. */
export function RecordingsSoFar({ data, order, token }: Omit<RecordingsProps, 'title'>) {
  const { after } = useTexts('congress');
  const kept = useKept(data, token);
  if (!kept.library || kept.library.recordings.length === 0) return null;
  return (
    <section className={styles.recordings}>
      <h2>{after.soFar}</h2>
      <Days {...{ data, order, token, kept }} heading="h3" />
    </section>
  );
}

type Kept = ReturnType<typeof useKept>;

function Failure({ hasFailed, again }: Pick<Kept, 'hasFailed' | 'again'>): ReactNode {
  const { after } = useTexts('congress');
  if (!hasFailed) return null;
  return (
    <>
      <Notice {...after.failed} />
      <button type="button" className={buttonClass('secondary')} onClick={again}>
        {after.again}
      </button>
    </>
  );
}

interface DaysProps extends Omit<RecordingsProps, 'title'> {
  kept: Kept;
  heading: 'h2' | 'h3';
}

function Days({ data, order, token, kept, heading }: DaysProps) {
  const { after } = useTexts('congress');
  const last = kept.library && interrupted(kept.library);
  const hasAll = opensRecording(order.ticket, true);
  return (
    <>
      {last && <GoOn recording={last} item={kept.items.find(({ id }) => id === last.session)} />}
      <ol>
        {data.days.map((day) => (
          <DayRow key={day.n} day={day} kept={kept.of(day.day)} token={token} heading={heading} />
        ))}
      </ol>
      <p className={styles.remark}>{hasAll ? after.workshops : after.noWorkshops}</p>
    </>
  );
}
