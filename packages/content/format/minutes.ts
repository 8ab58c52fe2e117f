export function toMinutes(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

export function toClockTime(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Both ends are minutes or clock times. */
export function isOverlapping<Time extends number | string>(
  one: { starts: Time; ends: Time },
  other: { starts: Time; ends: Time },
): boolean {
  return one.starts < other.ends && other.starts < one.ends;
}
