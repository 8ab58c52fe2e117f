/** What may come into the house: everything here may be used in a shop without asking or opening it. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'Artistic-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Of files, not of the whole: it stays with the files of the package.
  'MPL-2.0',
  // Fonts.
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);

/** Packages that carry their licence as a file only. */
const readByHand: Record<string, string> = { 'png-js@2.0.0': 'MIT' };

interface Component {
  name: string;
  version: string;
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[];
}

export function licenceOf({ name, version, licenses = [] }: Component): string | undefined {
  const [first] = licenses;
  const own = first?.expression ?? first?.license?.id ?? first?.license?.name;
  return own ?? readByHand[`${name}@${version}`];
}

/** Of `A OR B` one is enough, of `A AND B` both are needed. */
export function isAllowed(expression: string): boolean {
  const bare = expression.replaceAll(/[()]/g, '');
  return bare
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((id) => allowed.has(id.trim())));
}
