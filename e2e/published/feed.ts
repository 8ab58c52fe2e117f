import { expect, type Page } from '@playwright/test';

/** Parses a feed with the browser's XML parser and expects it to be well formed. */
export async function readFeed(page: Page, xml: string) {
  // Trusted Types on the site's pages forbid DOMParser.
  await page.goto('about:blank');
  const read = await page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'application/xml');
    const atom = 'http://www.w3.org/2005/Atom';
    const child = (node: Element, name: string) =>
      [...node.children].find((each) => each.namespaceURI === atom && each.localName === name);
    const text = (node: Element, name: string) => child(node, name)?.textContent ?? '';
    const root = parsed.documentElement;
    const link = (node: Element, rel: string) =>
      [...node.children]
        .find((each) => each.localName === 'link' && each.getAttribute('rel') === rel)
        ?.getAttribute('href') ?? '';
    return {
      parseError: parsed.querySelector('parsererror')?.textContent,
      root: `${root.namespaceURI} ${root.localName}`,
      language: root.getAttribute('xml:lang'),
      id: text(root, 'id'),
      title: text(root, 'title'),
      updated: text(root, 'updated'),
      author: [...root.children].some(
        (each) => each.localName === 'author' && text(each, 'name') !== '',
      ),
      self: link(root, 'self'),
      page: link(root, 'alternate'),
      entries: [...root.children]
        .filter((each) => each.localName === 'entry')
        .map((entry) => ({
          id: text(entry, 'id'),
          title: text(entry, 'title'),
          updated: text(entry, 'updated'),
          link: link(entry, 'alternate'),
          // The content element contains HTML.
          paragraphs: [
            ...new DOMParser()
              .parseFromString(text(entry, 'content'), 'text/html')
              .querySelectorAll('p'),
          ].map((paragraph) => paragraph.textContent),
        })),
    };
  }, xml);
  expect(read.parseError).toBeUndefined();
  expect(read.root).toBe('http://www.w3.org/2005/Atom feed');
  expect(read.author).toBe(true);
  return read;
}
