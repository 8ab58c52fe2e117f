import type { LanguageCode } from '@kongres/content/facts/languages';

/** What begins with no letter stands under this one. */
const noLetter = '#';

/** Rows in the order of a language's alphabet, under the letters that this alphabet knows. */
export function byLetter<Row extends { name: string }>(rows: readonly Row[], code: LanguageCode) {
  const order = new Intl.Collator(code, { numeric: true });
  const alphabet = new Intl.Collator(code, { sensitivity: 'base' });
  const groups: { letter: string; rows: Row[] }[] = [];
  for (const row of rows.toSorted((one, other) => order.compare(one.name, other.name))) {
    const first = row.name.normalize('NFC').slice(0, 1).toLocaleUpperCase(code);
    const letter = /\p{L}/u.test(first) ? first : noLetter;
    const group = groups.find((each) => alphabet.compare(each.letter, letter) === 0);
    if (group) group.rows.push(row);
    else groups.push({ letter: plain(letter, alphabet), rows: [row] });
  }
  return groups;
}

/** An accent that the alphabet does not count as a letter of its own is left out: É stands under E. */
function plain(letter: string, alphabet: Intl.Collator): string {
  const bare = letter.normalize('NFD').replace(/\p{M}/gu, '');
  return alphabet.compare(bare, letter) === 0 ? bare : letter;
}
