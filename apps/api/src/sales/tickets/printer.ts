import { createHash } from 'node:crypto';
import type { TicketOrder } from './mail-order.ts';
import { createPrintingThread, type PrintingThread } from '../../platform/pdf/printing-thread.ts';
import type { TermsText } from './terms-text.ts';

export type Printable = TicketOrder | TermsText;

/** About 40 KB each. */
const mostKept = 200;

/**
 * Draws each ticket once and keeps it, and the terms of each language as well: asked for with every
 * ticket, they never go. What is kept is found by everything it says, so an order that was changed is
 * drawn anew; whether it may be given out at all is for the asker to know.
 */
export function createPrinter({ print }: Pick<PrintingThread<Printable>, 'print'>) {
  const kept = new Map<string, Promise<Buffer>>();

  return (wanted: Printable): Promise<Buffer> => {
    const key = createHash('sha256').update(JSON.stringify(wanted)).digest('base64url');
    const pdf = kept.get(key) ?? print(wanted);
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

const thread = createPrintingThread<Printable>({
  program: new URL('ticket-pdf-thread.ts', import.meta.url),
});

/** The printer of this process. */
export const print = createPrinter(thread);

/** Lets the first buyer wait no longer than the others. */
export const preparePrinter = thread.start;
