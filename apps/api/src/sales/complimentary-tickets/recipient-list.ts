import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { emailAddress } from '@kongres/contract/email';
import type { ListErrorCode } from '@kongres/contract/desk/sales/ticket-list-errors';

export interface Recipient {
  /** Line of the list, starting at 1. */
  line: number;
  email: string;
  name: string | null;
  language: LanguageCode;
}

interface ListFault {
  line: number;
  code: ListErrorCode;
  /** The first line with the same address. */
  sameAs?: number;
}

const maxNameLength = 200;
const maxLineLength = 1000;
/** No control, format or line-breaking characters. */
const printablePattern = /^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u;

/**
 * Parses a list that was pasted from a spreadsheet or typed: an address and, optionally, a name and
 * a language, separated by tabs, semicolons or commas. Skips empty lines and a header line.
 * Validates each line by itself and reports all faults.
 */
export function parseRecipientList(
  text: string,
  fallback: LanguageCode,
): { people: Recipient[]; faults: ListFault[] } {
  const people: Recipient[] = [];
  const faults: ListFault[] = [];
  const seen = new Map<string, number>();
  for (const [index, row] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const line = index + 1;
    const cells = splitCells(row.slice(0, maxLineLength));
    if (cells.every((cell) => cell === '') || (line === 1 && isHeaderLine(cells))) continue;
    const read = parseRecipient(line, cells, fallback);
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

/** Splits a line at its first kind of separator; a quoted cell may contain that separator. */
function splitCells(row: string): string[] {
  const separator = ['\t', ';', ','].find((candidate) => row.includes(candidate)) ?? '\t';
  const cells: string[] = [];
  for (const part of row.split(separator)) {
    const last = cells.at(-1);
    if (last !== undefined && hasOpenQuote(last)) cells[cells.length - 1] = last + separator + part;
    else cells.push(part);
  }
  return cells.map((cell) => {
    const text = cell.trim();
    const isQuoted = text.length > 1 && text.startsWith('"') && text.endsWith('"');
    return (isQuoted ? text.slice(1, -1).replaceAll('""', '"') : text).trim();
  });
}

function hasOpenQuote(cell: string): boolean {
  const text = cell.trim();
  return text.startsWith('"') && (text.split('"').length - 1) % 2 === 1;
}

function isHeaderLine(cells: readonly string[]): boolean {
  return (
    !cells.some((cell) => cell.includes('@')) &&
    cells.some((cell) => /^(?:e-?mail|adres|address|correo)/i.test(cell))
  );
}

function parseRecipient(
  line: number,
  cells: readonly string[],
  fallback: LanguageCode,
): Recipient | ListFault {
  const at = cells.findIndex((cell) => cell.includes('@'));
  const { data: email } = emailAddress.safeParse(cells[at] ?? '');
  if (!email) return { line, code: at < 0 ? 'no_address' : 'bad_address' };
  const [name = '', code = '', ...more] = cells.toSpliced(at, 1);
  if (name.length > maxNameLength) return { line, code: 'name_too_long' };
  if (!printablePattern.test(name)) return { line, code: 'name_unreadable' };
  if (more.some((cell) => cell !== '')) return { line, code: 'too_many_columns' };
  const language = code ? findLanguage(code) : fallback;
  if (!language) return { line, code: 'unknown_language' };
  return { line, email, name: name || null, language };
}

/** Matches a language code without regard to case; `en` alone matches en-GB. */
function findLanguage(code: string): LanguageCode | undefined {
  const wanted = code.toLowerCase();
  return languages.find(({ id }) => {
    const known = id.toLowerCase();
    return known === wanted || known.startsWith(`${wanted}-`);
  })?.id;
}
