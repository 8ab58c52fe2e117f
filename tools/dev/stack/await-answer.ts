import { setTimeout as sleep } from 'node:timers/promises';

/** Until somebody answers there, however busy the machine is; a process that fails ends the waiting with everything else. */
export async function awaitAnswer(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => null))?.ok) await sleep(100);
}
