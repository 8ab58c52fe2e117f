import { congressPagePath } from '@kongres/contract/paths';

/**
 * Whether the page may play streams, which only its own document is allowed to: the policy of a document stays, also when
 * the router puts another page into it. So a link over this border loads a document.
 */
export function hasOwnPolicy(pathname: string): boolean {
  return pathname.split('/')[2] === congressPagePath;
}
