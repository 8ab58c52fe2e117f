import { getCongressDay } from '@kongres/content/facts/edition';
import { languages } from '@kongres/content/facts/languages';
import { talkLanguages } from '@kongres/content/facts/programme';
import { workshopLevels } from '@kongres/content/facts/workshops';
import { zones } from '@kongres/content/facts/zones';
import { toIsoInstant } from '@kongres/content/format/date';
import { toClockTime } from '@kongres/content/format/minutes';
import type { Entry } from '@kongres/content/model/kinds';
import type { Choices } from './choice.ts';
import { localiseWords, composeTitle } from './localized.ts';
import { padNumber } from './speakers.ts';
import { makeRooms, makeTracks } from './rooms.ts';
import { listSlotsOfWeek, type Slot } from './timetable.ts';
import { angles, sentences, steps, subjects } from './words.ts';

const types = {
  keynote: 'keynote',
  talk: 'presentation',
  panel: 'panel',
  workshop: 'workshop',
} as const;

export function makeSessions(
  count: number,
  speakers: readonly Entry<'speakers'>[],
  workshops: readonly Entry<'workshops'>[],
  { pick, shuffled }: Choices,
): Entry<'sessions'>[] {
  const [rooms, tracks] = [makeRooms(), makeTracks()];
  const titles = shuffled(
    subjects.flatMap((subject) => angles.map((angle) => ({ subject, angle }))),
    'titles',
  );
  const busy = new Map<string, Slot[]>();
  const places = chooseSlots();
  const talks = places.filter(({ kind }) => kind !== 'pause');
  return places.map((place, index) => {
    const id = `session-${padNumber(index + 1)}`;
    const shared = {
      id,
      sample: true,
      track: pick(tracks, `track ${id}`).id,
      day: place.day,
      starts: toClockTime(place.starts),
      ends: toClockTime(place.ends),
      room: rooms[place.room]?.id ?? '',
    };
    if (place.kind === 'pause')
      return { ...shared, type: 'break', title: localiseWords(sentences.pause) };
    const type = types[place.kind];
    const language = pick(talkLanguages, `language ${id}`);
    const others = languages.map((row) => row.id).filter((code) => code !== language);
    const { subject, angle } = titles[index % titles.length] ?? pick(titles, id);
    const words = localiseWords(composeTitle(subject, angle));
    const isTranslated = index % 5 > 0;
    const turn = talks.indexOf(place) % 60;
    return {
      ...shared,
      type,
      ...(turn === 7 ? { isCancelled: true as const, changed: getDayBefore(place) } : {}),
      ...(turn === 11 ? { movedFrom: shiftEarlier(place), changed: getDayBefore(place) } : {}),
      ...(type === 'workshop' ? { seats: 25, workshop: pick(workshops, `workshop ${id}`).id } : {}),
      speakers: takeSpeakers(type === 'panel' ? 3 : 1, place) as [string],
      zone: pick(zones, `zone ${id}`).id,
      language,
      captions: shuffled(others, `captions ${id}`).slice(0, 2) as [(typeof others)[number]],
      level: pick(workshopLevels, `level ${id}`).id,
      title: isTranslated ? words : { [language]: words[language] ?? words['en-GB'] ?? '' },
      description: localiseWords(sentences.session, subject),
      ...(type === 'presentation' ? {} : { steps: makeSteps(place) }),
    };
  });

  /** Removes surplus slots, but never keynotes, breaks or the last slot of a room on a day. */
  function chooseSlots(): Slot[] {
    const all = listSlotsOfWeek();
    const inRooms = all.filter(({ kind }) => kind !== 'keynote' && kind !== 'pause');
    const byRoom = Map.groupBy(shuffled(inRooms, 'spare'), ({ day, room }) => `${day} ${room}`);
    const required = new Set([...byRoom.values()].map(([first]) => first));
    const others = shuffled(inRooms, 'spare').filter((place) => !required.has(place));
    const spare = new Set(others.slice(0, all.length - count));
    return all.filter((place) => !spare.has(place));
  }

  function takeSpeakers(wanted: number, place: Slot): string[] {
    const free = speakers.filter(
      ({ id }) => !(busy.get(id) ?? []).some((other) => isOverlapping(other, place)),
    );
    const taken = shuffled(free, `speakers ${place.day} ${place.starts} ${place.room}`).slice(
      0,
      wanted,
    );
    for (const { id } of taken) busy.set(id, [...(busy.get(id) ?? []), place]);
    return taken.map(({ id }) => id);
  }
}

function isOverlapping(one: Slot, other: Slot): boolean {
  return one.day === other.day && one.starts < other.ends && other.starts < one.ends;
}

function shiftEarlier({ day, starts, ends }: Slot) {
  return { day, starts: toClockTime(starts - 60), ends: toClockTime(ends - 60) };
}

function getDayBefore({ day, starts }: Slot): string {
  return toIsoInstant(getCongressDay(day - 1), toClockTime(starts));
}

function makeSteps({ starts, ends }: Slot) {
  const half = Math.round((ends - starts) / 10) * 5;
  const quarter = Math.floor((ends - starts - half) / 2);
  const minutes = [quarter, half, ends - starts - half - quarter];
  return steps.map((words, index) => ({
    minutes: minutes[index] ?? 1,
    text: localiseWords(words),
  }));
}
