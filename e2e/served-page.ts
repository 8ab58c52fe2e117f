import type { APIRequestContext } from '@playwright/test';
import { DomUtils, parseDocument } from 'htmlparser2';

type Document = ReturnType<typeof parseDocument>;
type Element = ReturnType<typeof DomUtils.findAll>[number];

/** A document as the server sends it, read without a browser. */
export interface ServedPage {
  status: number;
  html: string;
  document: Document;
}

export async function readPage(request: APIRequestContext, address: string): Promise<ServedPage> {
  const response = await request.get(address);
  const html = await response.text();
  return { status: response.status(), html, document: parseDocument(html) };
}

export function findElements(
  { document }: Pick<ServedPage, 'document'>,
  matches: (element: Element) => boolean,
): Element[] {
  return DomUtils.findAll(matches, document.children);
}

export function findByName(page: Pick<ServedPage, 'document'>, ...names: string[]): Element[] {
  return findElements(page, ({ name }) => names.includes(name));
}

/** Elements of a name inside `<main>`. */
export function findInMain(page: Pick<ServedPage, 'document'>, name: string): Element[] {
  return findByName(page, name).filter((element) =>
    parentsOf(element).some((parent) => parent.name === 'main'),
  );
}

/** The words inside all elements of a name, with every run of white space as one space. */
export function textIn(page: Pick<ServedPage, 'document'>, name: string): string {
  return findByName(page, name).map(textOf).join(' ').replaceAll(/\s+/g, ' ').trim();
}

export function textOf(element: Element): string {
  return DomUtils.textContent(element);
}

/** The content of a `<meta>` by its name or property. */
export function metaOf(page: Pick<ServedPage, 'document'>, name: string): string | undefined {
  const [meta] = findElements(
    page,
    ({ name: tag, attribs }) => tag === 'meta' && (attribs['name'] ?? attribs['property']) === name,
  );
  return meta?.attribs['content'];
}

/** The addresses of every `<link>` of a kind, with their languages. */
export function linksOf(page: Pick<ServedPage, 'document'>, rel: string) {
  return findByName(page, 'link')
    .filter(({ attribs }) => attribs['rel'] === rel)
    .map(({ attribs }) => ({ href: attribs['href'] ?? '', language: attribs['hreflang'] }));
}

export function languageOf(page: Pick<ServedPage, 'document'>): string | undefined {
  return findByName(page, 'html')[0]?.attribs['lang'];
}

/** Attributes that name other elements by their ids. */
const references = [
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-labelledby',
  'aria-owns',
  'commandfor',
  'for',
  'form',
  'headers',
  'list',
  'popovertarget',
];

/** Roles and elements that a screen reader announces by a name. */
const named = new Set([
  'a',
  'button',
  'summary',
  'input',
  'select',
  'textarea',
  'dialog',
  'iframe',
]);
const namedRoles = new Set(['dialog', 'button', 'link', 'img', 'checkbox', 'radio', 'tab']);

/** Faults that can be seen in the markup alone: names, ids, references and languages. */
export function findMarkupFaults(page: Pick<ServedPage, 'document'>): string[] {
  const faults: string[] = [];
  const elements = findElements(page, () => true);
  const byId = new Map<string, Element>();
  for (const element of elements) {
    const { id } = element.attribs;
    if (id === undefined) continue;
    if (!id || byId.has(id)) faults.push(`id "${id}" is empty or used twice`);
    byId.set(id, element);
  }

  for (const element of elements) {
    const { name, attribs } = element;
    if (attribs['lang'] !== undefined && !isLanguageTag(attribs['lang'])) {
      faults.push(`${describe(element)} has no valid language`);
    }
    for (const attribute of references) {
      for (const id of (attribs[attribute] ?? '').split(/\s+/).filter(Boolean)) {
        if (!byId.has(id)) faults.push(`${describe(element)}: ${attribute} names no element`);
      }
    }
    if (name === 'img' && attribs['alt'] === undefined) faults.push(`${describe(element)}: no alt`);
    if (needsName(element) && !nameOf(element).trim()) {
      faults.push(`${describe(element)} has no name`);
    }
  }
  return faults;

  function nameOf(element: Element): string {
    const { name, attribs } = element;
    const labelledBy = (attribs['aria-labelledby'] ?? '').split(/\s+/).map((id) => byId.get(id));
    const fromOthers = labelledBy.map((each) => (each ? contentOf(each) : '')).join(' ');
    if (fromOthers.trim()) return fromOthers;
    if (attribs['aria-label']?.trim()) return attribs['aria-label'];
    const fromContent = isField(name) ? labelOf(element) : contentOf(element);
    return fromContent.trim() || (attribs['title'] ?? '');
  }

  /** What a screen reader reads inside an element. */
  function contentOf(element: Element): string {
    const { name, attribs, children } = element;
    if (attribs['aria-label']) return attribs['aria-label'];
    if (name === 'img') return attribs['alt'] ?? '';
    return children
      .map((child) => {
        if (DomUtils.isText(child)) return child.data;
        return DomUtils.isTag(child) && !isSilent(child) ? contentOf(child) : '';
      })
      .join('');
  }

  function labelOf(element: Element): string {
    const { id, type, value } = element.attribs;
    if (type === 'submit' || type === 'button' || type === 'reset') return value ?? '';
    const labels = elements.filter(
      (each) =>
        each.name === 'label' &&
        (id ? each.attribs['for'] === id || contains(each, element) : contains(each, element)),
    );
    return labels.map(contentOf).join(' ');
  }
}

function needsName(element: Element): boolean {
  const { name, attribs } = element;
  if (name === 'a' && attribs['href'] === undefined) return false;
  if (attribs['type'] === 'hidden' || isSilentInside(element)) return false;
  return named.has(name) || namedRoles.has(attribs['role'] ?? '');
}

function isField(name: string): boolean {
  return name === 'input' || name === 'select' || name === 'textarea';
}

function isSilent({ name, attribs }: Element): boolean {
  return attribs['aria-hidden'] === 'true' || ['script', 'style', 'template'].includes(name);
}

function isSilentInside(element: Element): boolean {
  return isSilent(element) || parentsOf(element).some(isSilent);
}

function contains(outer: Element, inner: Element): boolean {
  return parentsOf(inner).includes(outer);
}

function parentsOf({ parent }: Element): Element[] {
  return parent && DomUtils.isTag(parent) ? [parent, ...parentsOf(parent)] : [];
}

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

function describe({ name, attribs }: Element): string {
  const own = ['id', 'name', 'href', 'class', 'src'].find((each) => attribs[each]);
  return own ? `<${name} ${own}="${attribs[own]}">` : `<${name}>`;
}
