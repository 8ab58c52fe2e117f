import { Points } from '../../../components/points.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';

export function PackageBenefits() {
  const { benefits } = useTexts('become-partner');
  return <Points {...benefits} />;
}
