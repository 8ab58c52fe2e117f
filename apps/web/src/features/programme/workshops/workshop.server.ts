import { getRow } from '@kongres/content/facts/collection';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { isPublished } from '@kongres/content/model/published';
import { listEntries } from '@kongres/content/model/read-entries';
import { getEntryPicture } from '../../../illustrations/entry-pictures.ts';
import { buildSessionRow } from '../../../components/session/session-row.server.ts';
import {
  buildBreadcrumbs,
  serialiseGraph,
} from '../../../components/structured-data/schema-graph.server.ts';
import { formatCount, getEntryText, getTexts } from '../../../lib/i18n/texts.server.ts';

export type WorkshopPageData = NonNullable<ReturnType<typeof buildWorkshopPage>>['data'];

export function buildWorkshopPage(code: LanguageCode, id: string) {
  const workshop = listEntries('workshops').find((each) => each.id === id);
  if (!workshop) return null;
  const { categories, levels } = getTexts(code, 'workshops');
  const { heading } = getTexts(code, 'workshops-page');
  const instructor = getRow(listEntries('speakers'), workshop.instructor);
  const sessions = isPublished('sessions')
    ? listEntries('sessions').filter((session) => session.workshop === id)
    : [];
  const title = getEntryText(code, workshop.title);
  const crumb = { page: 'workshop', entry: id, name: title } as const;
  const data = {
    id,
    sample: workshop.sample,
    title,
    description: getEntryText(code, workshop.description),
    prerequisites: getEntryText(code, workshop.prerequisites),
    category: categories[workshop.category],
    level: { id: workshop.level, name: levels[workshop.level] },
    duration: formatCount(code, 'hours', workshop.hours),
    capacity: formatCount(code, 'seats', workshop.seats),
    instructor: {
      id: instructor.id,
      name: instructor.name,
      role: getEntryText(code, instructor.role),
      image: getEntryPicture('speaker', instructor),
      hasPage: isPublished('speakers'),
    },
    sessions: sessions.map((session) => buildSessionRow(session, code)),
    structured: serialiseGraph(buildBreadcrumbs(code, { page: 'workshops', name: heading }, crumb)),
  };
  const words = { title, type: data.category, time: data.duration, about: data.description };
  return { words, data };
}
