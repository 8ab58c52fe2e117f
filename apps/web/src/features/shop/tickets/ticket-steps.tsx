import { usePhase } from '../../../lib/edition/phase.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { Points } from '../../../components/points.tsx';

export function TicketSteps() {
  const { after } = useTexts('tickets-page');
  if (usePhase() === 'after') return null;
  return <Points title={after.title} items={after.steps} isOrdered />;
}
