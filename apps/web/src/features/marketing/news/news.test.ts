import { beforeEach, expect, test, vi } from 'vitest';
import { congressDay } from '@kongres/content/facts/edition';
import { languages } from '@kongres/content/facts/languages';
import { newsFeed } from './feed/news-feed.server.ts';
import { newsEntryPage } from './news-entry.server.ts';
import { newestNews, newsList } from './news.server.ts';

const entries = vi.hoisted((): { id: string; date: string; text: object; title: object }[] => []);
vi.mock('@kongres/content/model/read-entries', () => ({
  entriesOf: (kind: string) => (kind === 'news' ? entries : []),
}));
beforeEach(() => void entries.splice(0));

const [polish] = languages;
const { id: code } = polish;

/** One every three days, the newest first, as the model reads them. */
function write(count: number, text = 'Tekst.') {
  for (let index = 0; index < count; index += 1) {
    const date = new Date(Date.UTC(2026, 0, 31) - index * 3 * 86_400_000);
    entries.push({
      id: `n${index + 1}`,
      date: date.toISOString().slice(0, 10),
      title: { pl: `Tytuł ${index + 1}` },
      text: { pl: text },
    });
  }
}

test('without news the home page is told nothing', () => {
  expect(newestNews(code)).toEqual({});
});

test.each([1, 3, 200])('of %i the newest stands apart, all others once, by month', (count) => {
  write(count);
  const { newest, months } = newsList(code);
  expect(newest).toMatchObject({ id: 'n1', title: 'Tytuł 1', begins: 'Tekst.' });
  const others = months.flatMap((month) => month.entries.map(({ id }) => id));
  expect(others).toEqual(entries.slice(1).map(({ id }) => id));
  expect(new Set(months.map(({ name }) => name)).size).toBe(months.length);
  expect(newestNews(code).news?.id).toBe('n1');
});

test('the list carries no text but that of the newest', () => {
  write(200, 'Długi tekst.');
  expect(JSON.stringify(newsList(code)).match(/Długi tekst/g)).toHaveLength(1);
});

test('a blank line begins a paragraph, on the page and in the feed', () => {
  write(1, 'Pierwszy\nakapit.\n\n  \nDrugi.\n\nTrzeci.');
  const { paragraphs } = newsEntryPage(code, 'n1')?.data ?? {};
  expect(paragraphs).toEqual(['Pierwszy\nakapit.', 'Drugi.', 'Trzeci.']);
  expect(newsFeed(polish).entries[0]?.paragraphs).toEqual(paragraphs);
});

test('an entry lies between the one before it and the one after it, and ends have one neighbour', () => {
  write(3);
  const data = (id: string) => newsEntryPage(code, id)?.data;
  expect(data('n1')).toMatchObject({ newer: undefined, older: { id: 'n2' } });
  expect(data('n2')).toMatchObject({ newer: { id: 'n1' }, older: { id: 'n3' } });
  expect(data('n3')).toMatchObject({ newer: { id: 'n2' }, older: undefined });
  expect(newsEntryPage(code, 'nobody')).toBeNull();
});

test('an entry shows with the next build, also one of a day that is still to come', () => {
  write(1);
  entries.unshift(...entries.map((entry) => ({ ...entry, id: 'ahead', date: '2999-01-01' })));
  expect(newsList(code).newest?.id).toBe('ahead');
  expect(newsFeed(polish).entries.map(({ id }) => id)).toHaveLength(2);
});

test('it is drawn with the pen of its weekday in the week of the congress', () => {
  const penOn = (date: string) => {
    entries.splice(0, entries.length, { id: 'n', date, title: { pl: 'Tytuł' }, text: { pl: 'T' } });
    return newestNews(code).news?.n;
  };
  expect(penOn(congressDay(3))).toBe(3);
  expect(penOn(congressDay(-4))).toBe(3);
  expect(penOn(congressDay(9))).toBe(2);
});

test('search engines are told of an article, by whom and when', () => {
  write(1);
  const { '@graph': nodes } = JSON.parse(newsEntryPage(code, 'n1')?.data.structured ?? '') as {
    '@graph': object[];
  };
  expect(nodes).toMatchObject([
    {
      '@type': 'NewsArticle',
      headline: 'Tytuł 1',
      inLanguage: code,
      datePublished: expect.stringMatching(/^2026-01-31T12:00/) as string,
      publisher: { '@type': 'Organization' },
    },
    { '@type': 'BreadcrumbList' },
  ]);
});
