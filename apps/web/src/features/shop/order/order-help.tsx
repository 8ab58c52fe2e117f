import { useTexts } from '../../../lib/i18n/texts.tsx';
import { Points } from '../../../components/points.tsx';

export function OrderHelp() {
  const { help } = useTexts('order');
  return <Points title={help.title} items={help.items} />;
}
