import { useLanguage } from '../lib/i18n/language.tsx';
import { getLocalizedPath, type PageId } from '@kongres/contract/pages';
import { usePagePath } from '../lib/routing/use-page-path.ts';

export function useIsCurrent(): (page: PageId) => boolean {
  const address = usePagePath();
  const language = useLanguage();
  return (page) => getLocalizedPath(page, language) === address;
}
