import type { DeskSession } from '@kongres/contract/desk/live/live';

/** What is on in a room and what follows; on another day than today nothing is on. */
export function runningIn(
  sessions: readonly DeskSession[],
  room: string,
  at: string | null,
): { now: DeskSession | undefined; next: DeskSession | undefined } {
  const held = sessions.filter((session) => session.room === room && !session.isCancelled);
  const moment = at === null ? null : Date.parse(at);
  if (moment === null) return { now: undefined, next: held[0] };
  return {
    now: held.find(({ starts, ends }) => Date.parse(starts) <= moment && moment < Date.parse(ends)),
    next: held.find(({ starts }) => Date.parse(starts) > moment),
  };
}
