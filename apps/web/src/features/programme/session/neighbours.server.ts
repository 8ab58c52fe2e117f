import { pick } from '@kongres/content/facts/collection';
import { minutesOf, overlap } from '@kongres/content/format/minutes';
import type { Entry } from '@kongres/content/model/kinds';
import { entriesOf } from '@kongres/content/model/read-entries';

type Session = Entry<'sessions'>;

/** So many of a track are enough to go on with. */
const shown = 3;

/** What somebody who looks at a session might want instead, or afterwards. */
export function neighboursOf(session: Session) {
  const all = entriesOf('sessions').filter(({ type }) => type !== 'break');
  const others = all.filter((each) => each !== session);
  return {
    /** In all rooms while it goes on, itself among them; nothing where it is alone. */
    same: others.some((each) => meet(each, session))
      ? all.filter((each) => meet(each, session))
      : [],
    next: others.find(
      (each) =>
        each.day === session.day && each.room === session.room && each.starts >= session.ends,
    ),
    onTrack: nearest(
      others.filter(({ track, isCancelled }) => track === session.track && !isCancelled),
      session,
    ),
    again: againWith(session, others),
  };
}

/** The first of the people who speaks again. */
function againWith({ speakers = [] }: Session, others: readonly Session[]) {
  for (const id of speakers) {
    const sessions = others.filter((each) => each.speakers?.includes(id));
    if (sessions.length > 0) {
      return { name: pick(entriesOf('speakers'), id).name, sessions: sessions.slice(0, shown) };
    }
  }
  return undefined;
}

/** Those that follow; at the end of the week those before. */
function nearest(sessions: readonly Session[], { day, ends }: Session): Session[] {
  const later = sessions.filter(
    (each) => each.day > day || (each.day === day && each.starts >= ends),
  );
  return later.length > 0 ? later.slice(0, shown) : sessions.slice(-shown);
}

function meet(one: Session, other: Session): boolean {
  return one.day === other.day && overlap(one, other);
}

export function minutesBetween({ starts, ends }: Pick<Session, 'starts' | 'ends'>): number {
  return minutesOf(ends) - minutesOf(starts);
}
