import { fillText } from '@kongres/content/format/marked-text';
import { usePhase } from '../../../lib/edition/phase.ts';
import { useReceivedEdition } from '../../../lib/edition/use-edition-phase.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { useCurrentPlans } from '../tickets/sale/use-current-plans.ts';
import { useTicketStates } from '../tickets/sale/use-ticket-states.ts';
import type { TicketPlan } from '../tickets/ticket-plans.server.ts';

interface LowestPriceProps {
  plans: readonly TicketPlan[];
  refundEnds: string;
}

/** The lowest price on sale, and until when it can be refunded. */
export function LowestPrice({ plans, refundEnds }: LowestPriceProps) {
  const { hero } = useTexts('home');
  const phase = usePhase();
  const isRefundable = useIsBefore(refundEnds) && phase === 'before';
  const states = useTicketStates();
  const [cheapest] = useCurrentPlans(plans)
    .filter(({ id }) => states[id] === 'open')
    .toSorted((one, other) => one.grossMinor - other.grossMinor);
  if (phase === 'after' || !cheapest) return null;
  const { net, gross } = cheapest;
  return <p>{fillText(isRefundable ? hero.priceWithRefund : hero.price, { net, gross })}</p>;
}

/** By the server's time; true until it is known. */
function useIsBefore(instant: string): boolean {
  const edition = useReceivedEdition();
  return !edition || edition.now < Date.parse(instant);
}
