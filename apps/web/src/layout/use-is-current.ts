import { useLanguage } from '../lib/i18n/language.tsx';
import { addressOf, type PageId } from '@kongres/contract/pages';
import { useAddress } from '../lib/routing/use-address.ts';

/** Tells of a page whether it is the one being read. */
export function useIsCurrent(): (page: PageId) => boolean {
  const address = useAddress();
  const language = useLanguage();
  return (page) => addressOf(page, language) === address;
}
