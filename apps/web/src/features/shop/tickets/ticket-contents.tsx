import { fillText } from '@kongres/content/format/marked-text';
import { useId } from 'react';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { Icon } from '@kongres/ui/icon.tsx';
import styles from './ticket-contents.module.css';
import type { TicketPlan } from './ticket-plans.server.ts';

/** What the ticket adds to the cheaper one, which it names; the first ticket lists everything. */
export function TicketContents({ plan }: { plan: TicketPlan }) {
  const { includes, plus, features } = useTexts('tickets');
  const caption = useId();
  return (
    <div className={styles.contents}>
      <p className={styles.caption} id={caption}>
        {fillText(includes, { name: plan.name })}
      </p>
      {plan.base && <p>{fillText(plus, { name: plan.base })}</p>}
      <ul aria-labelledby={caption}>
        {plan.adds.map((feature) => (
          <li key={feature} className={styles.added}>
            <Icon name="plus" />
            {features[feature]}
          </li>
        ))}
        {!plan.base &&
          plan.includes.map((feature) => (
            <li key={feature}>
              <Icon name="check" />
              {features[feature]}
            </li>
          ))}
      </ul>
    </div>
  );
}
