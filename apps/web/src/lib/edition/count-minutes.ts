import type { ReceivedEdition } from './use-edition-phase.ts';

const minuteMs = 60_000;

/**
 * Reports the server time at once and at each of its minutes. Elapsed time is measured, not read from the browser's
 * clock.
 */
export function countMinutes(
  { now, receivedAt }: Pick<ReceivedEdition, 'now' | 'receivedAt'>,
  onMinute: (moment: Date) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  tick();
  return () => clearTimeout(timer);

  function tick() {
    const moment = now + performance.now() - receivedAt;
    onMinute(new Date(moment));
    timer = setTimeout(tick, minuteMs - (moment % minuteMs));
  }
}
