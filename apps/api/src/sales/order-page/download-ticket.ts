import type { Context } from '../../platform/context.ts';
import { limitConcurrency } from '../../platform/http/limit-concurrency.ts';
import { createRateLimiter } from '../../platform/http/rate-limiter.ts';
import { createTicketFile } from '../tickets/attachments.ts';
import type { Attachment } from '../../platform/email/email-sender.ts';
import { toOrderEmailData } from '../tickets/order-email-data.ts';
import { PdfQueueFullError } from '../../platform/pdf/pdf-thread.ts';
import { findTicket, recordTicketDownload } from '../tickets/ticket.queries.ts';
import type { Order } from '../orders/order.ts';
import { readOrder } from '../orders/order.queries.ts';

type DownloadResult =
  | { ok: true; file: Attachment }
  | { ok: false; status: 404; code: 'not_found'; retryAfterSeconds?: never }
  | { ok: false; status: 429; code: 'too_many_requests'; retryAfterSeconds: number }
  | { ok: false; status: 503; code: 'busy'; retryAfterSeconds: number };

const concurrency = { limit: 4, retryAfterSeconds: 1 };
const busyRetryAfterSeconds = 5;

/** Every download checks that the order still has a ticket, even if the file is cached. */
export function createTicketDownloader({
  pool,
  config,
  now,
}: Pick<Context, 'pool' | 'config' | 'now'>) {
  const limitByOrder = limitConcurrency(concurrency.limit);
  // Shared by all processes.
  const limitDownloads = createRateLimiter(pool, config.secret, {
    name: 'ticket-file',
    times: 20,
    seconds: 5,
  });

  async function download(order: Order): Promise<DownloadResult> {
    const ticket = await findTicket(pool, order.id);
    // Read after the ticket: a former owner must not get the new code.
    const isStillOwner = (await readOrder(pool, order.id))?.tokenVersion === order.tokenVersion;
    if (!ticket || !isStillOwner) return { ok: false, status: 404, code: 'not_found' };
    const seconds = await limitDownloads(order.id);
    if (seconds !== null) return rejectTooManyRequests(seconds);
    try {
      const ticketCode = ticket.code;
      const file = await createTicketFile({
        ...toOrderEmailData(order, ticketCode, config),
        ticketCode,
      });
      await recordTicketDownload(pool, order.id, now());
      return { ok: true, file };
    } catch (error) {
      if (!(error instanceof PdfQueueFullError)) throw error;
      return { ok: false, status: 503, code: 'busy', retryAfterSeconds: busyRetryAfterSeconds };
    }
  }

  return async (order: Order): Promise<DownloadResult> =>
    (await limitByOrder(order.id, () => download(order))) ??
    rejectTooManyRequests(concurrency.retryAfterSeconds);
}

function rejectTooManyRequests(retryAfterSeconds: number): DownloadResult {
  return { ok: false, status: 429, code: 'too_many_requests', retryAfterSeconds };
}
