import { parentPort } from 'node:worker_threads';
import { printFaces } from '@kongres/print/faces';
import type { Printable, ThreadAnswer } from './printing-thread.ts';
import { termsPdf } from './terms-pdf.ts';
import { ticketPdf } from './ticket-pdf.ts';

/** Draws tickets and terms, one at a time, in a thread of its own: whoever answers requests goes on meanwhile. */
parentPort?.on('message', (wanted: Printable) => void draw(wanted).then(answer));

// The first ticket finds the fonts cut; if that fails, it says so.
void printFaces().catch(() => {});

async function draw(wanted: Printable): Promise<ThreadAnswer> {
  try {
    const pdf = 'terms' in wanted ? await termsPdf(wanted) : await ticketPdf(wanted);
    return { ok: true, pdf };
  } catch (error) {
    return { ok: false, error };
  }
}

function answer(drawn: ThreadAnswer) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window and has no origin
  parentPort?.postMessage(drawn);
}
