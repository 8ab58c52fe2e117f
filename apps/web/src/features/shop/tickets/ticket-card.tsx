import { useId } from 'react';
import type { TicketState } from '@kongres/contract/tickets';
import { usePhase } from '../../../lib/edition/phase.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { getButtonClass } from '@kongres/ui/button.ts';
import { Icon } from '@kongres/ui/icon.tsx';
import { EmailLink } from '../../../components/links/email-link.tsx';
import styles from './ticket-card.module.css';
import { TicketContents } from './ticket-contents.tsx';
import type { TicketPlan } from './ticket-plans.server.ts';
import { TicketPrice } from './ticket-price.tsx';

interface TicketCardProps {
  plan: TicketPlan;
  state: TicketState;
  heading: 'h2' | 'h3';
  onChoose: () => void;
  onPrepare: () => void;
}

export function TicketCard({
  plan,
  state,
  heading: Heading,
  onChoose,
  onPrepare,
}: TicketCardProps) {
  const tickets = useTexts('tickets');
  const isOver = usePhase() === 'after';
  const heading = useId();
  const stateText = isOver || state === 'open' ? tickets.over : tickets.states[state];
  return (
    <article className={styles.ticket} aria-labelledby={heading} data-ticket={plan.id}>
      <div className={styles.offer}>
        {!isOver && (
          <p
            className={`mono upper ${styles.label}`}
            data-empty={(!plan.label && !plan.recommended) || undefined}
          >
            <b>{plan.label && tickets.labels[plan.label]}</b>
            <span>{plan.recommended && tickets.recommended}</span>
          </p>
        )}
        <Heading id={heading}>{plan.name}</Heading>
        {!isOver && <TicketPrice plan={plan} />}
        <div className={styles.action}>
          {state === 'open' && !isOver ? (
            <button
              type="button"
              className={getButtonClass(plan.id === 'premium' ? 'ink' : 'secondary')}
              aria-describedby={heading}
              onClick={onChoose}
              onPointerEnter={onPrepare}
              onFocus={onPrepare}
            >
              {tickets.select}
              <Icon name="arrow" />
            </button>
          ) : (
            <p className={styles.state}>{stateText}</p>
          )}
          <p className={styles.byMail}>
            <EmailLink />
          </p>
        </div>
      </div>
      <TicketContents plan={plan} />
    </article>
  );
}
