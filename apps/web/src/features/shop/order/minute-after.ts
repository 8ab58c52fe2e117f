const minuteMs = 60_000;

/** Returns the first full minute after the given number of seconds. */
export function getMinuteAfter(seconds: number): Date {
  return new Date(Math.ceil((Date.now() + seconds * 1000) / minuteMs) * minuteMs);
}
