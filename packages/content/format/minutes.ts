/** "09:30" -> 570. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** 570 -> "09:30". */
export function clockOf(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Whether two spans share a moment; their ends are both minutes or both clock times. */
export function overlap<Time extends number | string>(
  one: { starts: Time; ends: Time },
  other: { starts: Time; ends: Time },
): boolean {
  return one.starts < other.ends && other.starts < one.ends;
}
