import { expect, test } from 'vitest';
import { isPrivatePage, optionalPages, pageTable, type PageId } from '@kongres/contract/pages';
import { listFooterPages, menu, ticketPage } from './menu.ts';

const getPosition = (page: PageId) => pageTable.findIndex(({ id }) => id === page);
const listEntryPages = (entry: (typeof menu)[number]) =>
  'group' in entry ? entry.pages : [entry.page];

test('the header lists every page of the menu once, in table order', () => {
  const expected = pageTable.filter((page) => page.menu !== null && page.menu !== 'button');
  const listed = menu.flatMap(listEntryPages);
  expect(listed.toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
  const firsts = menu.map((entry) => getPosition(listEntryPages(entry)[0] ?? 'home'));
  expect(firsts).toEqual(firsts.toSorted((a, b) => a - b));
});

test('a dropdown appears once and holds its own pages', () => {
  const groups = menu.filter((entry) => 'group' in entry);
  expect(new Set(groups.map(({ group }) => group)).size).toBe(groups.length);
  for (const { group, pages } of groups) {
    expect(pages.map((page) => pageTable[getPosition(page)]?.menu)).toEqual(pages.map(() => group));
  }
});

test('the button and both footer columns come from the table', () => {
  expect(pageTable[getPosition(ticketPage)]?.menu).toBe('button');
  const expected = [...pageTable, ...optionalPages]
    .filter(({ path }) => !isPrivatePage(path))
    .map(({ id }) => id);
  expect([...listFooterPages('main'), ...listFooterPages('more')].toSorted()).toEqual(
    expected.toSorted(),
  );
});
