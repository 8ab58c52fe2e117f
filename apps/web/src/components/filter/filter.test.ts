import { expect, test } from 'vitest';
import { isFiltering, matcher, readFilter, withChoice, writeFilter } from './filter.ts';

const offered = (_facet: string, id: string) => ['law', 'science', 'basic', 'panel'].includes(id);
const read = (search: string) => readFilter(search, ['track', 'type', 'level'], offered);

const talk = { track: 'law', type: 'panel', level: 'basic', text: 'Kto płaci? Łukasz Żmuda' };

test.each(['', '?track=law', '?track=law,science&level=basic', '?type=panel&q=%C5%82ukasz%20%26'])(
  'an address that can be sent, "%s", is the same when it is read and written again',
  (search) => expect(writeFilter(read(search))).toBe(search),
);

test('what nobody offers, what is there twice and what is not ours are left out of the address', () => {
  expect(writeFilter(read('?track=law,law,cooking&type=__proto__&utm_source=x&q=++'))).toBe(
    '?track=law',
  );
  expect(isFiltering(read('?track=cooking&q=%20'))).toBe(false);
});

test('any of a facet will do, but each of them must', () => {
  expect(matcher(read('?track=science,law'))(talk)).toBe(true);
  expect(matcher(read('?track=law&type=panel&level=basic'))(talk)).toBe(true);
  expect(matcher(read('?track=science&type=panel'))(talk)).toBe(false);
  expect(matcher(read('?level=basic'))({ text: '' })).toBe(false);
});

test.each(['lukasz', 'ŁUKASZ', 'zmuda kto', 'Płaci', 'pl uk'])('"%s" is found', (query) => {
  expect(matcher({ ...read(''), query })(talk)).toBe(true);
});

test('every word has to be there', () => {
  expect(matcher({ ...read(''), query: 'lukasz nowak' })(talk)).toBe(false);
});

test('a choice replaces that of its own facet', () => {
  const filter = withChoice(read('?track=law&level=basic'), 'track', ['science']);
  expect(writeFilter(filter)).toBe('?track=science&level=basic');
  expect(writeFilter(withChoice(filter, 'track', []))).toBe('?level=basic');
});
