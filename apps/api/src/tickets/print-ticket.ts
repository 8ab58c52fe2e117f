import { createHash } from 'node:crypto';
import type { TicketOrder } from './mail-order.ts';
import { createPrintingThread, type PrintingThread } from './printing-thread.ts';

/** About 40 KB each. */
const mostKept = 200;

/**
 * Draws each ticket once and keeps it. What is kept is found by everything the order says, so an order
 * that was changed is drawn anew; whether it may be given out at all is for the asker to know.
 */
export function createTicketPrinter({ print }: Pick<PrintingThread, 'print'>) {
  const kept = new Map<string, Promise<Buffer>>();

  return (order: TicketOrder): Promise<Buffer> => {
    const key = createHash('sha256').update(JSON.stringify(order)).digest('base64url');
    const pdf = kept.get(key) ?? print(order);
    // The last one asked for is the last one to go.
    kept.delete(key);
    kept.set(key, pdf);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest) kept.delete(oldest);
    // A failure is not kept: the next who asks has it tried again.
    pdf.catch(() => kept.get(key) === pdf && kept.delete(key));
    return pdf;
  };
}

const thread = createPrintingThread();

/** The printer of this process. */
export const printTicket = createTicketPrinter(thread);

/** Lets the first buyer wait no longer than the others. */
export const preparePrinter = thread.start;
