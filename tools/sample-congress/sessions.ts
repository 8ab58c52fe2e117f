import { edition } from '@kongres/content/facts/edition';
import { languages } from '@kongres/content/facts/languages';
import { talkLanguages, tracks } from '@kongres/content/facts/programme';
import { workshopLevels } from '@kongres/content/facts/workshops';
import type { Entry } from '@kongres/content/model/kinds';
import type { Choices } from './choice.ts';
import { localized, titled } from './localized.ts';
import { padded } from './people.ts';
import { angles, sentences, subjects } from './words.ts';

/** Rooms with their seats; the first half belongs to the first track. */
const rooms = Object.entries({ A: 500, B: 300, C: 200, D: 400, E: 200, F: 100 });

const slotMinutes = 40;
const talkMinutes = 35;
/** In the middle of the day nobody speaks. */
const pauseSlot = 4;

/** So many sessions, room by room, slot by slot; nobody speaks in two rooms at a time. */
export function makeSessions(
  count: number,
  speakers: readonly Entry<'speakers'>[],
  { pick, shuffled }: Choices,
): Entry<'sessions'>[] {
  const titles = shuffled(
    subjects.flatMap((subject) => angles.map((angle) => ({ subject, angle }))),
    'titles',
  );
  let nextSpeaker = 0;
  // One after the other, so that those of one slot are different people.
  const take = (wanted: number) =>
    Array.from({ length: wanted }, () => speakers[nextSpeaker++ % speakers.length]?.id ?? '');
  return places()
    .slice(0, count)
    .map(({ day, slot, room, capacity, isFirstHalf }, index) => {
      const id = `session-${padded(index + 1)}`;
      const shared = {
        id,
        sample: true,
        track: tracks[isFirstHalf ? 0 : 1].id,
        day,
        starts: clock(slot * slotMinutes),
        ends: clock(slot * slotMinutes + talkMinutes),
        room,
        capacity,
      };
      if (slot === pauseSlot)
        return { ...shared, type: 'break', title: localized(sentences.pause) };
      const { subject, angle } = titles[index % titles.length] ?? pick(titles, id);
      const type =
        slot === 0 ? 'keynote' : pick(['presentation', 'panel', 'workshop'] as const, id);
      const language = pick(talkLanguages, `language ${id}`);
      const others = shuffled(languages, `captions ${id}`)
        .map((row) => row.id)
        .filter((code) => code !== language);
      return {
        ...shared,
        type,
        speakers: take(type === 'panel' ? 3 : 1) as [string],
        language,
        captions: others.slice(0, 2) as [(typeof others)[number]],
        level: pick(workshopLevels, `level ${id}`).id,
        title: localized(titled(subject, angle)),
        description: localized(sentences.session, subject),
      };
    });
}

function places() {
  const [hours = 0] = edition.opens.split(':').map(Number);
  const [closing = 0] = edition.closes.split(':').map(Number);
  const slots = Math.floor(((closing - hours) * 60) / slotMinutes);
  return Array.from({ length: edition.dayCount }, (_, day) =>
    Array.from({ length: slots }, (__, slot) =>
      rooms.map(([room, capacity], index) => ({
        day: day + 1,
        slot,
        room,
        capacity,
        isFirstHalf: index < rooms.length / 2,
      })),
    ),
  ).flat(2);
}

/** A wall clock so many minutes after the doors open. */
function clock(minutes: number): string {
  const [hours = 0, past = 0] = edition.opens.split(':').map(Number);
  const all = hours * 60 + past + minutes;
  return `${String(Math.floor(all / 60)).padStart(2, '0')}:${String(all % 60).padStart(2, '0')}`;
}
