import { pick } from '@kongres/content/facts/collection';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { isPublished } from '@kongres/content/model/published';
import { entriesOf } from '@kongres/content/model/read-entries';
import { pictureOf } from '../../../illustrations/pictured.ts';
import { sessionRow } from '../../../components/session/session-row.server.ts';
import { breadcrumbs, graph } from '../../../components/structured/graph.server.ts';
import { counted, finishedField, finishedTexts } from '../../../lib/i18n/texts.server.ts';

export type WorkshopPageData = NonNullable<ReturnType<typeof workshopPage>>['data'];

/** Everything that is known of a workshop, and each time that it is held. */
export function workshopPage(code: LanguageCode, id: string) {
  const workshop = entriesOf('workshops').find((each) => each.id === id);
  if (!workshop) return null;
  const { categories, levels } = finishedTexts(code, 'workshops');
  const { heading } = finishedTexts(code, 'workshops-page');
  const instructor = pick(entriesOf('speakers'), workshop.instructor);
  const sessions = isPublished('sessions')
    ? entriesOf('sessions').filter((session) => session.workshop === id)
    : [];
  const title = finishedField(code, workshop.title);
  const own = { page: 'workshop', entry: id, name: title } as const;
  const data = {
    id,
    sample: workshop.sample,
    title,
    description: finishedField(code, workshop.description),
    prerequisites: finishedField(code, workshop.prerequisites),
    category: categories[workshop.category],
    level: { id: workshop.level, name: levels[workshop.level] },
    duration: counted(code, 'hours', workshop.hours),
    capacity: counted(code, 'seats', workshop.seats),
    instructor: {
      id: instructor.id,
      name: instructor.name,
      role: finishedField(code, instructor.role),
      image: pictureOf('speaker', instructor),
      hasPage: isPublished('speakers'),
    },
    sessions: sessions.map((session) => sessionRow(session, code)),
    structured: graph(breadcrumbs(code, { page: 'workshops', name: heading }, own)),
  };
  const words = { title, type: data.category, time: data.duration, about: data.description };
  return { words, data };
}
