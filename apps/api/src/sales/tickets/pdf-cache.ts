import { createHash } from 'node:crypto';
import type { TicketData } from './order-email-data.ts';
import { createPdfThread, type PdfThread } from '../../platform/pdf/pdf-thread.ts';
import type { TermsText } from './terms-text.ts';

export type Printable = TicketData | TermsText;

/** About 40 KB each. */
const maxCachedFiles = 200;

/**
 * Caches rendered files by a hash of their data, so a changed order is rendered again. Evicts the
 * least recently used; the terms stay because every ticket email requests them. The caller checks
 * whether the file may be handed out.
 */
export function createPdfCache({ renderPdf: print }: Pick<PdfThread<Printable>, 'renderPdf'>) {
  const cache = new Map<string, Promise<Buffer>>();

  return (data: Printable): Promise<Buffer> => {
    const key = createHash('sha256').update(JSON.stringify(data)).digest('base64url');
    const pdf = cache.get(key) ?? print(data);
    // Moves the entry to the end: eviction removes the least recently used.
    cache.delete(key);
    cache.set(key, pdf);
    const [oldest] = cache.keys();
    if (cache.size > maxCachedFiles && oldest) cache.delete(oldest);
    // Failures are not cached.
    pdf.catch(() => cache.get(key) === pdf && cache.delete(key));
    return pdf;
  };
}

const thread = createPdfThread<Printable>({
  program: new URL('ticket-pdf-thread.ts', import.meta.url),
});

export const renderCachedPdf = createPdfCache(thread);

/** Starts the worker thread before the first request. */
export const startPdfThread = thread.start;
