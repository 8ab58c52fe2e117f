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
/** After a lost answer when the phase has changed. */
const retryMs = 30_000;
/** Thousands of open pages must not ask in the same instant. */
const spreadMs = 5000;
/** A machine that slept with the page in view has measured too little, and does not know. */
const longestMs = 60 * minuteMs;

/**
 * Tells the server's time every minute while somebody looks. It is asked again when a phase ends, when somebody
 * comes back to look, and after an hour; after a minute where nobody has ever answered.
 */
export function watchClock(
  ask: () => Promise<Answer | null>,
  tell: (now: EditionNow) => void,
): { stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let known: { answer: Answer; at: number } | null = null;
  let isAsking = false;
  let isOver = false;

  document.addEventListener('visibilitychange', onVisibility);
  void askNow();
  return { stop };

  async function askNow() {
    if (isAsking) return;
    isAsking = true;
    clearTimeout(timer);
    const answer = await ask();
    isAsking = false;
    if (isOver) return;
    if (answer) known = { answer, at: performance.now() };
    tick(answer ? leastMs : retryMs);
  }

  function tick(patienceMs = leastMs) {
    clearTimeout(timer);
    if (!known) {
      askIn(minuteMs);
      return;
    }
    const { answer, at } = known;
    const age = performance.now() - at;
    const now = Date.parse(answer.now) + age;
    tell({ phase: answer.phase, now: new Date(now) });
    if (document.hidden) return;
    const untilMinute = minuteMs - (now % minuteMs);
    const untilChange = answer.changesAt ? Date.parse(answer.changesAt) - now : Infinity;
    const untilAsking = Math.min(untilChange, longestMs - age);
    if (untilAsking <= untilMinute) askIn(Math.max(patienceMs, untilAsking));
    else timer = setTimeout(tick, untilMinute);
  }

  function askIn(ms: number) {
    timer = setTimeout(() => void askNow(), ms + Math.random() * spreadMs);
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
