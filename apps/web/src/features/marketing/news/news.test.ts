import { beforeEach, expect, test, vi } from 'vitest';
import { getCongressDay } from '@kongres/content/facts/edition';
import { languages } from '@kongres/content/facts/languages';
import { buildNewsFeed } from './feed/news-feed.server.ts';
import { buildNewsEntryPage } from './news-entry.server.ts';
import { buildNewestNews, buildNewsList } from './news.server.ts';

const entries = vi.hoisted((): { id: string; date: string; text: object; title: object }[] => []);
vi.mock('@kongres/content/model/read-entries', () => ({
  listEntries: (kind: string) => (kind === 'news' ? entries : []),
}));
beforeEach(() => void entries.splice(0));

const [polish] = languages;
const { id: code } = polish;

/** One entry every three days, newest first (the order of the content model). */
function addNewsEntries(count: number, text = 'Tekst.') {
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

test('the home page gets no teaser while there is no news', () => {
  expect(buildNewestNews(code)).toEqual({});
});

test.each([1, 3, 200])(
  'with %i entries the newest is separate and all others are listed once, by month',
  (count) => {
    addNewsEntries(count);
    const { newest, months } = buildNewsList(code);
    expect(newest).toMatchObject({ id: 'n1', title: 'Tytuł 1', intro: 'Tekst.' });
    const others = months.flatMap((month) => month.entries.map(({ id }) => id));
    expect(others).toEqual(entries.slice(1).map(({ id }) => id));
    expect(new Set(months.map(({ name }) => name)).size).toBe(months.length);
    expect(buildNewestNews(code).news?.id).toBe('n1');
  },
);

test('the list contains only the text of the newest entry', () => {
  addNewsEntries(200, 'Długi tekst.');
  expect(JSON.stringify(buildNewsList(code)).match(/Długi tekst/g)).toHaveLength(1);
});

test('a blank line separates paragraphs on the page and in the feed', () => {
  addNewsEntries(1, 'Pierwszy\nakapit.\n\n  \nDrugi.\n\nTrzeci.');
  const { paragraphs } = buildNewsEntryPage(code, 'n1')?.data ?? {};
  expect(paragraphs).toEqual(['Pierwszy\nakapit.', 'Drugi.', 'Trzeci.']);
  expect(buildNewsFeed(polish).entries[0]?.paragraphs).toEqual(paragraphs);
});

test('an entry links to its newer and older neighbour', () => {
  addNewsEntries(3);
  const data = (id: string) => buildNewsEntryPage(code, id)?.data;
  expect(data('n1')).toMatchObject({ newer: undefined, older: { id: 'n2' } });
  expect(data('n2')).toMatchObject({ newer: { id: 'n1' }, older: { id: 'n3' } });
  expect(data('n3')).toMatchObject({ newer: { id: 'n2' }, older: undefined });
  expect(buildNewsEntryPage(code, 'unknown')).toBeNull();
});

test('an entry with a future date is published with the next build', () => {
  addNewsEntries(1);
  entries.unshift(...entries.map((entry) => ({ ...entry, id: 'ahead', date: '2999-01-01' })));
  expect(buildNewsList(code).newest?.id).toBe('ahead');
  expect(buildNewsFeed(polish).entries.map(({ id }) => id)).toHaveLength(2);
});

test('uses the colour of the congress day with the same weekday', () => {
  const getDayNumber = (date: string) => {
    entries.splice(0, entries.length, { id: 'n', date, title: { pl: 'Tytuł' }, text: { pl: 'T' } });
    return buildNewestNews(code).news?.n;
  };
  expect(getDayNumber(getCongressDay(3))).toBe(3);
  expect(getDayNumber(getCongressDay(-4))).toBe(3);
  expect(getDayNumber(getCongressDay(9))).toBe(2);
});

test('structured data describes the article, its publisher and date', () => {
  addNewsEntries(1);
  const { '@graph': nodes } = JSON.parse(buildNewsEntryPage(code, 'n1')?.data.structured ?? '') as {
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
