import { setTimeout as sleep } from 'node:timers/promises';

export async function awaitAnswer(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => null))?.ok) await sleep(100);
}
