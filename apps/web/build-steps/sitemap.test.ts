import { expect, test } from 'vitest';
import { languages } from '@kongres/content/facts/languages';
import { isPrivatePage, pageTable, addLanguagePrefix } from '@kongres/contract/pages';
import { buildRobotsTxt, buildSitemaps } from './sitemap.ts';

const origin = 'https://x.example';
const pages = pageTable.filter(({ path }) => !isPrivatePage(path));

test('every public page lists all its versions and x-default under final addresses', () => {
  const { '/sitemap.xml': xml = '', ...others } = buildSitemaps(
    origin,
    pageTable.map(({ path }) => path),
  );
  expect(others).toEqual({});
  expect(listElementTexts(xml, 'loc')).toHaveLength(pages.length * languages.length);
  const faq = xml.split('<url>').find((url) => url.includes(`<loc>${origin}/de/faq</loc>`));
  for (const { id, path } of languages) {
    expect(faq).toContain(`hreflang="${id}" href="${origin}/${path}/faq"`);
  }
  expect(faq).toContain(`hreflang="x-default" href="${origin}/pl/faq"`);
});

test('private pages are not listed', () => {
  const hidden = pageTable.filter(({ path }) => isPrivatePage(path));
  expect(hidden.length).toBeGreaterThan(0);
  const { '/sitemap.xml': xml } = buildSitemaps(origin);
  for (const { path } of hidden) expect(xml).not.toContain(`/${path}<`);
});

test('ten thousand addresses are split over files listed in one index', () => {
  const name = 'a-company-with-a-name-as-long-as-any-that-may-come';
  const paths = Array.from({ length: 10_000 / languages.length }, (_, n) => `expo/${name}-${n}`);
  const { '/sitemap.xml': index = '', ...parts } = buildSitemaps(origin, paths);
  expect(parseRootElement(index)).toBe('sitemapindex');
  expect(listElementTexts(index, 'loc')).toEqual(
    Object.keys(parts).map((address) => origin + address),
  );
  expect(Object.keys(parts).length).toBeGreaterThan(1);
  for (const [address, xml] of Object.entries(parts)) {
    expect(address).toMatch(/^\/sitemap-\d+\.xml$/);
    expect(parseRootElement(xml)).toBe('urlset');
    expect(Buffer.byteLength(xml)).toBeLessThan(10 * 1024 ** 2);
    const urls = listElementTexts(xml, 'loc').length;
    expect(urls).toBeLessThanOrEqual(10_000);
    expect(xml.match(/<xhtml:link /g)).toHaveLength(urls * (languages.length + 1));
    expect(xml.match(/hreflang="x-default"/g)).toHaveLength(urls);
  }
  const listed = Object.values(parts).flatMap((xml) => listElementTexts(xml, 'loc'));
  const expected = paths.flatMap((path) =>
    languages.map((language) => origin + addLanguagePrefix(path, language)),
  );
  expect(listed).toHaveLength(new Set(listed).size);
  expect(new Set(listed)).toEqual(new Set(expected));
});

test('robots.txt names the sitemap', () => {
  expect(buildRobotsTxt(origin)).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
});

/** Parses the document, throws on malformed nesting and returns the root element's name. */
function parseRootElement(xml: string): string {
  const body = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '');
  expect(body).not.toBe(xml);
  expect(body.replaceAll(/<[^<>&]*>/g, '')).not.toMatch(/[<>&]/);
  const open: string[] = [];
  let root = '';
  for (const [tag, end, name = '', , empty] of body.matchAll(
    /<(\/?)([\w:]+)((?: [\w:]+="[^"<&]*")*)(\/?)>|<[^]/g,
  )) {
    if (!name) throw new Error(`not an element: ${tag}`);
    if (end && open.pop() !== name) throw new Error(`${tag} closes another element`);
    if (end || empty) continue;
    if (open.length === 0) root += name;
    open.push(name);
  }
  expect(open).toEqual([]);
  return root;
}

function listElementTexts(xml: string, element: string): string[] {
  return [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(
    ([, text = '']) => text,
  );
}
