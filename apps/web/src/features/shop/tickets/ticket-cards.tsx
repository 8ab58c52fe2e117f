import { useTicketPurchase } from './use-ticket-purchase.tsx';
import { useCurrentPlans } from './sale/use-current-plans.ts';
import { useTicketStates } from './sale/use-ticket-states.ts';
import { TicketCard } from './ticket-card.tsx';
import type { TicketPlan } from './ticket-plans.server.ts';

interface TicketCardsProps {
  plans: readonly TicketPlan[];
  heading: 'h2' | 'h3';
}

export function TicketCards({ plans: built, heading }: TicketCardsProps) {
  const states = useTicketStates();
  const plans = useCurrentPlans(built);
  const { choose, prepare, dialog } = useTicketPurchase();
  return (
    <>
      {plans.map((plan) => (
        <TicketCard
          key={plan.id}
          plan={plan}
          state={states[plan.id]}
          heading={heading}
          onChoose={() => choose(plan)}
          onPrepare={prepare}
        />
      ))}
      {dialog}
    </>
  );
}
