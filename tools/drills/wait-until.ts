import { setTimeout as sleep } from 'node:timers/promises';

const timeoutSeconds = 300;

/** Polls until the condition is true; errors count as false. Returns the seconds. */
export async function waitUntil(
  what: string,
  condition: () => Promise<boolean> | boolean,
): Promise<number> {
  const started = Date.now();
  for (;;) {
    let cause: unknown;
    try {
      if (await condition()) return getSecondsSince(started);
    } catch (error) {
      cause = error;
    }
    if (getSecondsSince(started) > timeoutSeconds) {
      throw new Error(`timeout after ${timeoutSeconds} seconds: ${what}`, { cause });
    }
    await sleep(100);
  }
}

export function getSecondsSince(started: number): number {
  return (Date.now() - started) / 1000;
}
