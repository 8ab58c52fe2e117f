import { useTexts } from '../../i18n/texts.tsx';
import { Points } from '../../blocks/points.tsx';

export function WorkshopSteps() {
  return <Points {...useTexts('workshops-page').how} />;
}
