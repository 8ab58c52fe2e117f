import { setTimeout as sleep } from 'node:timers/promises';

/** Until somebody answers there. */
export async function awaitAnswer(url: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await fetch(url).catch(() => null))?.ok) {
    if (Date.now() > deadline) throw new Error(`${url} does not answer`);
    await sleep(100);
  }
}
