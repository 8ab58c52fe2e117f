import { pick } from '@kongres/content/facts/collection';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { isPublished } from '@kongres/content/model/published';
import { entriesOf } from '@kongres/content/model/read-entries';
import { counted, finishedField } from '../../../lib/i18n/texts.server.ts';

export type WorkshopData = ReturnType<typeof workshopData>[number];

export function workshopData(code: LanguageCode) {
  return entriesOf('workshops').map((workshop) => ({
    id: workshop.id,
    hasPage: isPublished('workshops'),
    sample: workshop.sample,
    category: workshop.category,
    level: workshop.level,
    hours: workshop.hours,
    seats: workshop.seats,
    duration: counted(code, 'hours', workshop.hours),
    capacity: counted(code, 'seats', workshop.seats),
    instructor: pick(entriesOf('speakers'), workshop.instructor).name,
    title: finishedField(code, workshop.title),
    description: finishedField(code, workshop.description),
    prerequisites: finishedField(code, workshop.prerequisites),
  }));
}
