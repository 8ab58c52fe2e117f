import { useTexts } from '../../../lib/i18n/texts.tsx';
import { Section } from '../../../components/section.tsx';
import type { BonusData } from './bonuses.server.ts';
import { TicketBonuses } from './ticket-bonuses.tsx';
import { TicketCards } from './ticket-cards.tsx';
import { TicketNotes } from './ticket-notes.tsx';
import type { TicketPlan } from './ticket-plans.server.ts';
import styles from './ticket-plans.module.css';

interface TicketPlansProps {
  plans: readonly TicketPlan[];
  bonuses: readonly BonusData[];
}

export function TicketPlans({ plans, bonuses }: TicketPlansProps) {
  const tickets = useTexts('tickets');
  return (
    <Section label={tickets.label} title={tickets.title} id="tickets">
      <div className={`grid ${styles.plans}`}>
        <TicketNotes />
        <TicketCards plans={plans} heading="h3" />
      </div>
      <TicketBonuses bonuses={bonuses} heading="h3" />
    </Section>
  );
}
