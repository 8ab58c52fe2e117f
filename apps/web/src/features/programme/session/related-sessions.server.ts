import { getRow } from '@kongres/content/facts/collection';
import { toMinutes, isOverlapping } from '@kongres/content/format/minutes';
import type { Entry } from '@kongres/content/model/kinds';
import { listEntries } from '@kongres/content/model/read-entries';

type Session = Entry<'sessions'>;

const maxSessions = 3;

/** Alternatives and follow-ups of a session. */
export function findRelatedSessions(session: Session) {
  const all = listEntries('sessions').filter(({ type }) => type !== 'break');
  const others = all.filter((each) => each !== session);
  return {
    /** Overlapping sessions including this one; empty if there are no others. */
    concurrent: others.some((each) => isConcurrent(each, session))
      ? all.filter((each) => isConcurrent(each, session))
      : [],
    next: others.find(
      (each) =>
        each.day === session.day && each.room === session.room && each.starts >= session.ends,
    ),
    sameTrack: selectNearestSessions(
      others.filter(({ track, isCancelled }) => track === session.track && !isCancelled),
      session,
    ),
    sameSpeaker: findReturningSpeaker(session, others),
  };
}

/** The first speaker with other sessions. */
function findReturningSpeaker({ speakers = [] }: Session, others: readonly Session[]) {
  for (const id of speakers) {
    const sessions = others.filter((each) => each.speakers?.includes(id));
    if (sessions.length > 0) {
      return {
        name: getRow(listEntries('speakers'), id).name,
        sessions: sessions.slice(0, maxSessions),
      };
    }
  }
  return undefined;
}

/** The following sessions, or the previous ones if none follow. */
function selectNearestSessions(sessions: readonly Session[], { day, ends }: Session): Session[] {
  const later = sessions.filter(
    (each) => each.day > day || (each.day === day && each.starts >= ends),
  );
  return later.length > 0 ? later.slice(0, maxSessions) : sessions.slice(-maxSessions);
}

function isConcurrent(one: Session, other: Session): boolean {
  return one.day === other.day && isOverlapping(one, other);
}

export function getDurationMinutes({ starts, ends }: Pick<Session, 'starts' | 'ends'>): number {
  return toMinutes(ends) - toMinutes(starts);
}
