import type { Context } from '../../platform/context.ts';
import { atMostAtOnce } from '../../platform/http/at-once.ts';
import { createLimiter } from '../../platform/http/limits.ts';
import { ticketFile } from '../tickets/attachments.ts';
import type { Attachment } from '../../platform/mail/sender.ts';
import { mailOrderOf } from '../tickets/mail-order.ts';
import { PrinterBusy } from '../../platform/pdf/printing-thread.ts';
import { findTicket, noteDownload } from '../tickets/ticket-queries.ts';
import type { Order } from '../orders/order.ts';
import { readOrder } from '../orders/order-queries.ts';

type Download =
  | { ok: true; file: Attachment }
  | { ok: false; status: 404; code: 'not_found'; retryAfterSeconds?: never }
  | { ok: false; status: 429; code: 'too_many_requests'; retryAfterSeconds: number }
  | { ok: false; status: 503; code: 'busy'; retryAfterSeconds: number };

/** Nobody needs several copies at once; who asks for more comes back in a second. */
const atOnce = { most: 4, retryAfterSeconds: 1 };
/** Until then a full queue of tickets has become much shorter. */
const printerPatienceSeconds = 5;

/**
 * Gives out tickets of paid orders as files. Whether an order still has one is asked each time; the file
 * itself may have been drawn before.
 */
export function createTicketDownloads({
  pool,
  config,
  now,
}: Pick<Context, 'pool' | 'config' | 'now'>) {
  const enter = atMostAtOnce(atOnce.most);
  // Over all processes, and far more than anybody needs.
  const takeTurn = createLimiter(pool, config.secret, {
    name: 'ticket-file',
    times: 20,
    seconds: 5,
  });

  async function download(order: Order): Promise<Download> {
    const ticket = await findTicket(pool, order.id);
    // Read after the ticket: who was moved away from in between does not get the new code.
    const isStillTheirs = (await readOrder(pool, order.id))?.tokenVersion === order.tokenVersion;
    if (!ticket || !isStillTheirs) return { ok: false, status: 404, code: 'not_found' };
    const seconds = await takeTurn(order.id);
    if (seconds !== null) return tooMany(seconds);
    try {
      const ticketCode = ticket.code;
      const file = await ticketFile({ ...mailOrderOf(order, ticketCode, config), ticketCode });
      await noteDownload(pool, order.id, now());
      return { ok: true, file };
    } catch (error) {
      if (!(error instanceof PrinterBusy)) throw error;
      return { ok: false, status: 503, code: 'busy', retryAfterSeconds: printerPatienceSeconds };
    }
  }

  return async (order: Order): Promise<Download> =>
    (await enter(order.id, () => download(order))) ?? tooMany(atOnce.retryAfterSeconds);
}

function tooMany(retryAfterSeconds: number): Download {
  return { ok: false, status: 429, code: 'too_many_requests', retryAfterSeconds };
}
