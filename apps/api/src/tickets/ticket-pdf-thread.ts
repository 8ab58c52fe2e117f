import { parentPort } from 'node:worker_threads';
import { printFaces } from '@kongres/print/faces';
import type { TicketOrder } from './mail-order.ts';
import type { ThreadAnswer } from './printing-thread.ts';
import { ticketPdf } from './ticket-pdf.ts';

/** Draws tickets, one at a time, in a thread of its own: whoever answers requests goes on meanwhile. */
parentPort?.on('message', (order: TicketOrder) => void draw(order).then(answer));

// The first ticket finds the fonts cut; if that fails, it says so.
void printFaces().catch(() => {});

async function draw(order: TicketOrder): Promise<ThreadAnswer> {
  try {
    return { ok: true, pdf: await ticketPdf(order) };
  } catch (error) {
    return { ok: false, error };
  }
}

function answer(drawn: ThreadAnswer) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window and has no origin
  parentPort?.postMessage(drawn);
}
