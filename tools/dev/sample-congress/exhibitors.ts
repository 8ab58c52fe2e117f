import { edition } from '@kongres/content/facts/edition';
import { exhibitorCategories } from '@kongres/content/facts/exhibitors';
import { zones } from '@kongres/content/facts/zones';
import { toClockTime, toMinutes } from '@kongres/content/format/minutes';
import type { Entry } from '@kongres/content/model/kinds';
import type { Choices } from './choice.ts';
import { localiseWords } from './localized.ts';
import { toId, padNumber } from './speakers.ts';
import { companyEnds, companyStarts, sentences, subjects } from './words.ts';

export function makeExhibitors(count: number, choices: Choices): Entry<'exhibitors'>[] {
  const { pick, shuffled } = choices;
  const names = companyStarts
    .split(' ')
    .flatMap((start) => companyEnds.split(' ').map((end) => `${start} ${end}`));
  return shuffled(names, 'exhibitors')
    .slice(0, count)
    .map((name, index) => {
      const id = toId(name);
      const sector = String.fromCodePoint(65 + (index % zones.length));
      return {
        id,
        sample: true,
        name,
        ...(index % 10 === 0 ? { photo: `${id}.svg` } : {}),
        category: pick(exhibitorCategories, `category ${id}`).id,
        stand: `${sector}-${padNumber(Math.floor(index / zones.length) + 1)}`,
        standSquareMetres: pick([6, 12, 24] as const, `size ${id}`),
        demo: localiseWords(sentences.demo, pick(subjects, `demo ${id}`)),
        ...(index % 4 === 0 ? {} : { languages: ['pl', 'en-GB'], demos: makeDemos(id, choices) }),
      };
    });
}

function makeDemos(id: string, { pick }: Choices): NonNullable<Entry<'exhibitors'>['demos']> {
  const [opens, closes] = [toMinutes(edition.opens), toMinutes(edition.closes)];
  const hours = Array.from({ length: (closes - opens) / 60 - 1 }, (_, hour) => opens + hour * 60);
  const demos = Array.from({ length: edition.dayCount }, (_, index) => {
    const day = index + 1;
    const starts = [`${id} early ${day}`, `${id} late ${day}`].map((why) => pick(hours, why));
    return [...new Set(starts)].map((minute) => ({
      day,
      starts: toClockTime(minute),
      ends: toClockTime(minute + 30),
    }));
  });
  return demos.flat();
}

/** SVG logo: the first letter in a square. */
export function drawCompanyLogo({ name }: Entry<'exhibitors'>): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#eee"/><text x="48" y="66" font-family="Arial, sans-serif" font-size="52" text-anchor="middle">${name.slice(0, 1)}</text></svg>\n`;
}
