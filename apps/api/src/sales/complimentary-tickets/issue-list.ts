import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { emailAddress } from '@kongres/contract/email';
import type { ListFaultCode } from '@kongres/contract/desk/sales/list-faults';

export interface ListedPerson {
  /** Which line of the list, counted from one. */
  line: number;
  email: string;
  name: string | null;
  language: LanguageCode;
}

interface ListFault {
  line: number;
  code: ListFaultCode;
  /** The line that has the same address. */
  sameAs?: number;
}

const longestName = 200;
const longestLine = 1000;
/** Nothing that cannot be seen, and nothing that breaks a line. */
const readable = /^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u;

/**
 * Reads a list as it is pasted from a spreadsheet or typed: an address and, before or after it, a name and then a
 * language if there are any, parted by tabs, semicolons or commas. Empty lines and a first line of titles are passed
 * over. Every line is judged by itself, so that all faults are seen at once.
 */
export function readIssueList(
  text: string,
  fallback: LanguageCode,
): { people: ListedPerson[]; faults: ListFault[] } {
  const people: ListedPerson[] = [];
  const faults: ListFault[] = [];
  const seen = new Map<string, number>();
  for (const [index, row] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const line = index + 1;
    const cells = cellsOf(row.slice(0, longestLine));
    if (cells.every((cell) => cell === '') || (line === 1 && isTitle(cells))) continue;
    const read = readPerson(line, cells, fallback);
    if ('code' in read) {
      faults.push(read);
      continue;
    }
    const key = read.email.toLowerCase();
    const sameAs = seen.get(key);
    if (sameAs === undefined) people.push(read);
    else faults.push({ line, code: 'listed_twice', sameAs });
    seen.set(key, sameAs ?? line);
  }
  return { people, faults };
}

/** A list uses one mark throughout a line; a name may hold the others, and in quotes the mark itself. */
function cellsOf(row: string): string[] {
  const mark = ['\t', ';', ','].find((candidate) => row.includes(candidate)) ?? '\t';
  const cells: string[] = [];
  for (const piece of row.split(mark)) {
    const last = cells.at(-1);
    if (last !== undefined && isOpen(last)) cells[cells.length - 1] = last + mark + piece;
    else cells.push(piece);
  }
  return cells.map((cell) => {
    const text = cell.trim();
    const isQuoted = text.length > 1 && text.startsWith('"') && text.endsWith('"');
    return (isQuoted ? text.slice(1, -1).replaceAll('""', '"') : text).trim();
  });
}

/** Whether a quote was begun that has not ended yet. */
function isOpen(cell: string): boolean {
  const text = cell.trim();
  return text.startsWith('"') && (text.split('"').length - 1) % 2 === 1;
}

function isTitle(cells: readonly string[]): boolean {
  return (
    !cells.some((cell) => cell.includes('@')) &&
    cells.some((cell) => /^(?:e-?mail|adres|address|correo)/i.test(cell))
  );
}

function readPerson(
  line: number,
  cells: readonly string[],
  fallback: LanguageCode,
): ListedPerson | ListFault {
  const at = cells.findIndex((cell) => cell.includes('@'));
  const { data: email } = emailAddress.safeParse(cells[at] ?? '');
  if (!email) return { line, code: at < 0 ? 'no_address' : 'bad_address' };
  const [name = '', code = '', ...more] = cells.toSpliced(at, 1);
  if (name.length > longestName) return { line, code: 'name_too_long' };
  if (!readable.test(name)) return { line, code: 'name_unreadable' };
  if (more.some((cell) => cell !== '')) return { line, code: 'too_many_columns' };
  const language = code ? languageIn(code) : fallback;
  if (!language) return { line, code: 'unknown_language' };
  return { line, email, name: name || null, language };
}

/** By its code; `en` alone is British. */
function languageIn(code: string): LanguageCode | undefined {
  const wanted = code.toLowerCase();
  return languages.find(({ id }) => {
    const own = id.toLowerCase();
    return own === wanted || own.startsWith(`${wanted}-`);
  })?.id;
}
