import type { HeardEdition } from './use-edition-phase.ts';

const minuteMs = 60_000;

/**
 * Tells the server's time at once and then with each of its minutes. What has passed since the answer is measured,
 * never read off the browser's clock.
 */
export function countMinutes(
  { now, at }: Pick<HeardEdition, 'now' | 'at'>,
  tell: (moment: Date) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  tick();
  return () => clearTimeout(timer);

  function tick() {
    const moment = now + performance.now() - at;
    tell(new Date(moment));
    timer = setTimeout(tick, minuteMs - (moment % minuteMs));
  }
}
