import { pick } from '@kongres/content/facts/collection';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { speakers } from '@kongres/content/facts/speakers';
import { workshops } from '@kongres/content/facts/workshops';
import { counted } from '../../i18n/texts.server.ts';

export type WorkshopData = ReturnType<typeof workshopData>[number];

export function workshopData(code: LanguageCode) {
  return workshops.map(({ id, sample, category, level, hours, seats, instructor }) => ({
    id,
    sample,
    category,
    level,
    hours,
    seats,
    duration: counted(code, 'hours', hours),
    capacity: counted(code, 'seats', seats),
    instructor: pick(speakers, instructor).name,
  }));
}
