export type SessionState = 'ahead' | 'live' | 'past';

/** By the server's clock; while nobody has told the time, everything is ahead. */
export function stateAt(
  { starts, ends }: { starts: string; ends: string },
  now: Date | null,
): SessionState {
  if (!now || now.getTime() < Date.parse(starts)) return 'ahead';
  return now.getTime() < Date.parse(ends) ? 'live' : 'past';
}
