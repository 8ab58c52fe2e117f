import { usePhase } from '../../edition/phase.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Points } from '../../blocks/points.tsx';

/** What buying is like, while there is something to buy. */
export function TicketSteps() {
  const { after } = useTexts('tickets-page');
  if (usePhase() === 'after') return null;
  return <Points title={after.title} items={after.steps} isOrdered />;
}
