import { edition } from '@kongres/content/facts/edition';
import { galas } from '@kongres/content/facts/galas';
import { toMinutes } from '@kongres/content/format/minutes';

/** Keynotes and breaks occupy all rooms. */
export interface Slot {
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

/** Length of the sessions of each room in steps, repeated. */
const rhythms = [[1, 1, 1, 2], [1], [1], [1], [1, 1, 2], [1, 3, 1]] as const;

export function listSlotsOfWeek(): Slot[] {
  return Array.from({ length: edition.dayCount }, (_, index) => listSlotsOfDay(index + 1)).flat();
}

function listSlotsOfDay(day: number): Slot[] {
  const opens = toMinutes(edition.opens);
  const evenings = galas.filter((gala) => gala.day === day).map(({ starts }) => toMinutes(starts));
  const closes = Math.min(toMinutes(edition.closes), ...evenings);
  const parts = [
    [opens + keynoteMinutes, pause.starts],
    [pause.ends, closes],
  ] as const;
  const rooms = rhythms.flatMap((_, room) =>
    parts.flatMap(([from, to]) => listSlotsOfRoom(day, room, from, to)),
  );
  return [
    { day, room: 0, starts: opens, ends: opens + keynoteMinutes - gapMinutes, kind: 'keynote' },
    { day, room: 0, ...pause, kind: 'pause' },
    ...rooms,
  ];
}

function listSlotsOfRoom(day: number, room: number, from: number, to: number): Slot[] {
  const rhythm = rhythms[room] ?? [1];
  const places: Slot[] = [];
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
