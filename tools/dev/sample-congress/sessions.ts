import { congressDay } from '@kongres/content/facts/edition';
import { languages } from '@kongres/content/facts/languages';
import { talkLanguages } from '@kongres/content/facts/programme';
import { workshopLevels } from '@kongres/content/facts/workshops';
import { zones } from '@kongres/content/facts/zones';
import { instant } from '@kongres/content/format/date';
import { clockOf } from '@kongres/content/format/minutes';
import type { Entry } from '@kongres/content/model/kinds';
import type { Choices } from './choice.ts';
import { localized, titled } from './localized.ts';
import { padded } from './people.ts';
import { makeRooms, makeTracks } from './rooms.ts';
import { placesOfWeek, type Place } from './timetable.ts';
import { angles, sentences, steps, subjects } from './words.ts';

const types = {
  keynote: 'keynote',
  talk: 'presentation',
  panel: 'panel',
  workshop: 'workshop',
} as const;

/** So many sessions; nobody speaks in two rooms at a time. A few were moved or called off, and some are not translated. */
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
  const busy = new Map<string, Place[]>();
  const places = chosenPlaces();
  const talks = places.filter(({ kind }) => kind !== 'pause');
  return places.map((place, index) => {
    const id = `session-${padded(index + 1)}`;
    const shared = {
      id,
      sample: true,
      track: pick(tracks, `track ${id}`).id,
      day: place.day,
      starts: clockOf(place.starts),
      ends: clockOf(place.ends),
      room: rooms[place.room]?.id ?? '',
    };
    if (place.kind === 'pause')
      return { ...shared, type: 'break', title: localized(sentences.pause) };
    const type = types[place.kind];
    const language = pick(talkLanguages, `language ${id}`);
    const others = languages.map((row) => row.id).filter((code) => code !== language);
    const { subject, angle } = titles[index % titles.length] ?? pick(titles, id);
    const words = localized(titled(subject, angle));
    const isTranslated = index % 5 > 0;
    const turn = talks.indexOf(place) % 60;
    return {
      ...shared,
      type,
      ...(turn === 7 ? { isCancelled: true as const, changed: dayBefore(place) } : {}),
      ...(turn === 11 ? { movedFrom: earlier(place), changed: dayBefore(place) } : {}),
      ...(type === 'workshop' ? { seats: 25, workshop: pick(workshops, `workshop ${id}`).id } : {}),
      speakers: take(type === 'panel' ? 3 : 1, place) as [string],
      zone: pick(zones, `zone ${id}`).id,
      language,
      captions: shuffled(others, `captions ${id}`).slice(0, 2) as [(typeof others)[number]],
      level: pick(workshopLevels, `level ${id}`).id,
      title: isTranslated ? words : { [language]: words[language] ?? words['en-GB'] ?? '' },
      description: localized(sentences.session, subject),
      ...(type === 'presentation' ? {} : { steps: stepsOf(place) }),
    };
  });

  /** What is too much goes here and there, never a keynote, a pause or the last that a room has on a day. */
  function chosenPlaces(): Place[] {
    const all = placesOfWeek();
    const inRooms = all.filter(({ kind }) => kind !== 'keynote' && kind !== 'pause');
    const byRoom = Map.groupBy(shuffled(inRooms, 'spare'), ({ day, room }) => `${day} ${room}`);
    const kept = new Set([...byRoom.values()].map(([first]) => first));
    const others = shuffled(inRooms, 'spare').filter((place) => !kept.has(place));
    const spare = new Set(others.slice(0, all.length - count));
    return all.filter((place) => !spare.has(place));
  }

  function take(wanted: number, place: Place): string[] {
    const free = speakers.filter(
      ({ id }) => !(busy.get(id) ?? []).some((other) => meet(other, place)),
    );
    const taken = shuffled(free, `speakers ${place.day} ${place.starts} ${place.room}`).slice(
      0,
      wanted,
    );
    for (const { id } of taken) busy.set(id, [...(busy.get(id) ?? []), place]);
    return taken.map(({ id }) => id);
  }
}

function meet(one: Place, other: Place): boolean {
  return one.day === other.day && one.starts < other.ends && other.starts < one.ends;
}

function earlier({ day, starts, ends }: Place) {
  return { day, starts: clockOf(starts - 60), ends: clockOf(ends - 60) };
}

function dayBefore({ day, starts }: Place): string {
  return instant(congressDay(day - 1), clockOf(starts));
}

/** Half for one side, the rest for the other two. */
function stepsOf({ starts, ends }: Place) {
  const half = Math.round((ends - starts) / 10) * 5;
  const quarter = Math.floor((ends - starts - half) / 2);
  const minutes = [quarter, half, ends - starts - half - quarter];
  return steps.map((words, index) => ({
    minutes: minutes[index] ?? 1,
    text: localized(words),
  }));
}
