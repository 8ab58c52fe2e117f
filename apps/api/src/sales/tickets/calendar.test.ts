import { expect, test } from 'vitest';
import { getCongressDay, edition } from '@kongres/content/facts/edition';
import { galas } from '@kongres/content/facts/galas';
import { languages } from '@kongres/content/facts/languages';
import { buildCongressCalendar } from './calendar.ts';
import { createSampleOrder } from './sample-order.ts';

const unfoldLines = (file: string) => file.replaceAll(/\r\n[ \t]/g, '');

function readValues(file: string, property: string): string[] {
  const line = new RegExp(`^${property}(?:;[^:]*)?:(.*)\r$`, 'gm');
  return Array.from(unfoldLines(file).matchAll(line), ([, value = '']) => value);
}

function splitEvents(file: string): string[] {
  return file.match(/BEGIN:VEVENT[^]*?END:VEVENT\r\n/g) ?? [];
}

/** The UID of a congress day starts with its date, that of a gala with its id. */
const isDay = (event: string) => /^\d{4}-\d\d-\d\d@/.test(readValues(event, 'UID')[0] ?? '');

/** Converts a moment like 20310509T080000Z to local time of the congress. */
function toLocalTime(moment: string): string {
  const iso = moment.replace(/^(.{4})(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z');
  return new Date(iso).toLocaleString('sv', { timeZone: edition.timeZone });
}

test.each(languages.map(({ id }) => id))('the calendar in %s has every day', (language) => {
  const file = splitEvents(buildCongressCalendar(createSampleOrder({ language })))
    .filter(isDay)
    .join('');
  const days = Array.from({ length: edition.dayCount }, (_, index) => getCongressDay(index + 1));
  const at = (time: string) => days.map((day) => `${day} ${time}:00`);
  expect(readValues(file, 'DTSTART').map(toLocalTime)).toEqual(at(edition.opens));
  expect(readValues(file, 'DTEND').map(toLocalTime)).toEqual(at(edition.closes));
  expect(new Set(readValues(file, 'UID')).size).toBe(days.length);
  expect(readValues(file, 'SUMMARY').join()).toMatch(new RegExp(`1.*${days.length}$`));
  expect(file).not.toContain('{{');
});

test.each(languages.map(({ id }) => id))(
  'the calendar in %s has every gala at its time, and simultaneous galas once',
  (language) => {
    const events = splitEvents(buildCongressCalendar(createSampleOrder({ language }))).filter(
      (one) => !isDay(one),
    );
    for (const { name, day, starts, ends } of galas) {
      const its = events.filter((event) => readValues(event, 'SUMMARY').join().includes(name));
      expect(its).toHaveLength(1);
      const [event = ''] = its;
      expect(readValues(event, 'DTSTART').map(toLocalTime)).toEqual([
        `${getCongressDay(day)} ${starts}:00`,
      ]);
      expect(readValues(event, 'DTEND').map(toLocalTime)).toEqual([
        `${getCongressDay(day)} ${ends}:00`,
      ]);
      expect(readValues(event, 'TRANSP')).toEqual(['TRANSPARENT']);
      expect(event).not.toContain('{{');
    }
    const hours = new Set(galas.map(({ day, starts, ends }) => `${day} ${starts} ${ends}`));
    expect(events).toHaveLength(hours.size);
    expect(new Set(readValues(events.join(''), 'UID')).size).toBe(events.length);
  },
);

test('creates the same file for every order', () => {
  const [first, second] = [createSampleOrder(), createSampleOrder({ number: 'KAI-2' })].map(
    buildCongressCalendar,
  );
  expect(first).toBe(second);
});

test('the calendar links to the congress without the token of the ticket', () => {
  const order = createSampleOrder();
  const file = buildCongressCalendar(order);
  expect(new Set(readValues(file, 'URL'))).toEqual(
    new Set(['https://kongres-ai.example/pl/kongres']),
  );
  expect(unfoldLines(file)).not.toContain(new URL(order.congressUrl).hash.slice(1));
  expect(unfoldLines(file)).not.toContain('zamowienie');
  for (const what of readValues(file, 'DESCRIPTION')) expect(what).toContain('pamięta Twój bilet');
});
