/** There are seven pens, one for each day of a week; a longer congress begins again with the first. */
const penCount = 7;

/** The number of the pen that a congress day is drawn with, in the tokens: d1 to d7. */
export function penOfDay(day: number): number {
  return ((day - 1) % penCount) + 1;
}
