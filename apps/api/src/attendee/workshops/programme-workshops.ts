import { congressDay } from '@kongres/content/facts/edition';
import { instant } from '@kongres/content/format/date';
import { isPublished } from '@kongres/content/model/published';
import { entriesOf } from '@kongres/content/model/read-entries';
import type { ProgrammeWorkshop } from './workshop-queries.ts';

/** Every time that a workshop is held, as the published programme says; null before it is published. */
export function programmeWorkshops(): ProgrammeWorkshop[] | null {
  if (!isPublished('sessions')) return null;
  const seats = new Map(entriesOf('workshops').map((workshop) => [workshop.id, workshop.seats]));
  return entriesOf('sessions').flatMap((session) => {
    if (!session.workshop || session.isCancelled) return [];
    return [
      {
        id: session.id,
        title: session.title,
        starts: instant(congressDay(session.day), session.starts),
        ends: instant(congressDay(session.day), session.ends),
        seats: session.seats ?? seats.get(session.workshop) ?? 0,
      },
    ];
  });
}
