import { expect, test } from 'vitest';
import { congressDay, edition } from '@kongres/content/facts/edition';
import { languages } from '@kongres/content/facts/languages';
import { congressCalendar } from './calendar.ts';
import { sampleOrder } from './sample-order.ts';

const unfolded = (file: string) => file.replaceAll(/\r\n[ \t]/g, '');

function values(file: string, property: string): string[] {
  const line = new RegExp(`^${property}(?:;[^:]*)?:(.*)\r$`, 'gm');
  return Array.from(unfolded(file).matchAll(line), ([, value = '']) => value);
}

/** 20310509T080000Z as clocks at the congress show it. */
function onSite(moment: string): string {
  const iso = moment.replace(/^(.{4})(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z');
  return new Date(iso).toLocaleString('sv', { timeZone: edition.timeZone });
}

test.each(languages.map(({ id }) => id))('the calendar in %s has every day', (language) => {
  const file = congressCalendar(sampleOrder({ language }));
  const days = Array.from({ length: edition.dayCount }, (_, index) => congressDay(index + 1));
  const at = (time: string) => days.map((day) => `${day} ${time}:00`);
  expect(values(file, 'DTSTART').map(onSite)).toEqual(at(edition.opens));
  expect(values(file, 'DTEND').map(onSite)).toEqual(at(edition.closes));
  expect(new Set(values(file, 'UID')).size).toBe(days.length);
  expect(values(file, 'SUMMARY').join()).toMatch(new RegExp(`1.*${days.length}$`));
  expect(file).not.toContain('{{');
});

test('a second file changes no day of the first', () => {
  const [first, second] = [sampleOrder(), sampleOrder({ number: 'KAI-2' })].map(congressCalendar);
  expect(first).toBe(second);
});

test('a shared calendar leads to the congress and does not give the ticket away', () => {
  const order = sampleOrder();
  const file = congressCalendar(order);
  expect(new Set(values(file, 'URL'))).toEqual(new Set(['https://kongres-ai.example/pl/kongres']));
  expect(unfolded(file)).not.toContain(new URL(order.congressUrl).hash.slice(1));
  expect(unfolded(file)).not.toContain('zamowienie');
});
