import { useLayoutEffect } from 'react';
import { brand } from '@kongres/content/facts/brand';
import { inOneLine } from '../lib/i18n/in-one-line.ts';

/** A page that shows one state of many is named after it. The next page brings a title of its own. */
export function useStateTitle(state: string): void {
  useLayoutEffect(() => {
    document.title = `${inOneLine(state)} | ${brand.full}`;
  }, [state]);
}
