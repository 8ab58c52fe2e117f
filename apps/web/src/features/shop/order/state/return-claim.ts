import { site } from '@kongres/content/facts/site';

const storageKey = site.storageKeys.orderReturn;

interface Claim {
  code: string;
  claim: string;
}

/** Fallback where sessionStorage is not available. */
let inMemoryClaim: Claim | null = null;

/**
 * Proves that this tab was the first to return with a code. Stored per code, so that the tab can retry after a lost
 * response or a reload.
 */
export function getReturnClaim(code: string): string {
  const stored = readStoredClaim() ?? inMemoryClaim;
  if (stored?.code === code) return stored.claim;
  inMemoryClaim = { code, claim: createRandomClaim() };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(inMemoryClaim));
  } catch {
    // Kept in memory only.
  }
  return inMemoryClaim.claim;
}

function readStoredClaim(): Claim | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Claim | null;
  } catch {
    return null;
  }
}

/** 32 random bytes in base64url. */
function createRandomClaim(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
