import { createRandom } from '@kongres/tools/lib/create-random';

/**
 * Deterministic hostile request targets. Line breaks occur in every encoding but never raw, which would split the
 * request line.
 */
export function generateHostileTargets(count: number, seed = 20_260_216): string[] {
  const random = createRandom(seed);
  const pick = <Item>(from: readonly Item[]): Item =>
    from[Math.floor(random() * from.length)] as Item;
  const targets = new Set<string>();
  while (targets.size < count) {
    const parts = Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(tricks));
    targets.add(pick(starts) + parts.join(pick(['', '', '/', 'x'])) + pick(ends));
  }
  return [...targets];
}

const starts = [
  ['/', '/', '//', '///', '/./', '/x/../'],
  ['/pl', '/pl/', '/PL/', '/en-gb/', '/En-GB', '/de/faq', '/de/FAQ/', '/es//program'],
  ['/faq', '/Rejestracja', '/pl/rejestracja/', '/%70l/', '/pl%2ffaq'],
  ['/api', '/api/', '/api/tickets', '/assets/', '/404/', '/press/', '/art/logo.svg'],
].flat();

const host = 'evil.example';

const tricks = [
  [`\\${host}`, `%5C${host}`, `%5c%5c${host}`, `/\\${host}`, `/%5C/${host}`],
  [`//${host}`, `/%2f%2f${host}`, `/%2F${host}`, `%2f/${host}`, `%252f%252f${host}`],
  [
    `@${host}`,
    `:80@${host}`,
    `%40${host}`,
    `https://${host}`,
    `https:${host}`,
    `javascript:alert(1)`,
  ],
  [`%09/${host}`, `%09//${host}`, `/%20/${host}`, `/%0a/${host}`, `/%0d/${host}`],
  ['%0d%0aSet-Cookie:%20hax=1', '%0dSet-Cookie:%20hax=1', '%0aX-Injected:%201'],
  ['%0D%0ALocation:%20https://evil.example', '%0d%0a%0d%0a<script>alert(1)</script>'],
  ['%E5%98%8A%E5%98%8DSet-Cookie:%20hax=1', '%c4%8d%c4%8aX-Injected:%201', '%u000aX-Injected:1'],
  ['\rX-Injected: 1', '\tx', ' x', '\u0000', '\u007f'],
  [
    '%00',
    '%00.html',
    '%7f',
    '%ff',
    '%',
    '%z',
    '%2',
    '%25%30%64%25%30%61',
    '%c0%af',
    '%c0%ae%c0%ae/',
  ],
  [
    '\u00c5\u00bc\u00c3\u00b3\u00c5\u0082w',
    '%C5%BC',
    '%E2%80%A8',
    '%e2%80%ae',
    '%EF%BC%8F',
    '%E3%80%82',
  ],
  [
    '/..',
    '/../..',
    '/%2e%2e',
    '/.%2e/',
    '/%2e/',
    '/..;/',
    '/....//',
    '/..%5c',
    '/%2e%2e%2f%2e%2e%2f',
  ],
  [
    'faq',
    'FAQ',
    'program',
    'kup-bilet',
    '?',
    '?x=1',
    '#',
    ';',
    '$uri',
    '$1',
    '${x}',
    '{{7*7}}',
    "'",
    '"',
  ],
  ['a'.repeat(3000), '/x'.repeat(600), '%41'.repeat(500)],
].flat();

const ends = [
  ['', '', '/', '/', '//', '///', '/.', '/..', '/./', '%2f', '%2F%2f', '%5c', '/%20', '.'],
  [
    '?next=//evil.example',
    '?a=%0d%0aSet-Cookie:%20hax=1',
    '/?%0d%0aX-Injected:1',
    '/?#',
    '/#x',
    '?',
    '/??',
  ],
].flat();
