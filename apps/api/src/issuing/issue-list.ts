import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { emailAddress } from '@kongres/contract/email';

export interface ListedPerson {
  /** Which line of the list, counted from one. */
  line: number;
  email: string;
  name: string | null;
  language: LanguageCode;
}

export interface ListFault {
  line: number;
  code: 'no_address' | 'unknown_language' | 'listed_twice' | 'name_too_long' | 'too_many_columns';
}

const longestName = 200;

/**
 * Reads a list as it is pasted from a spreadsheet or typed: an address on each line, then a name and a language if
 * there are any, parted by tabs, semicolons or commas. Empty lines and a first line of titles are passed over. Every
 * line is judged by itself, so that all faults are seen at once.
 */
export function readIssueList(
  text: string,
  fallback: LanguageCode,
): { people: ListedPerson[]; faults: ListFault[] } {
  const people: ListedPerson[] = [];
  const faults: ListFault[] = [];
  const seen = new Set<string>();
  for (const [index, row] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const line = index + 1;
    const cells = cellsOf(row);
    if (cells.every((cell) => cell === '') || (line === 1 && isTitle(cells))) continue;
    const read = readPerson(line, cells, fallback);
    const key = 'email' in read ? read.email.toLowerCase() : '';
    if ('code' in read) faults.push(read);
    else if (seen.has(key)) faults.push({ line, code: 'listed_twice' });
    else people.push(read);
    seen.add(key);
  }
  return { people, faults };
}

/** A list uses one mark throughout a line; a name may hold the others. */
function cellsOf(row: string): string[] {
  const mark = ['\t', ';', ','].find((candidate) => row.includes(candidate)) ?? '\t';
  return row.split(mark).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  );
}

function isTitle([first = '']: readonly string[]): boolean {
  return !first.includes('@') && /e-?mail|adres|address|correo/i.test(first);
}

function readPerson(
  line: number,
  [address = '', name = '', code = '', ...more]: readonly string[],
  fallback: LanguageCode,
): ListedPerson | ListFault {
  const { data: email } = emailAddress.safeParse(address);
  if (!email) return { line, code: 'no_address' };
  if (name.length > longestName) return { line, code: 'name_too_long' };
  if (more.some((cell) => cell !== '')) return { line, code: 'too_many_columns' };
  const known = languages.find(({ id }) => id.toLowerCase() === code.toLowerCase());
  if (code && !known) return { line, code: 'unknown_language' };
  return { line, email, name: name || null, language: known?.id ?? fallback };
}
