import { edition, publication } from '@kongres/content/facts/edition';
import type { Entry } from '@kongres/content/model/kinds';
import type { Size } from '../../lib/folders.ts';
import { createChoices, type Choices } from './choice.ts';
import { makeExhibitors } from './exhibitors.ts';
import { localiseWords, composeTitle } from './localized.ts';
import { makeSpeakers, makeWorkshops, padNumber } from './speakers.ts';
import { makeRooms, makeTracks } from './rooms.ts';
import { makeSessions } from './sessions.ts';
import { angles, sentences, subjects } from './words.ts';

export const sizes = {
  full: { speakers: 80, sessions: 500, exhibitors: 1000, workshops: 20, news: 12 },
  medium: {
    speakers: 80,
    sessions: 20 * edition.dayCount,
    exhibitors: 120,
    workshops: 20,
    news: 12,
  },
  small: {
    speakers: 24,
    sessions: 10 * edition.dayCount,
    exhibitors: 24,
    workshops: 10,
    news: 3,
  },
} satisfies Record<Size, object>;

export const usualSeed = 'kongres';

export type Congress = ReturnType<typeof makeCongress>;

export function makeCongress(seed: string, size: Size) {
  const counts = sizes[size];
  const choices = createChoices(seed);
  const speakers = makeSpeakers(counts.speakers, choices);
  const workshops = makeWorkshops(counts.workshops, speakers, choices);
  return {
    speakers,
    workshops,
    rooms: makeRooms(),
    tracks: makeTracks(),
    sessions: makeSessions(counts.sessions, speakers, workshops, choices),
    exhibitors: makeExhibitors(counts.exhibitors, choices),
    news: makeNews(counts.news, choices),
  };
}

function makeNews(count: number, { pick }: Choices): Entry<'news'>[] {
  return Array.from({ length: count }, (_, index) => {
    const id = `news-${padNumber(index + 1)}`;
    const date = new Date(`${publication.schedule}T00:00:00Z`);
    date.setUTCDate(date.getUTCDate() + index * 6);
    const subject = pick(subjects, `subject ${id}`);
    return {
      id,
      sample: true,
      date: date.toISOString().slice(0, 10),
      title: localiseWords(composeTitle(subject, pick(angles, `angle ${id}`))),
      ...(index % 2 > 0 ? { links: { website: 'https://news.example/sample' } } : {}),
      text: localiseWords(sentences.news, subject),
    };
  });
}
