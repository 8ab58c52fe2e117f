/** The time by which the edition lives: real time unless EDITION_CLOCK has moved it. */
export interface EditionClock {
  now: () => Date;
  /** What the clock showed, or will show, at a moment of real time, such as that of a payment. */
  at: (realMoment: Date) => Date;
}

export function editionClock(offsetMs: number, now: () => Date): EditionClock {
  const at = (realMoment: Date) => new Date(realMoment.getTime() + offsetMs);
  return { now: () => at(now()), at };
}
