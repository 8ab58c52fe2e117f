import { setTimeout as sleep } from 'node:timers/promises';

const timeoutSeconds = 300;

/** Asks until the answer is yes; an error is a no, told if it lasts. Returns the seconds it took. */
export async function until(what: string, isSo: () => Promise<boolean> | boolean): Promise<number> {
  const started = Date.now();
  for (;;) {
    let cause: unknown;
    try {
      if (await isSo()) return secondsSince(started);
    } catch (error) {
      cause = error;
    }
    if (secondsSince(started) > timeoutSeconds) {
      throw new Error(`after ${timeoutSeconds} seconds still not: ${what}`, { cause });
    }
    await sleep(100);
  }
}

export function secondsSince(started: number): number {
  return (Date.now() - started) / 1000;
}
