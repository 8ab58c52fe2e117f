import { expect, test } from 'vitest';
import { languages } from '@kongres/content/facts/languages';
import { organiser } from '@kongres/content/facts/organiser';
import { atom, type Feed } from './atom.server.ts';

const [{ id: language }] = languages;

function feed(entries: Feed['entries']): string {
  return atom({
    address: 'https://x.example/feeds/news-pl.atom',
    page: 'https://x.example/pl/news',
    language,
    title: 'News',
    subtitle: 'What is new',
    since: '2020-01-01T00:00:00+01:00',
    entries,
  });
}

function entry(n: number, more: Partial<Feed['entries'][number]> = {}) {
  const address = `https://x.example/pl/news/${n}`;
  const updated = new Date(Date.UTC(2020, 1, n)).toISOString();
  return { id: address, title: `Entry ${n}`, address, updated, paragraphs: [`Text ${n}`], ...more };
}

const every = (xml: string, element: string) =>
  [...xml.matchAll(new RegExp(`<${element}[^>]*>([^<]*)</${element}>`, 'g'))].map(
    ([, text = '']) => text,
  );

test('a feed says its language, where it lies, whose it is and since when it is as it is', () => {
  const xml = feed([entry(1)]);
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<feed /);
  expect(xml).toContain(`xml:lang="${language}"`);
  expect(xml).toContain(
    '<link rel="self" type="application/atom+xml" href="https://x.example/feeds/news-pl.atom"/>',
  );
  expect(every(xml, 'name')).toEqual([organiser.name]);
  expect(every(xml, 'id')).toEqual([
    'https://x.example/feeds/news-pl.atom',
    'https://x.example/pl/news/1',
  ]);
});

test('the newest comes first and dates the feed; very old ones are left out', () => {
  const xml = feed(Array.from({ length: 200 }, (_, index) => entry(index + 1)));
  const moments = every(xml, 'updated');
  expect(moments[0]).toBe(moments[1]);
  expect(moments.slice(1)).toEqual(moments.slice(1).toSorted().toReversed());
  expect(every(xml, 'title')[1]).toBe('Entry 200');
  expect(moments.length).toBeLessThan(100);
});

test('moments are told to the second, whatever offset they were written with', () => {
  const xml = feed([entry(1, { updated: '2020-02-17T09:30+01:00' })]);
  expect(every(xml, 'updated')).toEqual(['2020-02-17T08:30:00Z', '2020-02-17T08:30:00Z']);
});

test('while nothing has happened the feed is empty and dated all the same', () => {
  const xml = feed([]);
  expect(every(xml, 'updated')).toEqual(['2019-12-31T23:00:00Z']);
  expect(xml).not.toContain('<entry>');
});

test('odd characters are escaped, and what XML cannot hold is left out', () => {
  const odd = `a & b < c > "d" 'e' ]]> 🎉\u00a0ż\u0007\u0000\ufffe\u2060`;
  const xml = feed([entry(1, { title: odd, paragraphs: [odd, 'second'] })]);
  const escaped = `a &amp; b &lt; c &gt; &quot;d&quot; 'e' ]]&gt; 🎉\u00a0ż`;
  expect(every(xml, 'title')[1]).toBe(escaped);
  // The content is HTML inside XML, so its words are escaped twice.
  const twice = escaped.replaceAll('&', '&amp;');
  expect(every(xml, 'content')).toEqual([`&lt;p&gt;${twice}&lt;/p&gt;&lt;p&gt;second&lt;/p&gt;`]);
  expect(feed([entry(1, { title: 'half \ud83c' })])).toContain('<title>half \ufffd</title>');
});
