import type { APIRequestContext } from '@playwright/test';
import { DomUtils, parseDocument } from 'htmlparser2';

type Document = ReturnType<typeof parseDocument>;
type Element = ReturnType<typeof DomUtils.findAll>[number];

/** Served HTML, parsed without a browser. */
export interface ServedPage {
  status: number;
  html: string;
  document: Document;
}

export async function fetchPage(request: APIRequestContext, address: string): Promise<ServedPage> {
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

export function findInMain(page: Pick<ServedPage, 'document'>, name: string): Element[] {
  return findByName(page, name).filter((element) =>
    getAncestors(element).some((parent) => parent.name === 'main'),
  );
}

/** Text of all elements with this tag name, with white space collapsed. */
export function getTextOfElements(page: Pick<ServedPage, 'document'>, name: string): string {
  return findByName(page, name).map(getElementText).join(' ').replaceAll(/\s+/g, ' ').trim();
}

export function getElementText(element: Element): string {
  return DomUtils.textContent(element);
}

/** Content of a `<meta>` by its name or property. */
export function getMetaContent(
  page: Pick<ServedPage, 'document'>,
  name: string,
): string | undefined {
  const [meta] = findElements(
    page,
    ({ name: tag, attribs }) => tag === 'meta' && (attribs['name'] ?? attribs['property']) === name,
  );
  return meta?.attribs['content'];
}

export function getLinks(page: Pick<ServedPage, 'document'>, rel: string) {
  return findByName(page, 'link')
    .filter(({ attribs }) => attribs['rel'] === rel)
    .map(({ attribs }) => ({ href: attribs['href'] ?? '', language: attribs['hreflang'] }));
}

export function getPageLanguage(page: Pick<ServedPage, 'document'>): string | undefined {
  return findByName(page, 'html')[0]?.attribs['lang'];
}

/** Attributes that reference other elements by id. */
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

/** Elements that need an accessible name. */
const namedElements = new Set([
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

/** Checks accessible names, ids, references and languages. */
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
      faults.push(`${describeElement(element)} has no valid language`);
    }
    for (const attribute of references) {
      for (const id of (attribs[attribute] ?? '').split(/\s+/).filter(Boolean)) {
        if (!byId.has(id))
          faults.push(`${describeElement(element)}: ${attribute} names no element`);
      }
    }
    if (name === 'img' && attribs['alt'] === undefined)
      faults.push(`${describeElement(element)}: no alt`);
    if (needsName(element) && !getAccessibleName(element).trim()) {
      faults.push(`${describeElement(element)} has no name`);
    }
  }
  return faults;

  function getAccessibleName(element: Element): string {
    const { name, attribs } = element;
    const labelledBy = (attribs['aria-labelledby'] ?? '').split(/\s+/).map((id) => byId.get(id));
    const fromOthers = labelledBy.map((each) => (each ? getAccessibleContent(each) : '')).join(' ');
    if (fromOthers.trim()) return fromOthers;
    if (attribs['aria-label']?.trim()) return attribs['aria-label'];
    const fromContent = isField(name) ? getLabel(element) : getAccessibleContent(element);
    return fromContent.trim() || (attribs['title'] ?? '');
  }

  function getAccessibleContent(element: Element): string {
    const { name, attribs, children } = element;
    if (attribs['aria-label']) return attribs['aria-label'];
    if (name === 'img') return attribs['alt'] ?? '';
    return children
      .map((child) => {
        if (DomUtils.isText(child)) return child.data;
        return DomUtils.isTag(child) && !isIgnoredByScreenReader(child)
          ? getAccessibleContent(child)
          : '';
      })
      .join('');
  }

  function getLabel(element: Element): string {
    const { id, type, value } = element.attribs;
    if (type === 'submit' || type === 'button' || type === 'reset') return value ?? '';
    const labels = elements.filter(
      (each) =>
        each.name === 'label' &&
        (id
          ? each.attribs['for'] === id || containsElement(each, element)
          : containsElement(each, element)),
    );
    return labels.map(getAccessibleContent).join(' ');
  }
}

function needsName(element: Element): boolean {
  const { name, attribs } = element;
  if (name === 'a' && attribs['href'] === undefined) return false;
  if (attribs['type'] === 'hidden' || isInsideIgnored(element)) return false;
  return namedElements.has(name) || namedRoles.has(attribs['role'] ?? '');
}

function isField(name: string): boolean {
  return name === 'input' || name === 'select' || name === 'textarea';
}

function isIgnoredByScreenReader({ name, attribs }: Element): boolean {
  return attribs['aria-hidden'] === 'true' || ['script', 'style', 'template'].includes(name);
}

function isInsideIgnored(element: Element): boolean {
  return isIgnoredByScreenReader(element) || getAncestors(element).some(isIgnoredByScreenReader);
}

function containsElement(outer: Element, inner: Element): boolean {
  return getAncestors(inner).includes(outer);
}

function getAncestors({ parent }: Element): Element[] {
  return parent && DomUtils.isTag(parent) ? [parent, ...getAncestors(parent)] : [];
}

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

function describeElement({ name, attribs }: Element): string {
  const attribute = ['id', 'name', 'href', 'class', 'src'].find((key) => attribs[key]);
  return attribute ? `<${name} ${attribute}="${attribs[attribute]}">` : `<${name}>`;
}
