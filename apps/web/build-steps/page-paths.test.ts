import { beforeEach, expect, test, vi } from 'vitest';
import { congressDay, edition } from '@kongres/content/facts/edition';
import { languages } from '@kongres/content/facts/languages';
import { entriesOf } from '@kongres/content/model/read-entries';
import { feedAt, feedFiles } from '../src/lib/routing/feed-addresses.server.ts';
import { entryPages, pageTable } from '@kongres/contract/pages';
import {
  builtNames,
  pageFile,
  publishedPages,
  weekFiles,
} from '../src/lib/routing/published-pages.server.ts';
import { pageRoutes } from '../src/routes.ts';
import { pagePaths } from './page-paths.ts';
import { sitemaps } from './sitemap.ts';

const published = vi.hoisted(() => new Set<string>());
vi.mock('@kongres/content/model/published', () => ({
  isPublished: (kind: string) => published.has(kind),
}));
beforeEach(() => published.clear());

const single = pageTable.map(({ path }) => path as string);
const speakers = entriesOf('speakers');

test('what is not published has neither pages nor routes', () => {
  expect(pagePaths()).toEqual(single);
  expect(publishedPages()).toEqual([]);
  expect(weekFiles()).toEqual([]);
  expect(feedFiles()).toEqual([]);
  expect(feedAt('program')).toBeUndefined();
  expect(pageFile('programme')).toBe('programme');
});

test('a published kind has a page for each entry, and nothing else changes', () => {
  published.add('speakers');
  expect(pagePaths()).toEqual([...single, ...speakers.map(({ id }) => `prelegenci/${id}`)]);
});

test('a published programme has a page for each session and each day', () => {
  published.add('sessions');
  const paths = pagePaths();
  expect(weekFiles()).toHaveLength(languages.length);
  expect(pageFile('programme')).toBe('programme-published');
  for (const { id } of entriesOf('sessions')) expect(paths).toContain(`program/sesja/${id}`);
  for (let day = 1; day <= edition.dayCount; day += 1) {
    expect(paths).toContain(`program/${congressDay(day)}`);
  }
});

test('without news there is no page for them, no route, no feed and no name in a menu', () => {
  published.add('sessions');
  expect(pagePaths()).not.toContain('aktualnosci');
  expect(feedFiles().join(' ')).not.toContain('news');
  expect(feedAt('aktualnosci')).toBeUndefined();
  expect(builtNames({ faq: 'FAQ', news: 'News' })).toEqual({ faq: 'FAQ' });
});

test('with news there is the list, and a feed in every language', () => {
  published.add('news');
  expect(pagePaths()).toEqual([...single, 'aktualnosci']);
  expect(feedFiles()).toHaveLength(languages.length);
  expect(feedAt('aktualnosci')).toBe('news');
  expect(feedAt('aktualnosci/new-room')).toBe('news');
  expect(feedAt('faq')).toBeUndefined();
  expect(builtNames({ faq: 'FAQ', news: 'News' })).toEqual({ faq: 'FAQ', news: 'News' });
});

test('a published programme has a feed of changes, and its pages name it', () => {
  published.add('sessions');
  expect(feedFiles()).toHaveLength(languages.length);
  for (const path of ['program', `program/${congressDay(1)}`, 'program/sesja/opening']) {
    expect(feedAt(path)).toBe('programme');
  }
  expect(feedAt('prelegenci/anna')).toBeUndefined();
});

test('the router has one route for all of a kind, so that it does not grow with them', () => {
  for (const language of languages) {
    const routes = pageRoutes(language, entryPages);
    expect(routes).toHaveLength(entryPages.length);
    expect(routes).toContainEqual(
      expect.objectContaining({
        path: 'prelegenci/:id',
        file: 'routes/speaker.tsx',
        id: `${language.path}/speaker`,
      }),
    );
  }
});

test('the sitemap lists each of them in every language, with its alternates', () => {
  published.add('speakers');
  const paths = publishedPages().flatMap((page) => page.paths);
  const xml = Object.values(sitemaps('https://x.example', paths)).join('');
  expect(xml.match(/<loc>/g)).toHaveLength(speakers.length * languages.length);
  for (const { id } of speakers) {
    const one = xml.split('<url>').find((url) => url.includes(`/de/prelegenci/${id}</loc>`));
    for (const language of languages) {
      const address = `https://x.example/${language.path}/prelegenci/${id}`;
      expect(one).toContain(`hreflang="${language.id}" href="${address}"`);
    }
  }
  expect(xml).not.toContain(':id');
});
