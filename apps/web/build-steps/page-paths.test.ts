import { expect, test } from 'vitest';
import { languages } from '@kongres/content/facts/languages';
import { entriesOf } from '@kongres/content/model/read-entries';
import { pageTable, type PageRow } from '../src/routing/page-table.ts';
import { pageRoutes } from '../src/routes.ts';
import { pagePaths } from './page-paths.ts';
import { sitemap } from './sitemap.ts';

const list: PageRow = { id: 'speakers', path: 'prelegenci', menu: null, footer: null };
const each: PageRow = { ...list, id: 'speaker', path: 'prelegenci/:id', entries: 'speakers' };
const speakers = entriesOf('speakers');

test('a row with entries is a page for each of them, and its neighbours stay one', () => {
  expect(pagePaths([list, each])).toEqual([
    'prelegenci',
    ...speakers.map(({ id }) => `prelegenci/${id}`),
  ]);
  expect(pagePaths().length).toBeGreaterThanOrEqual(pageTable.length);
});

test('the router has one route for all of them, so that it does not grow with them', () => {
  for (const language of languages) {
    expect(pageRoutes(language, [list, each])).toMatchObject([
      { path: 'prelegenci', file: 'pages/speakers.tsx', id: `${language.path}/speakers` },
      {
        path: 'prelegenci/:id',
        file: 'pages/speaker.tsx',
        id: `${language.path}/speaker`,
      },
    ]);
  }
});

test('the sitemap lists each of them in every language, with its alternates', () => {
  const xml = sitemap('https://x.example', pagePaths([each]));
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
