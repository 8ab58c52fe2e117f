import { topics } from '@kongres/content/facts/topics';
import { workshopCategories, workshopLevels } from '@kongres/content/facts/workshops';
import type { Entry } from '@kongres/content/model/kinds';
import type { Choices } from './choice.ts';
import { localiseWords, composeTitle } from './localized.ts';
import {
  angles,
  companyEnds,
  companyStarts,
  firstNames,
  roles,
  sentences,
  subjects,
  surnames,
} from './words.ts';

export function makeSpeakers(count: number, { pick, shuffled }: Choices): Entry<'speakers'>[] {
  const names = surnames
    .split(' ')
    .flatMap((surname) => firstNames.split(' ').map((first) => `${first} ${surname}`));
  return shuffled(names, 'speakers')
    .slice(0, count)
    .map((name) => {
      const id = toId(name);
      const [topic, other] = shuffled(topics, `topics ${id}`);
      return {
        id,
        sample: true,
        name,
        topics: [topic, other].flatMap((row) => (row ? [row.id] : [])) as [
          (typeof topics)[number]['id'],
        ],
        ...(pick([true, true, false], `employed ${id}`) && {
          company: `${pick(companyStarts.split(' '), `start ${id}`)} ${pick(companyEnds.split(' '), `end ${id}`)}`,
        }),
        role: localiseWords(pick(roles, `role ${id}`)),
        bio: localiseWords(sentences.biography, pick(subjects, `subject ${id}`)),
      };
    });
}

export function makeWorkshops(
  count: number,
  speakers: readonly Entry<'speakers'>[],
  { pick }: Choices,
): Entry<'workshops'>[] {
  return Array.from({ length: count }, (_, index) => {
    const id = `workshop-${padNumber(index + 1)}`;
    const subject = pick(subjects, `subject ${id}`);
    return {
      id,
      sample: true,
      category: pick(workshopCategories, `category ${id}`).id,
      level: pick(workshopLevels, `level ${id}`).id,
      hours: pick([2, 3, 4, 6], `hours ${id}`),
      seats: pick([12, 20, 25, 30], `seats ${id}`),
      instructor: pick(speakers, `instructor ${id}`).id,
      title: localiseWords(composeTitle(subject, pick(angles, `angle ${id}`))),
      description: localiseWords(sentences.session, subject),
      prerequisites: localiseWords(sentences.prerequisites),
    };
  });
}

/** "Żart Próbka" -> "zart-probka". */
export function toId(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .toLowerCase()
    .replaceAll(' ', '-');
}

export function padNumber(number: number): string {
  return String(number).padStart(3, '0');
}
