import { getPhase, type Phase } from '@kongres/content/facts/phases';
import type { Config } from '../../platform/config/config.ts';
import type { Connection } from '../../platform/db/connection.ts';
import type { EditionClock } from '../../platform/clock/edition-clock.ts';
import { readOrder } from '../orders/order.queries.ts';
import { isErasedEmail } from '../orders/erased-email.ts';
import type { Order } from '../orders/order.ts';
import { clearEmailUndeliverable, markEmailUndeliverable } from './undeliverable-address.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Jobs } from '../../platform/queue/queues.ts';
import { findTicket } from '../tickets/ticket.queries.ts';
import { composeOrderEmail } from './compose-order-email.ts';
import type { OrderEmailKind } from './order-email-kinds.ts';
import {
  deliverEmail,
  type Outbox,
  type DeliveryContext,
} from '../../platform/email/deliver-email.ts';
import type { ComposedEmail } from '../../platform/email/email-sender.ts';
import { toOrderEmailData, type OrderEmailData } from '../tickets/order-email-data.ts';
import {
  lockQueuedOrderEmail,
  markOrderEmailRejected,
  markOrderEmailSent,
  type QueuedOrderEmail,
} from './order-email.queries.ts';

export interface OrderEmailContext extends DeliveryContext {
  queue: Queue;
  edition: EditionClock;
  config: Pick<Config, 'secret' | 'publicOrigin'>;
}

/**
 * Composes a kind of email that belongs to another module; null if there is nothing to send any
 * more.
 */
export type ComposeEmail = (
  tx: Connection,
  email: QueuedOrderEmail,
  order: OrderEmailData,
  phase: Phase,
) => Promise<ComposedEmail | null>;

/**
 * Composes and sends one queued email; `composers` handles the kinds that belong to other modules.
 */
export async function deliverOrderEmail(
  context: OrderEmailContext,
  { emailId, requestId }: Jobs['order-email'],
  composers: Readonly<Record<string, ComposeEmail>> = {},
): Promise<string> {
  return await deliverEmail(
    context,
    createOrderEmailOutbox(context, requestId, composers),
    emailId,
  );
}

function createOrderEmailOutbox(
  { queue, edition, config }: OrderEmailContext,
  requestId: string,
  composers: Readonly<Record<string, ComposeEmail>>,
): Outbox<QueuedOrderEmail> {
  return {
    lock: lockQueuedOrderEmail,
    compose: async (tx, email) => {
      const order = await readOrder(tx, email.orderId);
      if (!order) throw new Error('The order of a queued email does not exist');
      if (!isErasedEmail(order.email) && isStillRelevant(email.kind, order, composers)) {
        const ticket = await findTicket(tx, order.id);
        const localized = { ...order, language: email.language ?? order.language };
        const data = toOrderEmailData(localized, ticket?.code ?? null, config);
        const phase = getPhase(edition.now());
        const compose = composers[email.kind];
        const composed = compose
          ? await compose(tx, email, data, phase)
          : await composeOrderEmail(email.kind as OrderEmailKind, data, phase);
        if (composed) return { to: email.recipient ?? order.email, ...composed };
      }
      // The address was erased or the content is outdated: complete it without sending.
      await markOrderEmailSent(tx, email.id);
      return null;
    },
    markSent: markOrderEmailSent,
    markRejected: async (tx, id, { orderId }, email) => {
      await markOrderEmailRejected(tx, id);
      await markEmailUndeliverable(tx, queue, { orderId, email, requestId });
    },
    afterSent: (pool, { orderId }, email) => clearEmailUndeliverable(pool, orderId, email),
  };
}

/**
 * Skips tickets that were cancelled meanwhile, and refund amounts once the ticket belongs to
 * another person.
 */
function isStillRelevant(
  kind: string,
  { state, transferredAt }: Order,
  composers: object,
): boolean {
  if (kind === 'part_refunded') return state === 'paid' && !transferredAt;
  // Emails of other modules require a valid ticket.
  return (kind !== 'ticket' && !Object.hasOwn(composers, kind)) || state === 'paid';
}
