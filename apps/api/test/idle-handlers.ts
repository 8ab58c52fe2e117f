import { exhaustedQueue, queues, type Jobs } from '../src/queue/queues.ts';

/** A worker that takes every job and does nothing. */
export const idleHandlers = Object.fromEntries(
  [...Object.keys(queues), exhaustedQueue.name].map((name) => [
    name,
    () => Promise.resolve('nothing'),
  ]),
) as Record<keyof Jobs | 'exhausted', () => Promise<string>>;
