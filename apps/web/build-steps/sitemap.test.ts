import { expect, test } from 'vitest';
import { languages } from '@kongres/content/facts/languages';
import { isPrivate, pageTable, withPrefix } from '@kongres/contract/pages';
import { robots, sitemaps } from './sitemap.ts';

const origin = 'https://x.example';
const pages = pageTable.filter(({ path }) => !isPrivate(path));

test('every page for the public lists all its versions and x-default under final addresses', () => {
  const { '/sitemap.xml': xml = '', ...others } = sitemaps(
    origin,
    pageTable.map(({ path }) => path),
  );
  expect(others).toEqual({});
  expect(textsOf(xml, 'loc')).toHaveLength(pages.length * languages.length);
  const faq = xml.split('<url>').find((url) => url.includes(`<loc>${origin}/de/faq</loc>`));
  for (const { id, path } of languages) {
    expect(faq).toContain(`hreflang="${id}" href="${origin}/${path}/faq"`);
  }
  expect(faq).toContain(`hreflang="x-default" href="${origin}/pl/faq"`);
});

test('no private page is in it', () => {
  const hidden = pageTable.filter(({ path }) => isPrivate(path));
  expect(hidden.length).toBeGreaterThan(0);
  const { '/sitemap.xml': xml } = sitemaps(origin);
  for (const { path } of hidden) expect(xml).not.toContain(`/${path}<`);
});

test('ten thousand addresses are spread over files that one index names, each address once', () => {
  const name = 'a-company-with-a-name-as-long-as-any-that-may-come';
  const paths = Array.from({ length: 10_000 / languages.length }, (_, n) => `expo/${name}-${n}`);
  const { '/sitemap.xml': index = '', ...parts } = sitemaps(origin, paths);
  expect(rootOf(index)).toBe('sitemapindex');
  expect(textsOf(index, 'loc')).toEqual(Object.keys(parts).map((address) => origin + address));
  expect(Object.keys(parts).length).toBeGreaterThan(1);
  for (const [address, xml] of Object.entries(parts)) {
    expect(address).toMatch(/^\/sitemap-\d+\.xml$/);
    expect(rootOf(xml)).toBe('urlset');
    expect(Buffer.byteLength(xml)).toBeLessThan(10 * 1024 ** 2);
    const urls = textsOf(xml, 'loc').length;
    expect(urls).toBeLessThanOrEqual(10_000);
    expect(xml.match(/<xhtml:link /g)).toHaveLength(urls * (languages.length + 1));
    expect(xml.match(/hreflang="x-default"/g)).toHaveLength(urls);
  }
  const listed = Object.values(parts).flatMap((xml) => textsOf(xml, 'loc'));
  const wanted = paths.flatMap((path) =>
    languages.map((language) => origin + withPrefix(path, language)),
  );
  expect(listed).toHaveLength(new Set(listed).size);
  expect(new Set(listed)).toEqual(new Set(wanted));
});

test('robots are led to the one file that never changes its name', () => {
  expect(robots(origin)).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
});

/** The outermost element. Reads the whole document, and throws where an element is not closed by its own name. */
function rootOf(xml: string): string {
  const body = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '');
  expect(body).not.toBe(xml);
  expect(body.replaceAll(/<[^<>&]*>/g, '')).not.toMatch(/[<>&]/);
  const open: string[] = [];
  let root = '';
  for (const [tag, end, name = '', , empty] of body.matchAll(
    /<(\/?)([\w:]+)((?: [\w:]+="[^"<&]*")*)(\/?)>|<[^]/g,
  )) {
    if (!name) throw new Error(`no element: ${tag}`);
    if (end && open.pop() !== name) throw new Error(`${tag} closes another element`);
    if (end || empty) continue;
    if (open.length === 0) root += name;
    open.push(name);
  }
  expect(open).toEqual([]);
  return root;
}

function textsOf(xml: string, element: string): string[] {
  return [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(
    ([, text = '']) => text,
  );
}
