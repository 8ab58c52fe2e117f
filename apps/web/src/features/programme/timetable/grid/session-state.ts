export type SessionState = 'ahead' | 'live' | 'past';

/** `now` is server time; while it is null, every session is ahead. */
export function getSessionState(
  { starts, ends }: { starts: string; ends: string },
  now: Date | null,
): SessionState {
  if (!now || now.getTime() < Date.parse(starts)) return 'ahead';
  return now.getTime() < Date.parse(ends) ? 'live' : 'past';
}
