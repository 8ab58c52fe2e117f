import { expect, test, vi } from 'vitest';
import { congressDay } from '@kongres/content/facts/edition';
import { instant } from '@kongres/content/format/date';
import type { Entry } from '@kongres/content/model/kinds';
import { entriesOf } from '@kongres/content/model/read-entries';
import { breadcrumbs, dayEvent, graph, personOf, sessionEvent } from './graph.server.ts';

vi.mock('@kongres/content/model/read-entries', () => {
  const talk = {
    type: 'presentation',
    day: 1,
    starts: '10:00',
    ends: '10:45',
    room: 'a',
    language: 'pl',
    speakers: ['anna'],
    title: { pl: 'Tytuł' },
  };
  const entries: Record<string, object[]> = {
    rooms: [{ id: 'a', seats: 500 }],
    speakers: [{ id: 'anna', name: 'Anna Nowak', links: { x: 'https://x.com/anna' } }],
    sessions: [
      { ...talk, id: 'plain', description: { pl: 'Opis.' } },
      { ...talk, id: 'moved', movedFrom: { day: 2, starts: '12:00', ends: '13:00' }, seats: 20 },
      { ...talk, id: 'off', isCancelled: true },
      { ...talk, id: 'pause', type: 'break' },
    ],
  };
  return { entriesOf: (kind: string) => entries[kind] ?? [] };
});

const session = (id: string) =>
  entriesOf('sessions').find((each) => each.id === id) as Entry<'sessions'>;

test('a session is an event of the congress, with who speaks and where it is', () => {
  expect(sessionEvent(session('plain'), 'de')).toMatchObject({
    '@type': 'Event',
    name: 'Tytuł',
    description: 'Opis.',
    inLanguage: 'pl',
    startDate: instant(congressDay(1), '10:00'),
    eventStatus: 'https://schema.org/EventScheduled',
    maximumVirtualAttendeeCapacity: 500,
    performer: [{ '@type': 'Person', name: 'Anna Nowak', sameAs: ['https://x.com/anna'] }],
    superEvent: { '@type': 'Event' },
  });
});

test('one that was moved says from when, and one that is called off that it is', () => {
  expect(sessionEvent(session('moved'), 'pl')).toMatchObject({
    eventStatus: 'https://schema.org/EventRescheduled',
    previousStartDate: instant(congressDay(2), '12:00'),
    maximumVirtualAttendeeCapacity: 20,
  });
  expect(sessionEvent(session('off'), 'pl')).toMatchObject({
    eventStatus: 'https://schema.org/EventCancelled',
  });
});

test('a day names its sessions, and no pause', () => {
  const { subEvent } = dayEvent(1, 'Monday', 'en-GB') as { subEvent: object[] };
  expect(subEvent).toHaveLength(3);
});

test('the way to a page has three steps in its own language', () => {
  const own = { page: 'speaker', entry: 'anna', name: 'Anna Nowak' } as const;
  const told = JSON.parse(
    graph(personOf('anna', 'de'), breadcrumbs('de', { page: 'speakers', name: 'Speaker' }, own)),
  ) as { '@graph': [object, { itemListElement: { item: string; position: number }[] }] };
  const steps = told['@graph'][1].itemListElement;
  expect(steps.map(({ position }) => position)).toEqual([1, 2, 3]);
  expect(steps.map(({ item }) => new URL(item).pathname)).toEqual([
    '/de',
    '/de/prelegenci',
    '/de/prelegenci/anna',
  ]);
});
