import { site } from '@kongres/content/facts/site';

const key = site.storageKeys.orderReturn;

interface Claim {
  code: string;
  claim: string;
}

/** For a browser that keeps nothing. */
let remembered: Claim | null = null;

/**
 * What proves that this tab was the first to come back with a code: made once for each, and kept, so
 * that the tab can ask again when an answer was lost or the page is opened anew.
 */
export function claimFor(code: string): string {
  const kept = readKept() ?? remembered;
  if (kept?.code === code) return kept.claim;
  remembered = { code, claim: randomWord() };
  try {
    sessionStorage.setItem(key, JSON.stringify(remembered));
  } catch {
    // Then it lasts as long as the page.
  }
  return remembered.claim;
}

function readKept(): Claim | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Claim | null;
  } catch {
    return null;
  }
}

/** 32 random bytes in base64url. */
function randomWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
