import { expect, test } from 'vitest';
import { languages } from '@kongres/content/facts/languages';
import { organiser } from '@kongres/content/facts/organiser';
import { renderAtomFeed, type Feed } from './atom.server.ts';

const [{ id: language }] = languages;

function renderTestFeed(entries: Feed['entries']): string {
  return renderAtomFeed({
    address: 'https://x.example/feeds/news-pl.atom',
    page: 'https://x.example/pl/news',
    language,
    title: 'News',
    subtitle: 'What is new',
    since: '2020-01-01T00:00:00+01:00',
    entries,
  });
}

function createEntry(n: number, more: Partial<Feed['entries'][number]> = {}) {
  const address = `https://x.example/pl/news/${n}`;
  const updated = new Date(Date.UTC(2020, 1, n)).toISOString();
  return { id: address, title: `Entry ${n}`, address, updated, paragraphs: [`Text ${n}`], ...more };
}

const listElementTexts = (xml: string, element: string) =>
  [...xml.matchAll(new RegExp(`<${element}[^>]*>([^<]*)</${element}>`, 'g'))].map(
    ([, text = '']) => text,
  );

test('a feed contains its language, self link, author and ids', () => {
  const xml = renderTestFeed([createEntry(1)]);
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<feed /);
  expect(xml).toContain(`xml:lang="${language}"`);
  expect(xml).toContain(
    '<link rel="self" type="application/atom+xml" href="https://x.example/feeds/news-pl.atom"/>',
  );
  expect(listElementTexts(xml, 'name')).toEqual([organiser.name]);
  expect(listElementTexts(xml, 'id')).toEqual([
    'https://x.example/feeds/news-pl.atom',
    'https://x.example/pl/news/1',
  ]);
});

test('sorts entries newest first, takes the feed date from the newest and drops very old ones', () => {
  const xml = renderTestFeed(Array.from({ length: 200 }, (_, index) => createEntry(index + 1)));
  const moments = listElementTexts(xml, 'updated');
  expect(moments[0]).toBe(moments[1]);
  expect(moments.slice(1)).toEqual(moments.slice(1).toSorted().toReversed());
  expect(listElementTexts(xml, 'title')[1]).toBe('Entry 200');
  expect(moments.length).toBeLessThan(100);
});

test('formats timestamps in UTC with second precision', () => {
  const xml = renderTestFeed([createEntry(1, { updated: '2020-02-17T09:30+01:00' })]);
  expect(listElementTexts(xml, 'updated')).toEqual([
    '2020-02-17T08:30:00Z',
    '2020-02-17T08:30:00Z',
  ]);
});

test('a feed without entries is dated by `since`', () => {
  const xml = renderTestFeed([]);
  expect(listElementTexts(xml, 'updated')).toEqual(['2019-12-31T23:00:00Z']);
  expect(xml).not.toContain('<entry>');
});

test('escapes markup and removes characters that XML forbids', () => {
  const odd = `a & b < c > "d" 'e' ]]> 🎉\u00a0ż\u0007\u0000\ufffe\u2060`;
  const xml = renderTestFeed([createEntry(1, { title: odd, paragraphs: [odd, 'second'] })]);
  const escaped = `a &amp; b &lt; c &gt; &quot;d&quot; 'e' ]]&gt; 🎉\u00a0ż`;
  expect(listElementTexts(xml, 'title')[1]).toBe(escaped);
  // The content is HTML inside XML and therefore escaped twice.
  const twice = escaped.replaceAll('&', '&amp;');
  expect(listElementTexts(xml, 'content')).toEqual([
    `&lt;p&gt;${twice}&lt;/p&gt;&lt;p&gt;second&lt;/p&gt;`,
  ]);
  expect(renderTestFeed([createEntry(1, { title: 'half \ud83c' })])).toContain(
    '<title>half \ufffd</title>',
  );
});
