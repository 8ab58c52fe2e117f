import type { LanguageCode } from '@kongres/content/facts/languages';
import { listEntries } from '@kongres/content/model/read-entries';
import { normaliseText } from '../../../components/filter/normalise-text.ts';

export function listSpeakersBySurname(code: LanguageCode) {
  const { compare } = new Intl.Collator(code);
  return listEntries('speakers').toSorted(
    (one, other) =>
      compare(getSurname(one.name), getSurname(other.name)) || compare(one.name, other.name),
  );
}

/** Groups sorted people by the letter under which a reader of the language looks for them. */
export function groupByLetter<Person extends { name: string }>(
  people: readonly Person[],
  code: LanguageCode,
) {
  const { compare } = new Intl.Collator(code, { sensitivity: 'base' });
  const groups: { letter: string; people: Person[] }[] = [];
  for (const person of people) {
    const initial = (getSurname(person.name)[0] ?? '').toLocaleUpperCase(code);
    // Ś stands among S in German, and after it in Polish.
    const plain = normaliseText(initial)[0]?.toLocaleUpperCase(code) ?? initial;
    const letter = compare(initial, plain) === 0 ? plain : initial;
    const last = groups.at(-1);
    if (last && compare(last.letter, letter) === 0) last.people.push(person);
    else groups.push({ letter, people: [person] });
  }
  return groups;
}

function getSurname(name: string): string {
  return name.split(' ').at(-1) ?? name;
}
