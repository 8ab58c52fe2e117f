import { useTexts } from '../../../lib/i18n/texts.tsx';
import { Points } from '../../../components/points.tsx';

export function WorkshopSteps() {
  return <Points {...useTexts('workshops-page').how} />;
}
