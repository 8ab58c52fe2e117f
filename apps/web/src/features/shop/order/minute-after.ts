const minuteMs = 60_000;

/** The first full minute by which so many seconds have passed. */
export function minuteAfter(seconds: number): Date {
  return new Date(Math.ceil((Date.now() + seconds * 1000) / minuteMs) * minuteMs);
}
