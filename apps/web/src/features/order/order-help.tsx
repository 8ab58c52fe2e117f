import { useTexts } from '../../i18n/texts.tsx';
import { Points } from '../../blocks/points.tsx';

export function OrderHelp() {
  const { help } = useTexts('order');
  return <Points title={help.title} items={help.items} />;
}
