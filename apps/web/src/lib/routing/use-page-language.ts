import { useSyncExternalStore } from 'react';
import { useMatches } from 'react-router';
import { getRow } from '@kongres/content/facts/collection';
import {
  defaultLanguage,
  findLanguageByPath,
  languages,
  type Language,
  type LanguageCode,
} from '@kongres/content/facts/languages';
import { usePagePath } from './use-page-path.ts';

/** The language of the path; on a 404 page without a prefix the browser's, and until hydration the served one. */
export function usePageLanguage(): Language {
  const served = useServedLanguage();
  const isUnknown = useIsNotFound();
  const prefix = getPrefixLanguage(usePagePath());
  const found = useSyncExternalStore(
    isUnknown && !prefix ? subscribeToDetection : () => () => {},
    () => prefix ?? detected,
    () => undefined,
  );
  return (isUnknown ? found : prefix) ?? served;
}

export function useIsNotFound(): boolean {
  return useMatches().some(({ id }) => id === 'unknown');
}

export function removeLanguagePrefix(address: string): string {
  const segments = address.split('/').filter(Boolean);
  return segments.slice(getPrefixLanguage(address) ? 1 : 0).join('/');
}

function getPrefixLanguage(address: string): Language | undefined {
  return findLanguageByPath(address.split('/').find(Boolean)?.toLowerCase());
}

function useServedLanguage(): Language {
  for (const { loaderData } of useMatches()) {
    const code = (loaderData as { language?: LanguageCode } | undefined)?.language;
    if (code) return getRow(languages, code);
  }
  return defaultLanguage;
}

let detected: Language | undefined;

function subscribeToDetection(notify: () => void) {
  let isWanted = true;
  // Without an answer the 404 page stays Polish.
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
