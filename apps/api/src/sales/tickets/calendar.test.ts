import { expect, test } from 'vitest';
import { congressDay, edition } from '@kongres/content/facts/edition';
import { galas } from '@kongres/content/facts/galas';
import { languages } from '@kongres/content/facts/languages';
import { congressCalendar } from './calendar.ts';
import { sampleOrder } from './sample-order.ts';

const unfolded = (file: string) => file.replaceAll(/\r\n[ \t]/g, '');

function values(file: string, property: string): string[] {
  const line = new RegExp(`^${property}(?:;[^:]*)?:(.*)\r$`, 'gm');
  return Array.from(unfolded(file).matchAll(line), ([, value = '']) => value);
}

/** The events of a file, each on its own. */
function eventsOf(file: string): string[] {
  return file.match(/BEGIN:VEVENT[^]*?END:VEVENT\r\n/g) ?? [];
}

/** A day is known by its date, a gala by its name. */
const isDay = (event: string) => /^\d{4}-\d\d-\d\d@/.test(values(event, 'UID')[0] ?? '');

/** 20310509T080000Z as clocks at the congress show it. */
function onSite(moment: string): string {
  const iso = moment.replace(/^(.{4})(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z');
  return new Date(iso).toLocaleString('sv', { timeZone: edition.timeZone });
}

test.each(languages.map(({ id }) => id))('the calendar in %s has every day', (language) => {
  const file = eventsOf(congressCalendar(sampleOrder({ language })))
    .filter(isDay)
    .join('');
  const days = Array.from({ length: edition.dayCount }, (_, index) => congressDay(index + 1));
  const at = (time: string) => days.map((day) => `${day} ${time}:00`);
  expect(values(file, 'DTSTART').map(onSite)).toEqual(at(edition.opens));
  expect(values(file, 'DTEND').map(onSite)).toEqual(at(edition.closes));
  expect(new Set(values(file, 'UID')).size).toBe(days.length);
  expect(values(file, 'SUMMARY').join()).toMatch(new RegExp(`1.*${days.length}$`));
  expect(file).not.toContain('{{');
});

test.each(languages.map(({ id }) => id))(
  'the calendar in %s has every gala at its hours, and galas of one hour once',
  (language) => {
    const events = eventsOf(congressCalendar(sampleOrder({ language }))).filter(
      (one) => !isDay(one),
    );
    for (const { name, day, starts, ends } of galas) {
      const its = events.filter((event) => values(event, 'SUMMARY').join().includes(name));
      expect(its).toHaveLength(1);
      const [event = ''] = its;
      expect(values(event, 'DTSTART').map(onSite)).toEqual([`${congressDay(day)} ${starts}:00`]);
      expect(values(event, 'DTEND').map(onSite)).toEqual([`${congressDay(day)} ${ends}:00`]);
      expect(values(event, 'TRANSP')).toEqual(['TRANSPARENT']);
      expect(event).not.toContain('{{');
    }
    const hours = new Set(galas.map(({ day, starts, ends }) => `${day} ${starts} ${ends}`));
    expect(events).toHaveLength(hours.size);
    expect(new Set(values(events.join(''), 'UID')).size).toBe(events.length);
  },
);

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
  for (const what of values(file, 'DESCRIPTION')) expect(what).toContain('pamięta Twój bilet');
});
