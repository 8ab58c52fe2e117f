import { expect, test, vi } from 'vitest';
import { getCongressDay } from '@kongres/content/facts/edition';
import { toIsoInstant } from '@kongres/content/format/date';
import type { Entry } from '@kongres/content/model/kinds';
import { listEntries } from '@kongres/content/model/read-entries';
import {
  buildBreadcrumbs,
  buildDayEvent,
  serialiseGraph,
  buildPerson,
  buildSessionEvent,
} from './schema-graph.server.ts';

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
  return { listEntries: (kind: string) => entries[kind] ?? [] };
});

const findSession = (id: string) =>
  listEntries('sessions').find((each) => each.id === id) as Entry<'sessions'>;

test('a session is an Event with performer and location', () => {
  expect(buildSessionEvent(findSession('plain'), 'de')).toMatchObject({
    '@type': 'Event',
    name: 'Tytuł',
    description: 'Opis.',
    inLanguage: 'pl',
    startDate: toIsoInstant(getCongressDay(1), '10:00'),
    eventStatus: 'https://schema.org/EventScheduled',
    maximumVirtualAttendeeCapacity: 500,
    performer: [{ '@type': 'Person', name: 'Anna Nowak', sameAs: ['https://x.com/anna'] }],
    superEvent: { '@type': 'Event' },
  });
});

test('a rescheduled session names its previous start, a cancelled one its status', () => {
  expect(buildSessionEvent(findSession('moved'), 'pl')).toMatchObject({
    eventStatus: 'https://schema.org/EventRescheduled',
    previousStartDate: toIsoInstant(getCongressDay(2), '12:00'),
    maximumVirtualAttendeeCapacity: 20,
  });
  expect(buildSessionEvent(findSession('off'), 'pl')).toMatchObject({
    eventStatus: 'https://schema.org/EventCancelled',
  });
});

test('a day lists its sessions without breaks', () => {
  const { subEvent } = buildDayEvent(1, 'Monday', 'en-GB') as { subEvent: object[] };
  expect(subEvent).toHaveLength(3);
});

test("breadcrumbs have three steps in the page's language", () => {
  const own = { page: 'speaker', entry: 'anna', name: 'Anna Nowak' } as const;
  const parsed = JSON.parse(
    serialiseGraph(
      buildPerson('anna', 'de'),
      buildBreadcrumbs('de', { page: 'speakers', name: 'Speaker' }, own),
    ),
  ) as { '@graph': [object, { itemListElement: { item: string; position: number }[] }] };
  const steps = parsed['@graph'][1].itemListElement;
  expect(steps.map(({ position }) => position)).toEqual([1, 2, 3]);
  expect(steps.map(({ item }) => new URL(item).pathname)).toEqual([
    '/de',
    '/de/prelegenci',
    '/de/prelegenci/anna',
  ]);
});
