import { defaultLanguage, matchLanguage, type Language } from '@kongres/content/facts/languages';
import { site } from '@kongres/content/facts/site';

/** Language of an address without prefix: query, stored, or the browser's. */
export function detectLanguage(): Language {
  const candidates = [
    new URLSearchParams(location.search).get('lng'),
    readCookie('i18next'),
    readStorage('localStorage'),
    readStorage('sessionStorage'),
    ...navigator.languages,
    document.documentElement.lang,
  ];
  return matchLanguage(candidates.filter((candidate) => candidate !== null)) ?? defaultLanguage;
}

function readCookie(name: string): string | null {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) ?? null;
}

/** Blocked storage throws. */
function readStorage(kind: 'localStorage' | 'sessionStorage'): string | null {
  try {
    return window[kind].getItem(site.storageKeys.language);
  } catch {
    return null;
  }
}
