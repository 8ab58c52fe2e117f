import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { prerenderEnvironment } from '../config.ts';
import type { BuiltPage } from '../server-maps.ts';
import { listTaskRounds, type PrerenderTask } from './prerender-tasks.ts';

/** Prerenders on all cores. React Router itself requests one path after the other over HTTP in one thread. */
export async function prerenderSite(): Promise<BuiltPage[]> {
  const workers = Array.from({ length: availableParallelism() }, startWorker);
  const built: BuiltPage[] = [];
  for (const round of listTaskRounds()) {
    // All workers take from the same iterator.
    const tasks = round.values();
    await Promise.all(
      workers.map(async (worker) => {
        for (const task of tasks) built.push(...(await runTask(worker, task)));
      }),
    );
  }
  for (const worker of workers) postTask(worker, null);
  return built;
}

function startWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), {
    env: prerenderEnvironment,
    execArgv: [],
  });
}

async function runTask(worker: Worker, task: PrerenderTask): Promise<BuiltPage[]> {
  const answer = once(worker, 'message');
  postTask(worker, task);
  const [pages] = (await answer) as [BuiltPage[]];
  return pages;
}

function postTask(worker: Worker, task: PrerenderTask | null) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window and has no origin
  worker.postMessage(task);
}
