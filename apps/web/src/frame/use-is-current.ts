import { useLanguage } from '../i18n/language.tsx';
import { addressOf, type PageId } from '../routing/page-table.ts';
import { useAddress } from '../routing/use-address.ts';

/** Tells of a page whether it is the one being read. */
export function useIsCurrent(): (page: PageId) => boolean {
  const address = useAddress();
  const language = useLanguage();
  return (page) => addressOf(page, language) === address;
}
