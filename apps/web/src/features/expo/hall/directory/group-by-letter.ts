import type { LanguageCode } from '@kongres/content/facts/languages';

/** Group of names that do not start with a letter. */
const otherGroup = '#';

/** Sorts and groups rows by the alphabet of the language. */
export function groupByLetter<Row extends { name: string }>(
  rows: readonly Row[],
  code: LanguageCode,
) {
  const order = new Intl.Collator(code, { numeric: true });
  const alphabet = new Intl.Collator(code, { sensitivity: 'base' });
  const groups: { letter: string; rows: Row[] }[] = [];
  for (const row of rows.toSorted((one, other) => order.compare(one.name, other.name))) {
    const first = row.name.normalize('NFC').slice(0, 1).toLocaleUpperCase(code);
    const letter = /\p{L}/u.test(first) ? first : otherGroup;
    const group = groups.find((each) => alphabet.compare(each.letter, letter) === 0);
    if (group) group.rows.push(row);
    else groups.push({ letter: getBaseLetter(letter, alphabet), rows: [row] });
  }
  return groups;
}

/** Removes accents that do not form a separate letter of the alphabet: É becomes E. */
function getBaseLetter(letter: string, alphabet: Intl.Collator): string {
  const bare = letter.normalize('NFD').replace(/\p{M}/gu, '');
  return alphabet.compare(bare, letter) === 0 ? bare : letter;
}
