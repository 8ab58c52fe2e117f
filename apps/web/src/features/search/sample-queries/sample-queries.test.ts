import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, test, vi } from 'vitest';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { makeCongress, usualSeed } from '@kongres/tools/dev/sample-congress/make-congress';
import { writeCongress } from '@kongres/tools/dev/sample-congress/write-congress';
import { pageTable } from '@kongres/contract/pages';
import { groupResults } from '../engine/group-results.ts';
import { createFinder } from '../engine/finder.ts';
import { toRows, type SearchFile } from '../file/search-file.ts';
import { sampleQueries } from './sample-queries.ts';

const congress = makeCongress(usualSeed, 'full');
const folder = mkdtempSync(join(tmpdir(), 'search-'));
writeCongress(folder, congress);
afterAll(() => rmSync(folder, { recursive: true }));

/** An empty folder selects the entries that ship with the site. */
async function buildSearchFiles(contentFolder: string) {
  vi.resetModules();
  vi.stubEnv('CONTENT_DIR', contentFolder);
  const { buildSearchFile: searchFile } = await import('../file/search-file.server.ts');
  return new Map(languages.map(({ id }) => [id, searchFile(id)]));
}

const shipped = await buildSearchFiles('');
const full = await buildSearchFiles(folder);

function createTopHitFinder(files: Map<LanguageCode, SearchFile>, code: LanguageCode) {
  const find = createFinder(toRows(requireValue(files.get(code))));
  return (query: string) => groupResults(find(query))[0]?.rows[0]?.path;
}

function getExpectedPath(expected: string): string | undefined {
  const [kind, id] = expected.split(' ');
  if (id) return kind === 'zone' ? `strefy#${id}` : `faq#faq-${id}`;
  return pageTable.find((page) => page.id === expected)?.path;
}

test.each(languages)('finds the expected page for every query in $id', ({ id }) => {
  const first = createTopHitFinder(shipped, id);
  const questions = Object.entries(sampleQueries[id]);
  expect(questions.length).toBeGreaterThanOrEqual(30);
  const answers = questions.map(([query]) => [query, first(query)]);
  expect(answers).toEqual(questions.map(([query, expected]) => [query, getExpectedPath(expected)]));
});

test.each(languages)(
  'ranks the expected page first among the pages of a full congress in $id',
  ({ id }) => {
    const find = createFinder(toRows(requireValue(full.get(id))));
    const answers = Object.keys(sampleQueries[id]).map((query) => {
      const pages = groupResults(find(query)).find(({ group }) => group === 'pages');
      return [query, pages?.rows.find(({ kind }) => kind !== 'workshop')?.path];
    });
    expect(answers).toEqual(
      Object.entries(sampleQueries[id]).map(([query, expected]) => [
        query,
        getExpectedPath(expected),
      ]),
    );
  },
);

test.each(languages)('finds entries by their names in $id, also with typos', ({ id }) => {
  const first = createTopHitFinder(full, id);
  const speaker = requireValue(congress.speakers[3]);
  const company = requireValue(congress.exhibitors[40]);
  const session = requireValue(
    congress.sessions.find(({ title, type }) => type !== 'break' && title[id]),
  );
  const title = requireValue(session.title[id]);
  expect(first(speaker.name)).toBe(`prelegenci/${speaker.id}`);
  expect(first(speaker.name.toUpperCase())).toBe(`prelegenci/${speaker.id}`);
  expect(first(swapLetters(speaker.name))).toBe(`prelegenci/${speaker.id}`);
  expect(first(company.name)).toBe(`expo/${company.id}`);
  expect(first(company.stand)).toBe(`expo/${company.id}`);
  expect(first(company.stand.replace('-', '').toLowerCase())).toBe(`expo/${company.id}`);
  expect(first(title)).toBe(`program/sesja/${session.id}`);
  expect(first(stripAccents(title))).toBe(`program/sesja/${session.id}`);
});

test('finds German compounds by their last part', () => {
  const compound = /sprachmodelle/i;
  const file = requireValue(full.get('de'));
  const found = createFinder(toRows(file))('modell').hits.map(({ row }) => row.title);
  expect(found.some((title) => compound.test(title))).toBe(true);
});

test('omits unpublished entries', () => {
  for (const file of shipped.values()) {
    const groups = toRows(file).map(({ group }) => group);
    expect(new Set(groups)).toEqual(new Set(['pages']));
  }
});

test('keeps the file of a full congress below its size limit in every language', () => {
  for (const file of full.values()) {
    expect(toRows(file).length).toBeGreaterThan(1500);
    const bytes = brotliCompressSync(JSON.stringify(file)).length;
    expect(bytes).toBeGreaterThan(10 * 1024);
    expect(bytes).toBeLessThan(120 * 1024);
  }
});

/** Swaps two letters in the middle of the longest word. */
function swapLetters(text: string): string {
  const word = text.split(' ').toSorted((one, other) => other.length - one.length)[0] ?? '';
  const at = Math.floor(word.length / 2);
  const mistyped = word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
  return text.replace(word, mistyped);
}

function stripAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('ß', 'ss');
}

function requireValue<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error('value missing in the sample congress');
  return row;
}
