import { useTexts } from '../../i18n/texts.tsx';
import { Points } from '../../blocks/points.tsx';

/** What a buyer asks before paying. */
export function TicketPromises() {
  return <Points {...useTexts('tickets-page').promises} />;
}
