import { usePhase } from '../../../lib/edition/phase.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { Points } from '../../../components/points.tsx';

export function TicketPromises() {
  const { promises } = useTexts('tickets-page');
  return usePhase() === 'after' ? null : <Points {...promises} />;
}
