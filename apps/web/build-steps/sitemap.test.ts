import { expect, test } from 'vitest';
import { languages } from '@kongres/content/facts/languages';
import { isPrivate, pageTable } from '../src/routing/page-table.ts';
import { sitemap } from './sitemap.ts';

const pages = pageTable.filter(({ path }) => !isPrivate(path));

test('every page for the public lists all its versions and x-default under final addresses', () => {
  const xml = sitemap('https://x.example');
  expect(xml.match(/<loc>/g)).toHaveLength(pages.length * languages.length);
  const faq = xml.split('<url>').find((url) => url.includes('<loc>https://x.example/de/faq</loc>'));
  for (const { id, path } of languages) {
    expect(faq).toContain(`hreflang="${id}" href="https://x.example/${path}/faq"`);
  }
  expect(faq).toContain('hreflang="x-default" href="https://x.example/pl/faq"');
});

test('no private page is in it', () => {
  const hidden = pageTable.filter(({ path }) => isPrivate(path));
  expect(hidden.length).toBeGreaterThan(0);
  for (const { path } of hidden) {
    expect(sitemap('https://x.example')).not.toContain(`/${path}<`);
  }
});
