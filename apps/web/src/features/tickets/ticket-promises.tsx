import { usePhase } from '../../edition/phase.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Points } from '../../blocks/points.tsx';

/** What a buyer asks before paying, while there is something to buy. */
export function TicketPromises() {
  const { promises } = useTexts('tickets-page');
  return usePhase() === 'after' ? null : <Points {...promises} />;
}
