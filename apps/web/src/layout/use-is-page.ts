import { useMatches } from 'react-router';
import type { PageId } from '@kongres/contract/pages';

/** Whether the current page is one of these. */
export function useIsPage(pages: readonly PageId[]): boolean {
  const route = useMatches().at(-1)?.id;
  return pages.some((page) => route?.endsWith(`/${page}`));
}
