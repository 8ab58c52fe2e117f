import { useSyncExternalStore } from 'react';
import { useMatches } from 'react-router';
import { pick } from '@kongres/content/facts/collection';
import {
  defaultLanguage,
  languageAt,
  languages,
  type Language,
  type LanguageCode,
} from '@kongres/content/facts/languages';
import { useAddress } from './use-address.ts';

/**
 * The language of the page. A 404 page stands under any address: where that has no prefix the server
 * can only answer in Polish, and the browser knows better.
 */
export function useShownLanguage(): Language {
  const served = useServedLanguage();
  const isUnknown = useIsUnknown();
  const prefix = prefixOf(useAddress());
  const found = useSyncExternalStore(
    isUnknown && !prefix ? whenDetected : () => () => {},
    () => (isUnknown ? (prefix ?? detected) : undefined),
    () => undefined,
  );
  return found ?? served;
}

/** Whether this is the 404 page. */
export function useIsUnknown(): boolean {
  return useMatches().some(({ id }) => id === 'unknown');
}

/** The address without its language. */
export function withoutPrefix(address: string): string {
  const segments = address.split('/').filter(Boolean);
  return segments.slice(prefixOf(address) ? 1 : 0).join('/');
}

function prefixOf(address: string): Language | undefined {
  return languageAt(address.split('/').find(Boolean)?.toLowerCase());
}

function useServedLanguage(): Language {
  for (const { loaderData } of useMatches()) {
    const code = (loaderData as { language?: LanguageCode } | undefined)?.language;
    if (code) return pick(languages, code);
  }
  return defaultLanguage;
}

let detected: Language | undefined;

function whenDetected(notify: () => void) {
  let isWanted = true;
  // Only a 404 page without a prefix asks for it. Without an answer it stays Polish.
  import('../i18n/detect-language.ts')
    .then(({ detectLanguage }) => {
      detected ??= detectLanguage();
      if (isWanted) notify();
    })
    .catch(() => {});
  return () => {
    isWanted = false;
  };
}
