import { edition } from '@kongres/content/facts/edition';
import { exhibitorCategories } from '@kongres/content/facts/exhibitors';
import { zones } from '@kongres/content/facts/zones';
import { clockOf, minutesOf } from '@kongres/content/format/minutes';
import type { Entry } from '@kongres/content/model/kinds';
import type { Choices } from './choice.ts';
import { localized } from './localized.ts';
import { idOf, padded } from './people.ts';
import { companyEnds, companyStarts, sentences, subjects } from './words.ts';

/** Spread over the sectors of the hall, of which there is one for each zone. Every tenth has a mark of its own. */
export function makeExhibitors(count: number, choices: Choices): Entry<'exhibitors'>[] {
  const { pick, shuffled } = choices;
  const names = companyStarts
    .split(' ')
    .flatMap((start) => companyEnds.split(' ').map((end) => `${start} ${end}`));
  return shuffled(names, 'exhibitors')
    .slice(0, count)
    .map((name, index) => {
      const id = idOf(name);
      const sector = String.fromCodePoint(65 + (index % zones.length));
      return {
        id,
        sample: true,
        name,
        ...(index % 10 === 0 ? { photo: `${id}.svg` } : {}),
        category: pick(exhibitorCategories, `category ${id}`).id,
        stand: `${sector}-${padded(Math.floor(index / zones.length) + 1)}`,
        standSquareMetres: pick([6, 12, 24] as const, `size ${id}`),
        demo: localized(sentences.demo, pick(subjects, `demo ${id}`)),
        ...(index % 4 === 0 ? {} : { languages: ['pl', 'en-GB'], demos: demosOf(id, choices) }),
      };
    });
}

/** Half an hour at a full hour, once or twice on most days. */
function demosOf(id: string, { pick }: Choices): NonNullable<Entry<'exhibitors'>['demos']> {
  const [opens, closes] = [minutesOf(edition.opens), minutesOf(edition.closes)];
  const hours = Array.from({ length: (closes - opens) / 60 - 1 }, (_, hour) => opens + hour * 60);
  const demos = Array.from({ length: edition.dayCount }, (_, index) => {
    const day = index + 1;
    const starts = [`${id} early ${day}`, `${id} late ${day}`].map((why) => pick(hours, why));
    return [...new Set(starts)].map((minute) => ({
      day,
      starts: clockOf(minute),
      ends: clockOf(minute + 30),
    }));
  });
  return demos.flat();
}

/** The mark of a company: its first letter in a square. */
export function markOf({ name }: Entry<'exhibitors'>): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#eee"/><text x="48" y="66" font-family="Arial, sans-serif" font-size="52" text-anchor="middle">${name.slice(0, 1)}</text></svg>\n`;
}
