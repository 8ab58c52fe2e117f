import { congressDay } from '@kongres/content/facts/edition';
import { evenings } from '@kongres/content/facts/galas';
import { galaRoom } from '@kongres/content/facts/rooms';
import { instant } from '@kongres/content/format/date';
import type { Localized } from '@kongres/content/model/fields';
import { isPublished } from '@kongres/content/model/published';
import { entriesOf } from '@kongres/content/model/read-entries';

export interface ProgrammeSession {
  id: string;
  title: Localized;
  isWorkshop: boolean;
  isCancelled: boolean;
  room: string;
  startsAt: Date;
  endsAt: Date;
}

let known: readonly ProgrammeSession[] | undefined;

/** Everything that is held: sessions once they are published, and the evenings. Read once, as the entries are. */
export function programmeSessions(): readonly ProgrammeSession[] {
  known ??= readSessions();
  return known;
}

function readSessions(): ProgrammeSession[] {
  const sessions = isPublished('sessions') ? entriesOf('sessions') : [];
  return [
    ...sessions.map((session) => ({
      ...placeOf(session),
      title: session.title,
      isWorkshop: Boolean(session.workshop),
      isCancelled: Boolean(session.isCancelled),
      room: session.room,
    })),
    ...evenings.map((evening) => ({
      ...placeOf(evening),
      title: { pl: evening.galas.map(({ name }) => name).join(' + ') },
      isWorkshop: false,
      isCancelled: false,
      room: galaRoom,
    })),
  ];
}

/** What the programme says of a session or an evening; undefined where it has none of that name, or is not published. */
export function programmeSession(id: string): ProgrammeSession | undefined {
  return programmeSessions().find((each) => each.id === id);
}

/** The rooms that the programme names, and the stage of the galas, which has no name there. */
export function programmeRooms(): { id: string; name: Localized | null }[] {
  const rooms = isPublished('sessions') ? entriesOf('rooms') : [];
  return [...rooms.map(({ id, name }) => ({ id, name })), { id: galaRoom, name: null }];
}

function placeOf({ id, day, starts, ends }: Place) {
  const at = (time: string) => new Date(instant(congressDay(day), time));
  return { id, startsAt: at(starts), endsAt: at(ends) };
}

interface Place {
  id: string;
  day: number;
  starts: string;
  ends: string;
}
