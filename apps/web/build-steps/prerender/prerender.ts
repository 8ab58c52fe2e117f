import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { programEnvironment } from '../config.ts';
import type { BuiltPage } from '../server-maps.ts';
import { rounds, type Task } from './addresses.ts';

/**
 * Writes everything that React Router's program makes, on every core: React Router itself asks for one address
 * after the other, over HTTP and in one thread.
 */
export async function prerender(): Promise<BuiltPage[]> {
  const workers = Array.from({ length: availableParallelism() }, startWorker);
  const built: BuiltPage[] = [];
  for (const round of rounds()) {
    // All of them take from the same list.
    const tasks = round.values();
    await Promise.all(
      workers.map(async (worker) => {
        for (const task of tasks) built.push(...(await done(worker, task)));
      }),
    );
  }
  for (const worker of workers) tell(worker, null);
  return built;
}

function startWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), {
    env: programEnvironment,
    execArgv: [],
  });
}

async function done(worker: Worker, task: Task): Promise<BuiltPage[]> {
  const answer = once(worker, 'message');
  tell(worker, task);
  const [pages] = (await answer) as [BuiltPage[]];
  return pages;
}

function tell(worker: Worker, task: Task | null) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window and has no origin
  worker.postMessage(task);
}
