import { parentPort } from 'node:worker_threads';
import { printFaces } from '@kongres/pdf/faces';
import type { ThreadAnswer } from './printing-thread.ts';

/** The whole of a printing thread: draws what it is sent, one at a time, while whoever answers requests goes on. */
export function servePrints(draw: (wanted: never) => Promise<Uint8Array>): void {
  parentPort?.on('message', (wanted: unknown) => void tryToDraw(wanted as never).then(answer));
  // The first one finds the fonts cut; if that fails, it says so.
  void printFaces().catch(() => {});

  async function tryToDraw(wanted: never): Promise<ThreadAnswer> {
    try {
      return { ok: true, pdf: await draw(wanted) };
    } catch (error) {
      return { ok: false, error };
    }
  }
}

function answer(drawn: ThreadAnswer) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window and has no origin
  parentPort?.postMessage(drawn);
}
