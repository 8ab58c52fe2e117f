import { edition } from '@kongres/content/facts/edition';
import { galas } from '@kongres/content/facts/galas';
import { minutesOf } from '@kongres/content/format/minutes';

/** Where a session can stand. A keynote and a pause have all rooms to themselves. */
export interface Place {
  day: number;
  room: number;
  starts: number;
  ends: number;
  kind: 'keynote' | 'pause' | 'talk' | 'panel' | 'workshop';
}

const stepMinutes = 25;
const gapMinutes = 5;
const keynoteMinutes = 45;
const pause = { starts: 12 * 60, ends: 13 * 60 };

/** How many steps the sessions of a room take, over and over: the last rooms are for work and for dispute. */
const rhythms = [[1, 1, 1, 2], [1], [1], [1], [1, 1, 2], [1, 3, 1]] as const;

/** All places of the week, in their order: a keynote, then six rooms with a pause at noon, until a gala begins. */
export function placesOfWeek(): Place[] {
  return Array.from({ length: edition.dayCount }, (_, index) => placesOfDay(index + 1)).flat();
}

function placesOfDay(day: number): Place[] {
  const opens = minutesOf(edition.opens);
  const evenings = galas.filter((gala) => gala.day === day).map(({ starts }) => minutesOf(starts));
  const closes = Math.min(minutesOf(edition.closes), ...evenings);
  const parts = [
    [opens + keynoteMinutes, pause.starts],
    [pause.ends, closes],
  ] as const;
  const rooms = rhythms.flatMap((_, room) =>
    parts.flatMap(([from, to]) => placesOfRoom(day, room, from, to)),
  );
  return [
    { day, room: 0, starts: opens, ends: opens + keynoteMinutes - gapMinutes, kind: 'keynote' },
    { day, room: 0, ...pause, kind: 'pause' },
    ...rooms,
  ];
}

function placesOfRoom(day: number, room: number, from: number, to: number): Place[] {
  const rhythm = rhythms[room] ?? [1];
  const places: Place[] = [];
  for (let starts = from; ;) {
    const wanted = rhythm[(places.length + day) % rhythm.length] ?? 1;
    const left = Math.floor((to - starts) / stepMinutes);
    if (left < 1) return places;
    const steps = Math.min(wanted, left);
    const ends = starts + steps * stepMinutes - gapMinutes;
    places.push({
      day,
      room,
      starts,
      ends,
      kind: ['talk', 'panel', 'workshop'][steps - 1] as 'talk',
    });
    starts = ends + gapMinutes;
  }
}
