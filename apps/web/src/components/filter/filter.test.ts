import { expect, test } from 'vitest';
import { isFiltering, createMatcher, readFilter, withChoice, writeFilter } from './filter.ts';

const isOffered = (_facet: string, id: string) => ['law', 'science', 'basic', 'panel'].includes(id);
const readTestFilter = (search: string) =>
  readFilter(search, ['track', 'type', 'level'], isOffered);

const talk = { track: 'law', type: 'panel', level: 'basic', text: 'Kto płaci? Łukasz Żmuda' };

test.each(['', '?track=law', '?track=law,science&level=basic', '?type=panel&q=%C5%82ukasz%20%26'])(
  '"%s" survives reading and writing',
  (search) => expect(writeFilter(readTestFilter(search))).toBe(search),
);

test('unknown, repeated and foreign values are left out of the address', () => {
  expect(
    writeFilter(readTestFilter('?track=law,law,cooking&type=__proto__&utm_source=x&q=++')),
  ).toBe('?track=law');
  expect(isFiltering(readTestFilter('?track=cooking&q=%20'))).toBe(false);
});

test('matches any choice of a facet and requires every facet', () => {
  expect(createMatcher(readTestFilter('?track=science,law'))(talk)).toBe(true);
  expect(createMatcher(readTestFilter('?track=law&type=panel&level=basic'))(talk)).toBe(true);
  expect(createMatcher(readTestFilter('?track=science&type=panel'))(talk)).toBe(false);
  expect(createMatcher(readTestFilter('?level=basic'))({ text: '' })).toBe(false);
});

test.each(['lukasz', 'ŁUKASZ', 'zmuda kto', 'Płaci', 'pl uk'])('"%s" is found', (query) => {
  expect(createMatcher({ ...readTestFilter(''), query })(talk)).toBe(true);
});

test('every word must match', () => {
  expect(createMatcher({ ...readTestFilter(''), query: 'lukasz nowak' })(talk)).toBe(false);
});

test('a choice replaces the one of its facet', () => {
  const filter = withChoice(readTestFilter('?track=law&level=basic'), 'track', ['science']);
  expect(writeFilter(filter)).toBe('?track=science&level=basic');
  expect(writeFilter(withChoice(filter, 'track', []))).toBe('?level=basic');
});
