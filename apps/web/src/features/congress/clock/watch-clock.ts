import type { Phase } from '@kongres/content/facts/phases';
import type { EditionAnswer } from '@kongres/contract/edition';

export type Answer = Pick<EditionAnswer, 'phase' | 'now' | 'changesAt'>;

export interface EditionNow {
  phase: Phase;
  /** The server's time; what has passed since its answer is measured, never read off the browser's clock. */
  now: Date;
}

const minuteMs = 60_000;
const leastMs = 1000;

/**
 * Tells the server's time every minute. It is asked again when a phase ends, when somebody comes back
 * to look, because a machine that slept has measured nothing, and after a minute without an answer.
 */
export function watchClock(
  ask: () => Promise<Answer | null>,
  tell: (now: EditionNow) => void,
): { stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let known: { answer: Answer; at: number } | null = null;
  let isOver = false;

  document.addEventListener('visibilitychange', onVisibility);
  void askNow();
  return { stop };

  async function askNow() {
    clearTimeout(timer);
    const answer = await ask();
    if (isOver) return;
    if (answer) known = { answer, at: performance.now() };
    tick();
  }

  function tick() {
    clearTimeout(timer);
    if (!known) {
      timer = setTimeout(() => void askNow(), minuteMs);
      return;
    }
    const { answer, at } = known;
    const now = Date.parse(answer.now) + performance.now() - at;
    tell({ phase: answer.phase, now: new Date(now) });
    const untilMinute = minuteMs - (now % minuteMs);
    const untilChange = answer.changesAt ? Date.parse(answer.changesAt) - now : Infinity;
    timer =
      untilChange <= untilMinute
        ? setTimeout(() => void askNow(), Math.max(leastMs, untilChange))
        : setTimeout(tick, untilMinute);
  }

  function onVisibility() {
    if (!document.hidden) void askNow();
  }

  function stop() {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibility);
  }
}
