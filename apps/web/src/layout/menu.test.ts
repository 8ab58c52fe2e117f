import { expect, test } from 'vitest';
import { isPrivate, laterPages, pageTable, type PageId } from '@kongres/contract/pages';
import { footerPages, menu, ticketPage } from './menu.ts';

const position = (page: PageId) => pageTable.findIndex(({ id }) => id === page);
const pagesOf = (entry: (typeof menu)[number]) => ('group' in entry ? entry.pages : [entry.page]);

test('the header names every page that asks for it once, in the order of the table', () => {
  const wanted = pageTable.filter((page) => page.menu !== null && page.menu !== 'button');
  const shown = menu.flatMap(pagesOf);
  expect(shown.toSorted()).toEqual(wanted.map(({ id }) => id).toSorted());
  const firsts = menu.map((entry) => position(pagesOf(entry)[0] ?? 'home'));
  expect(firsts).toEqual(firsts.toSorted((a, b) => a - b));
});

test('a dropdown stands once and holds its own pages alone', () => {
  const groups = menu.filter((entry) => 'group' in entry);
  expect(new Set(groups.map(({ group }) => group)).size).toBe(groups.length);
  for (const { group, pages } of groups) {
    expect(pages.map((page) => pageTable[position(page)]?.menu)).toEqual(pages.map(() => group));
  }
});

test('the button and both halves of the footer are read from the tables', () => {
  expect(pageTable[position(ticketPage)]?.menu).toBe('button');
  const wanted = [...pageTable, ...laterPages]
    .filter(({ path }) => !isPrivate(path))
    .map(({ id }) => id);
  expect([...footerPages('main'), ...footerPages('more')].toSorted()).toEqual(wanted.toSorted());
});
