import type { DeskSession } from '@kongres/contract/desk/live/live';

/** The current and the next session of a room; without `at`, the first one is next. */
export function findCurrentAndNext(
  sessions: readonly DeskSession[],
  room: string,
  at: string | null,
): { now: DeskSession | undefined; next: DeskSession | undefined } {
  const scheduled = sessions.filter((session) => session.room === room && !session.isCancelled);
  const moment = at === null ? null : Date.parse(at);
  if (moment === null) return { now: undefined, next: scheduled[0] };
  return {
    now: scheduled.find(
      ({ starts, ends }) => Date.parse(starts) <= moment && moment < Date.parse(ends),
    ),
    next: scheduled.find(({ starts }) => Date.parse(starts) > moment),
  };
}
