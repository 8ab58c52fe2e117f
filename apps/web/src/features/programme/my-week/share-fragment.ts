const alphabet = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_';
const codeLength = 5;
const fragmentPrefix = '#w=';

/** Short hash of a session id (FNV-1a); shared links depend on it, so it must not change. */
export function hashId(id: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(id)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  // FNV mixes its lowest bits least: XOR the highest bits into them.
  let rest = (hash ^ (hash >>> 15)) >>> 0;
  let code = '';
  for (let index = 0; index < codeLength; index++) {
    code += alphabet[rest % alphabet.length];
    rest = Math.floor(rest / alphabet.length);
  }
  return code;
}

export function buildShareFragment(ids: readonly string[]): string {
  return fragmentPrefix + ids.map(hashId).join('');
}

/** Codes in a URL fragment; null if it is not a shared week. */
export function parseShareFragment(fragment: string): ReadonlySet<string> | null {
  if (!fragment.startsWith(fragmentPrefix)) return null;
  const [encoded] = /^[\w-]*/.exec(fragment.slice(fragmentPrefix.length)) ?? [''];
  const codes = encoded.match(/.{5}/g);
  return codes && new Set(codes);
}
