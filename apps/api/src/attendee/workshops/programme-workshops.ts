import { getCongressDay } from '@kongres/content/facts/edition';
import { toIsoInstant } from '@kongres/content/format/date';
import { isPublished } from '@kongres/content/model/published';
import { listEntries } from '@kongres/content/model/read-entries';
import type { ProgrammeWorkshop } from './workshop.queries.ts';

/** Every workshop session of the programme; null before it is published. */
export function listProgrammeWorkshops(): ProgrammeWorkshop[] | null {
  if (!isPublished('sessions')) return null;
  const seats = new Map(listEntries('workshops').map((workshop) => [workshop.id, workshop.seats]));
  return listEntries('sessions').flatMap((session) => {
    if (!session.workshop || session.isCancelled) return [];
    return [
      {
        id: session.id,
        title: session.title,
        starts: toIsoInstant(getCongressDay(session.day), session.starts),
        ends: toIsoInstant(getCongressDay(session.day), session.ends),
        seats: session.seats ?? seats.get(session.workshop) ?? 0,
      },
    ];
  });
}
