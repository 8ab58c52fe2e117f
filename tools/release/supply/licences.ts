/** Licences that permit commercial use without disclosing source code. */
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
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);

/** Licences that `npm sbom` cannot read, copied from the packages by hand. */
const readByHand: Record<string, string> = {
  'png-js@2.0.0': 'MIT',
  '@cspell/dict-en-common-misspellings@2.2.6': 'CC-BY-SA-4.0',
};

/** Word lists of the spelling check. Share-alike concerns copies of the list, which are not distributed. */
const undistributedData = new Set(['@cspell/dict-en-common-misspellings']);

interface Component {
  name: string;
  version: string;
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[];
}

export function getLicence({ name, version, licenses = [] }: Component): string | undefined {
  const [first] = licenses;
  const own = first?.expression ?? first?.license?.id ?? first?.license?.name;
  return own ?? readByHand[`${name}@${version}`];
}

export function isPermitted(component: Component): boolean {
  const licence = getLicence(component);
  if (licence === 'CC-BY-SA-4.0') return undistributedData.has(component.name);
  return licence !== undefined && isAllowed(licence);
}

/** `A OR B` requires one of them, `A AND B` both. */
function isAllowed(expression: string): boolean {
  const bare = expression.replaceAll(/[()]/g, '');
  return bare
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((id) => allowed.has(id.trim())));
}
