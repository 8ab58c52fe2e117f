import { pickTranslation } from '@kongres/content/format/pick-translation';
import { useLanguage } from '../../../lib/i18n/language.tsx';

export function useLocalizedText() {
  const { id } = useLanguage();
  return (text: Readonly<Record<string, string>>) => pickTranslation(text, id);
}
