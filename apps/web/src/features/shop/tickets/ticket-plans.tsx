import { usePhase } from '../../../lib/edition/phase.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { useTicketPurchase } from './use-ticket-purchase.tsx';
import { useCurrentPlans } from './sale/use-current-plans.ts';
import { useTicketStates } from './sale/use-ticket-states.ts';
import { Section } from '../../../components/section.tsx';
import { Sentence } from '../../../components/sentence.tsx';
import { TicketCard } from './ticket-card.tsx';
import type { BonusData } from './bonuses.server.ts';
import { TicketBonuses } from './ticket-bonuses.tsx';
import type { TicketPlan } from './ticket-plans.server.ts';
import styles from './ticket-plans.module.css';

interface TicketPlansProps {
  plans: readonly TicketPlan[];
  bonuses: readonly BonusData[];
}

export function TicketPlans({ plans: built, bonuses }: TicketPlansProps) {
  const tickets = useTexts('tickets');
  const isOver = usePhase() === 'after';
  const states = useTicketStates();
  const plans = useCurrentPlans(built);
  const { choose, prepare, dialog } = useTicketPurchase();
  return (
    <Section label={tickets.label} title={tickets.title} id="tickets">
      <div className={`grid ${styles.plans}`}>
        <div className={styles.note}>
          <p className={styles.promo}>
            <Sentence text={tickets.promo} />
          </p>
          <p className="dim">
            <Sentence text={tickets.group} topic={isOver ? undefined : 'group-tickets'} />
          </p>
        </div>
        {plans.map((plan) => (
          <TicketCard
            key={plan.id}
            plan={plan}
            state={states[plan.id]}
            onChoose={() => choose(plan)}
            onPrepare={prepare}
          />
        ))}
      </div>
      <TicketBonuses bonuses={bonuses} />
      {dialog}
    </Section>
  );
}
