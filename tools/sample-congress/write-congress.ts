import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mediaName } from '@kongres/content/config';
import { publication } from '@kongres/content/facts/edition';
import type { Entry, Kind } from '@kongres/content/model/kinds';
import { publishedName } from '@kongres/content/model/published';
import { rootFolder } from '../stack/folders.ts';
import { choicesFrom, type Choices } from './choice.ts';
import { makeExhibitors, markOf } from './exhibitors.ts';
import { localized, titled } from './localized.ts';
import { makeSpeakers, makeWorkshops, padded } from './people.ts';
import { makeRooms, makeTracks } from './rooms.ts';
import { makeSessions } from './sessions.ts';
import { angles, sentences, subjects } from './words.ts';

export const sizes = { speakers: 80, sessions: 500, exhibitors: 1000, workshops: 20, news: 12 };

/** Taken from the real entries: nothing of them comes in large numbers. */
const copied: readonly Kind[] = ['award-categories', 'performers', 'questions'];

/** Writes a whole invented congress into an empty folder: the same bytes for the same seed. */
export function writeCongress(folder: string, seed: string): void {
  const choices = choicesFrom(seed);
  const speakers = makeSpeakers(sizes.speakers, choices);
  const exhibitors = makeExhibitors(sizes.exhibitors, choices);
  for (const kind of copied) {
    const entries = join(rootFolder, 'packages/content/entries', kind);
    cpSync(entries, join(folder, kind), { recursive: true });
  }
  for (const speaker of speakers) writeEntry('speakers', speaker);
  const workshops = makeWorkshops(sizes.workshops, speakers, choices);
  for (const workshop of workshops) writeEntry('workshops', workshop);
  for (const room of makeRooms()) writeEntry('rooms', room);
  for (const track of makeTracks()) writeEntry('tracks', track);
  for (const session of makeSessions(sizes.sessions, speakers, workshops, choices)) {
    writeEntry(`sessions/day-${session.day}`, session);
  }
  for (const exhibitor of exhibitors) {
    writeEntry(`exhibitors/${exhibitor.stand.slice(0, 1).toLowerCase()}`, exhibitor);
    if (exhibitor.photo) write(join(mediaName, exhibitor.photo), markOf(exhibitor));
  }
  for (const news of makeNews(sizes.news, choices)) writeEntry('news', news);
  const all = { speakers: true, sessions: true, workshops: true, exhibitors: true };
  write(publishedName, `${JSON.stringify(all, null, 2)}\n`);

  function writeEntry(place: string, { id, ...entry }: Entry): void {
    write(join(place, `${id}.json`), `${JSON.stringify(entry, null, 2)}\n`);
  }

  function write(path: string, content: string): void {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** A piece of news a day, from the day on which the programme is published. */
function makeNews(count: number, { pick }: Choices): Entry<'news'>[] {
  return Array.from({ length: count }, (_, index) => {
    const id = `news-${padded(index + 1)}`;
    const date = new Date(`${publication.schedule}T00:00:00Z`);
    date.setUTCDate(date.getUTCDate() + index);
    const subject = pick(subjects, `subject ${id}`);
    return {
      id,
      sample: true,
      date: date.toISOString().slice(0, 10),
      title: localized(titled(subject, pick(angles, `angle ${id}`))),
      text: localized(sentences.news, subject),
    };
  });
}
