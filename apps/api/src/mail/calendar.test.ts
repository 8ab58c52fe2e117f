import { expect, test } from 'vitest';
import { languages } from '@kongres/content/facts/languages';
import { congressCalendar } from './calendar.ts';
import { sampleOrder } from './sample-order.ts';

const unfolded = (file: string) => file.replaceAll(/\r\n[ \t]/g, '');

function values(file: string, property: string): string[] {
  const line = new RegExp(`^${property}(?:;[^:]*)?:(.*)\r$`, 'gm');
  return Array.from(unfolded(file).matchAll(line), ([, value = '']) => value);
}

test.each(languages.map(({ id }) => id))('the calendar in %s has the seven days', (language) => {
  const file = congressCalendar(sampleOrder({ language }));
  const days = [16, 17, 18, 19, 20, 21, 22];
  expect(values(file, 'DTSTART')).toEqual(days.map((day) => `202602${day}T090000Z`));
  expect(values(file, 'DTEND')).toEqual(days.map((day) => `202602${day}T170000Z`));
  expect(new Set(values(file, 'UID')).size).toBe(7);
  expect(values(file, 'SUMMARY').join()).toMatch(/1.*7$/);
  expect(file).not.toContain('{{');
});

test('a second file changes no day of the first', () => {
  const [first, second] = [sampleOrder(), sampleOrder({ number: 'KAI-2' })].map(congressCalendar);
  expect(first).toBe(second);
});

test('a shared calendar does not give the order away', () => {
  const file = unfolded(congressCalendar(sampleOrder()));
  expect(file).toContain('https://kongres-ai.example/pl/program');
  expect(file).not.toContain('zamowienie');
});
