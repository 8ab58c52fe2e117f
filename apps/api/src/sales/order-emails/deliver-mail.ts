import { phaseAt, type Phase } from '@kongres/content/facts/phases';
import type { Config } from '../../platform/config/config.ts';
import type { Connection } from '../../platform/db/connection.ts';
import type { EditionClock } from '../../platform/clock/edition-clock.ts';
import { readOrder } from '../orders/order-queries.ts';
import { isForgotten } from '../orders/forgotten-address.ts';
import type { Order } from '../orders/order.ts';
import { clearUndeliverable, markUndeliverable } from './undeliverable.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Jobs } from '../../platform/queue/queues.ts';
import { findTicket } from '../tickets/ticket-queries.ts';
import { composeMail } from './compose-mail.ts';
import type { MailKind } from './mail-kinds.ts';
import { deliver, type Outbox, type Post } from '../../platform/mail/deliver.ts';
import type { ComposedMail } from '../../platform/mail/sender.ts';
import { mailOrderOf, type MailOrder } from '../tickets/mail-order.ts';
import { lockMail, markRefused, markSent, type OwedMail } from './mail-queries.ts';

export interface BuyersPost extends Post {
  queue: Queue;
  edition: EditionClock;
  config: Pick<Config, 'secret' | 'publicOrigin'>;
}

/** Composes a mail of a kind that belongs to another folder; null if there is nothing left to write. */
export type ComposeLetter = (
  tx: Connection,
  mail: OwedMail,
  order: MailOrder,
  phase: Phase,
) => Promise<ComposedMail | null>;

/** Writes and sends one owed mail about an order; `letters` composes kinds that are not about the order itself. */
export async function deliverMail(
  post: BuyersPost,
  { mailId, requestId }: Jobs['mail'],
  letters: Readonly<Record<string, ComposeLetter>> = {},
): Promise<string> {
  return await deliver(post, mailsAboutOrders(post, requestId, letters), mailId);
}

function mailsAboutOrders(
  { queue, edition, config }: BuyersPost,
  requestId: string,
  letters: Readonly<Record<string, ComposeLetter>>,
): Outbox<OwedMail> {
  return {
    lock: lockMail,
    write: async (tx, mail) => {
      const order = await readOrder(tx, mail.orderId);
      if (!order) throw new Error('a mail about an order that is gone');
      if (!isForgotten(order.email) && isStillTrue(mail.kind, order, letters)) {
        const ticket = await findTicket(tx, order.id);
        const told = { ...order, language: mail.language ?? order.language };
        const about = mailOrderOf(told, ticket?.code ?? null, config);
        const phase = phaseAt(edition.now());
        const compose = letters[mail.kind];
        const composed = compose
          ? await compose(tx, mail, about, phase)
          : await composeMail(mail.kind as MailKind, about, phase);
        if (composed) return { to: mail.recipient ?? order.email, ...composed };
      }
      // Nobody is left to write to, or there is nothing left to send.
      await markSent(tx, mail.id);
      return null;
    },
    markSent,
    refuse: async (tx, id, { orderId }, email) => {
      await markRefused(tx, id);
      await markUndeliverable(tx, queue, { orderId, email, requestId });
    },
    accepted: (pool, { orderId }, email) => clearUndeliverable(pool, orderId, email),
  };
}

/** A ticket that ended while its mail waited is not sent, nor is word of a buyer's money to another person. */
function isStillTrue(kind: string, { state, passedOnAt }: Order, letters: object): boolean {
  if (kind === 'part_refunded') return state === 'paid' && !passedOnAt;
  // What other folders write about comes with a valid ticket.
  return (kind !== 'ticket' && !Object.hasOwn(letters, kind)) || state === 'paid';
}
