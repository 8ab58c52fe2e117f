import { textFallback, type LanguageCode } from '@kongres/content/facts/languages';
import { fillText, stripMarks } from '@kongres/content/format/marked-text';
import { findByName, findElements, getElementText, type ServedPage } from '../served-page.ts';

export type Part = ReturnType<typeof findByName>[number];

/** A page part has the text without invisible joiners and with plain spaces. */
export function readText(part: Part): string {
  return normaliseText(getElementText(part));
}

export function normaliseText(text: string): string {
  return text
    .replaceAll(/[\u00ad\u2060]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** A text as a page shows it, up to its first placeholder. */
export function getTextStart(text: string, values: Readonly<Record<string, string>> = {}): string {
  return normaliseText(stripMarks(fillText(text, values)).split('{{')[0] ?? '');
}

/** The text of an entry in a language. */
export function pickText(text: Partial<Record<LanguageCode, string>>, code: LanguageCode): string {
  return normaliseText(text[code] ?? text[textFallback[code] ?? code] ?? '');
}

/** The innermost section with this heading. */
export function findSection(page: ServedPage, title: string): Part {
  const start = getTextStart(title);
  const sections = findByName(page, 'section').filter((section) =>
    findInside(section, 'h2', 'h3').some((heading) => readText(heading).startsWith(start)),
  );
  const section = sections.at(-1);
  if (!section) throw new Error(`no section "${start}"`);
  return section;
}

export function findInside(part: Part, ...names: string[]): Part[] {
  return findElements({ document: { children: part.children } as ServedPage['document'] }, (each) =>
    names.includes(each.name),
  );
}

export function listLinkTargets(part: Part): string[] {
  return findInside(part, 'a').map(({ attribs }) => attribs['href'] ?? '');
}
