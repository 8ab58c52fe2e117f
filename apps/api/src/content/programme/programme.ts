import { getCongressDay } from '@kongres/content/facts/edition';
import { evenings } from '@kongres/content/facts/galas';
import { galaRoom } from '@kongres/content/facts/rooms';
import { toIsoInstant } from '@kongres/content/format/date';
import type { Localized } from '@kongres/content/model/fields';
import { isPublished } from '@kongres/content/model/published';
import { listEntries } from '@kongres/content/model/read-entries';

export interface ProgrammeSession {
  id: string;
  title: Localized;
  isWorkshop: boolean;
  isCancelled: boolean;
  room: string;
  startsAt: Date;
  endsAt: Date;
}

let cachedSessions: readonly ProgrammeSession[] | undefined;

export function listProgrammeSessions(): readonly ProgrammeSession[] {
  cachedSessions ??= readSessions();
  return cachedSessions;
}

function readSessions(): ProgrammeSession[] {
  const sessions = isPublished('sessions') ? listEntries('sessions') : [];
  return [
    ...sessions.map((session) => ({
      ...getTimes(session),
      title: session.title,
      isWorkshop: Boolean(session.workshop),
      isCancelled: Boolean(session.isCancelled),
      room: session.room,
    })),
    ...evenings.map((evening) => ({
      ...getTimes(evening),
      title: { pl: evening.galas.map(({ name }) => name).join(' + ') },
      isWorkshop: false,
      isCancelled: false,
      room: galaRoom,
    })),
  ];
}

export function findProgrammeSession(id: string): ProgrammeSession | undefined {
  return listProgrammeSessions().find((each) => each.id === id);
}

/** Published rooms and the gala stage, which has no name. */
export function listProgrammeRooms(): { id: string; name: Localized | null }[] {
  const rooms = isPublished('sessions') ? listEntries('rooms') : [];
  return [...rooms.map(({ id, name }) => ({ id, name })), { id: galaRoom, name: null }];
}

function getTimes({ id, day, starts, ends }: ProgrammeSlot) {
  const at = (time: string) => new Date(toIsoInstant(getCongressDay(day), time));
  return { id, startsAt: at(starts), endsAt: at(ends) };
}

interface ProgrammeSlot {
  id: string;
  day: number;
  starts: string;
  ends: string;
}
