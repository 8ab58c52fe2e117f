import { congressPagePath } from '@kongres/contract/paths';

/**
 * Only the congress page's document allows streams, and a document keeps its CSP during client navigation. Links across
 * this border therefore load a document.
 */
export function hasStreamPolicy(pathname: string): boolean {
  return pathname.split('/')[2] === congressPagePath;
}
