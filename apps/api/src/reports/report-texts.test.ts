import { expect, test } from 'vitest';
import { wordsOfOthers } from '@kongres/content/checks/catalogue-words';
import { languages } from '@kongres/content/facts/languages';
import { tickets } from '@kongres/content/facts/tickets';
import { sampleReportBody, sampleSales } from '../../test/samples/sample-report.ts';

/** Words that have no language: names, units and the command that a sentence quotes. */
const names = [
  'npm run organiser -- alarms',
  'sek.',
  'British',
  ...tickets.map(({ name }) => name),
];

function wordsOf(page: string): string {
  const told = [...page.matchAll(/aria-label="([^"]*)"/g)].map(([, label = '']) => label);
  const words = [page.replaceAll(/<[^>]+>/g, ' '), ...told].join(' ').replaceAll(/&#?\w+;/g, ' ');
  return names.reduce((text, name) => text.replaceAll(name, ' '), words);
}

test.each(languages)('the report in $id speaks one language', ({ id }) => {
  for (const sale of Object.values(sampleSales)) {
    const page = sampleReportBody(id, sale);
    expect(page).not.toMatch(/\{\{|NaN|Infinity|undefined/);
    expect(wordsOfOthers(wordsOf(page), id)).toEqual([]);
  }
});

test('a report in another language is noticed', () => {
  const page = sampleReportBody('pl', sampleSales.few);
  expect(wordsOfOthers(wordsOf(page), 'de').length).toBeGreaterThan(20);
});
