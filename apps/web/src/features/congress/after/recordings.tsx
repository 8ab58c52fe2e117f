import type { Ref } from 'react';
import { admissions, isTicket } from '@kongres/content/facts/admissions';
import { pick } from '@kongres/content/facts/collection';
import type { OrderAnswer } from '@kongres/contract/order';
import { dayTone } from '../../../blocks/tones/day-tone.ts';
import { useStateTitle } from '../../../blocks/use-state-title.ts';
import { fill } from '../../../i18n/fill.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import type { CongressData } from '../congress.server.ts';
import styles from './recordings.module.css';

interface RecordingsProps extends Pick<CongressData, 'days'> {
  title: Ref<HTMLHeadingElement>;
  order: OrderAnswer;
}

/** The edition is over: what there was, and how its recordings come. */
export function Recordings({ title, order, days }: RecordingsProps) {
  const { after } = useTexts('congress');
  useStateTitle(after.heading);
  const { adds, includes } = pick(admissions, order.ticket);
  const hasWorkshops = [...adds, ...includes].includes('workshop-recordings');
  return (
    <section className={styles.recordings}>
      <h1 ref={title} tabIndex={-1}>
        {after.heading}
      </h1>
      <p className={styles.lead}>{fill(after.text, { buyerEmail: order.email })}</p>
      <ol>
        {days.map(({ n, day, number, weekday, galas }) => (
          <li key={n} className={dayTone(n)}>
            <time dateTime={day}>
              <b>{number}</b> <span>{weekday}</span>
            </time>
            <p className="mono">{galas.map(({ name }) => name).join(', ')}</p>
          </li>
        ))}
      </ol>
      {isTicket(order.ticket) && (
        <p className={styles.remark}>{hasWorkshops ? after.workshops : after.noWorkshops}</p>
      )}
    </section>
  );
}
