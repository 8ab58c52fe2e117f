export interface EditionClock {
  now: () => Date;
  /** Converts real time, such as that of a payment, to edition time. */
  toEditionTime: (realMoment: Date) => Date;
}

export function createEditionClock(offsetMs: number, now: () => Date): EditionClock {
  const toEditionTime = (realMoment: Date) => new Date(realMoment.getTime() + offsetMs);
  return { now: () => toEditionTime(now()), toEditionTime };
}
