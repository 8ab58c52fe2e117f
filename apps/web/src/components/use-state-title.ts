import { useLayoutEffect } from 'react';
import { brand } from '@kongres/content/facts/brand';
import { toSingleLine } from '../lib/i18n/to-single-line.ts';

/** Names the document after the state that it shows. The next page sets its own title. */
export function useStateTitle(state: string): void {
  useLayoutEffect(() => {
    document.title = `${toSingleLine(state)} | ${brand.full}`;
  }, [state]);
}
