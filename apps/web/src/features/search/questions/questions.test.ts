import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, test, vi } from 'vitest';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { makeCongress, usualSeed } from '@kongres/tools/dev/sample-congress/make-congress';
import { writeCongress } from '@kongres/tools/dev/sample-congress/write-congress';
import { pageTable } from '@kongres/contract/pages';
import { arranged } from '../engine/arranged.ts';
import { createFinder } from '../engine/finder.ts';
import { toRows, type SearchFile } from '../file/search-file.ts';
import { asked } from './asked.ts';

const congress = makeCongress(usualSeed, 'full');
const folder = mkdtempSync(join(tmpdir(), 'search-'));
writeCongress(folder, congress);
afterAll(() => rmSync(folder, { recursive: true }));

/** Of the entries that ship with the site, or of a whole congress, as a build in that folder makes it. */
async function filesOf(contentFolder: string) {
  vi.resetModules();
  vi.stubEnv('CONTENT_DIR', contentFolder);
  const { searchFile } = await import('../file/search-file.server.ts');
  return new Map(languages.map(({ id }) => [id, searchFile(id)]));
}

const shipped = await filesOf('');
const full = await filesOf(folder);

function firstIn(files: Map<LanguageCode, SearchFile>, code: LanguageCode) {
  const find = createFinder(toRows(the(files.get(code))));
  return (query: string) => arranged(find(query))[0]?.rows[0]?.path;
}

function pathOf(expected: string): string | undefined {
  const [kind, id] = expected.split(' ');
  if (id) return kind === 'zone' ? `strefy#${id}` : `faq#faq-${id}`;
  return pageTable.find((page) => page.id === expected)?.path;
}

test.each(languages)('in $id every question leads to its answer', ({ id }) => {
  const first = firstIn(shipped, id);
  const questions = Object.entries(asked[id]);
  expect(questions.length).toBeGreaterThanOrEqual(30);
  const answers = questions.map(([query]) => [query, first(query)]);
  expect(answers).toEqual(questions.map(([query, expected]) => [query, pathOf(expected)]));
});

test.each(languages)(
  'in $id each is still the first of the pages of a whole congress',
  ({ id }) => {
    const find = createFinder(toRows(the(full.get(id))));
    const answers = Object.keys(asked[id]).map((query) => {
      const pages = arranged(find(query)).find(({ group }) => group === 'pages');
      return [query, pages?.rows.find(({ kind }) => kind !== 'workshop')?.path];
    });
    expect(answers).toEqual(
      Object.entries(asked[id]).map(([query, expected]) => [query, pathOf(expected)]),
    );
  },
);

test.each(languages)('in $id entries are found by their own names, also mistyped', ({ id }) => {
  const first = firstIn(full, id);
  const speaker = the(congress.speakers[3]);
  const company = the(congress.exhibitors[40]);
  const session = the(congress.sessions.find(({ title, type }) => type !== 'break' && title[id]));
  const title = the(session.title[id]);
  expect(first(speaker.name)).toBe(`prelegenci/${speaker.id}`);
  expect(first(speaker.name.toUpperCase())).toBe(`prelegenci/${speaker.id}`);
  expect(first(slip(speaker.name))).toBe(`prelegenci/${speaker.id}`);
  expect(first(company.name)).toBe(`expo/${company.id}`);
  expect(first(company.stand)).toBe(`expo/${company.id}`);
  expect(first(company.stand.replace('-', '').toLowerCase())).toBe(`expo/${company.id}`);
  expect(first(title)).toBe(`program/sesja/${session.id}`);
  expect(first(withoutAccents(title))).toBe(`program/sesja/${session.id}`);
});

test('a German compound is found by its last part', () => {
  const compound = /sprachmodelle/i;
  const file = the(full.get('de'));
  const found = createFinder(toRows(file))('modell').found.map(({ row }) => row.title);
  expect(found.some((title) => compound.test(title))).toBe(true);
});

test('what is not published is not found', () => {
  for (const file of shipped.values()) {
    const groups = toRows(file).map(({ group }) => group);
    expect(new Set(groups)).toEqual(new Set(['pages']));
  }
});

test('a congress of full size stays below its limit in every language', () => {
  for (const file of full.values()) {
    expect(toRows(file).length).toBeGreaterThan(1500);
    const bytes = brotliCompressSync(JSON.stringify(file)).length;
    expect(bytes).toBeGreaterThan(10 * 1024);
    expect(bytes).toBeLessThan(120 * 1024);
  }
});

/** Two letters in the middle of the longest word have changed places. */
function slip(text: string): string {
  const word = text.split(' ').toSorted((one, other) => other.length - one.length)[0] ?? '';
  const at = Math.floor(word.length / 2);
  const mistyped = word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
  return text.replace(word, mistyped);
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('ß', 'ss');
}

function the<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error('the sample lacks something');
  return row;
}
