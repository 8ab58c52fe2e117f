const alphabet = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_';
const letters = 5;
const mark = '#w=';

/** A short name for an id, the same in every browser and in every version of the programme. */
export function codeOf(id: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(id)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  // FNV stirs its lowest bits least: the highest are folded into them.
  let rest = (hash ^ (hash >>> 15)) >>> 0;
  let code = '';
  for (let index = 0; index < letters; index++) {
    code += alphabet[rest % alphabet.length];
    rest = Math.floor(rest / alphabet.length);
  }
  return code;
}

/** A week as it stands in a link: what was starred, and nothing else. */
export function writeWeek(ids: readonly string[]): string {
  return mark + ids.map(codeOf).join('');
}

/** The codes of a link's fragment; null where it shows nobody's week. */
export function readWeek(fragment: string): ReadonlySet<string> | null {
  if (!fragment.startsWith(mark)) return null;
  const [words] = /^[\w-]*/.exec(fragment.slice(mark.length)) ?? [''];
  const codes = words.match(/.{5}/g);
  return codes && new Set(codes);
}
