import { useTexts } from '../../i18n/texts.tsx';
import { Points } from '../../blocks/points.tsx';

export function TicketSteps() {
  const { after } = useTexts('tickets-page');
  return <Points title={after.title} items={after.steps} isOrdered />;
}
