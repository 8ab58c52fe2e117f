import { beforeEach, expect, test, vi } from 'vitest';
import { getCongressDay, edition } from '@kongres/content/facts/edition';
import { languages } from '@kongres/content/facts/languages';
import { listEntries } from '@kongres/content/model/read-entries';
import { findPageFeed, listFeedPaths } from '../src/lib/routing/feed-paths.server.ts';
import { entryPages, pageTable } from '@kongres/contract/pages';
import {
  filterPageNames,
  getPageFile,
  listPublishedEntryPages,
  listProgrammeIndexPaths,
} from '../src/lib/routing/published-pages.server.ts';
import { createPageRoutes } from '../src/routes.ts';
import { listPagePaths } from './page-paths.ts';
import { buildSitemaps } from './sitemap.ts';

const published = vi.hoisted(() => new Set<string>());
vi.mock('@kongres/content/model/published', () => ({
  isPublished: (kind: string) => published.has(kind),
}));
beforeEach(() => published.clear());

const single = pageTable.map(({ path }) => path as string);
const speakers = listEntries('speakers');

test('unpublished kinds have neither pages nor routes', () => {
  expect(listPagePaths()).toEqual(single);
  expect(listPublishedEntryPages()).toEqual([]);
  expect(listProgrammeIndexPaths()).toEqual([]);
  expect(listFeedPaths()).toEqual([]);
  expect(findPageFeed('program')).toBeUndefined();
  expect(getPageFile('programme')).toBe('programme');
});

test('a published kind has one page per entry', () => {
  published.add('speakers');
  expect(listPagePaths()).toEqual([...single, ...speakers.map(({ id }) => `prelegenci/${id}`)]);
});

test('a published programme has a page for each session and each day', () => {
  published.add('sessions');
  const paths = listPagePaths();
  expect(listProgrammeIndexPaths()).toHaveLength(languages.length);
  expect(getPageFile('programme')).toBe('programme-published');
  for (const { id } of listEntries('sessions')) expect(paths).toContain(`program/sesja/${id}`);
  for (let day = 1; day <= edition.dayCount; day += 1) {
    expect(paths).toContain(`program/${getCongressDay(day)}`);
  }
});

test('without news there is no page, route, feed or menu entry', () => {
  published.add('sessions');
  expect(listPagePaths()).not.toContain('aktualnosci');
  expect(listFeedPaths().join(' ')).not.toContain('news');
  expect(findPageFeed('aktualnosci')).toBeUndefined();
  expect(filterPageNames({ faq: 'FAQ', news: 'News' })).toEqual({ faq: 'FAQ' });
});

test('with news there is the list and a feed in every language', () => {
  published.add('news');
  expect(listPagePaths()).toEqual([...single, 'aktualnosci']);
  expect(listFeedPaths()).toHaveLength(languages.length);
  expect(findPageFeed('aktualnosci')).toBe('news');
  expect(findPageFeed('aktualnosci/new-room')).toBe('news');
  expect(findPageFeed('faq')).toBeUndefined();
  expect(filterPageNames({ faq: 'FAQ', news: 'News' })).toEqual({ faq: 'FAQ', news: 'News' });
});

test('a published programme has a feed of changes that its pages link', () => {
  published.add('sessions');
  expect(listFeedPaths()).toHaveLength(languages.length);
  for (const path of ['program', `program/${getCongressDay(1)}`, 'program/sesja/opening']) {
    expect(findPageFeed(path)).toBe('programme');
  }
  expect(findPageFeed('prelegenci/anna')).toBeUndefined();
});

test('the router has one route per kind of entry', () => {
  for (const language of languages) {
    const routes = createPageRoutes(language, entryPages);
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

test('the sitemap lists each entry page in every language with its alternates', () => {
  published.add('speakers');
  const paths = listPublishedEntryPages().flatMap((page) => page.paths);
  const xml = Object.values(buildSitemaps('https://x.example', paths)).join('');
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
