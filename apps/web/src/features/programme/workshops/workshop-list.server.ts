import { getRow } from '@kongres/content/facts/collection';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { isPublished } from '@kongres/content/model/published';
import { listEntries } from '@kongres/content/model/read-entries';
import { formatCount, getEntryText } from '../../../lib/i18n/texts.server.ts';

export type WorkshopSummary = ReturnType<typeof listWorkshops>[number];

export function listWorkshops(code: LanguageCode) {
  return listEntries('workshops').map((workshop) => ({
    id: workshop.id,
    hasPage: isPublished('workshops'),
    sample: workshop.sample,
    category: workshop.category,
    level: workshop.level,
    hours: workshop.hours,
    seats: workshop.seats,
    duration: formatCount(code, 'hours', workshop.hours),
    capacity: formatCount(code, 'seats', workshop.seats),
    instructor: getRow(listEntries('speakers'), workshop.instructor).name,
    title: getEntryText(code, workshop.title),
    description: getEntryText(code, workshop.description),
    prerequisites: getEntryText(code, workshop.prerequisites),
  }));
}
