/** A congress of more than seven days repeats the pens. */
const penCount = 7;

/** Number of the day's pen in the tokens: d1 to d7. */
export function getDayColourNumber(day: number): number {
  return ((day - 1) % penCount) + 1;
}
