import { writtenIn } from '@kongres/content/format/written-in';
import { useLanguage } from '../../../lib/i18n/language.tsx';

/** Reads what hosts have written, for the visitor of this page. */
export function useRead() {
  const { id } = useLanguage();
  return (words: Readonly<Record<string, string>>) => writtenIn(words, id);
}
