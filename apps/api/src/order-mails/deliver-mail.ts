import type { LanguageCode } from '@kongres/content/facts/languages';
import { phaseAt } from '@kongres/content/facts/phases';
import { writtenIn } from '@kongres/content/format/written-in';
import type { AlarmKind } from '../alarms/alarm-kinds.ts';
import { raiseAlarm } from '../alarms/raise-alarm.ts';
import type { Config } from '../config.ts';
import type { Connection } from '../db/connection.ts';
import type { EditionClock } from '../edition/edition-clock.ts';
import { readOrder } from '../orders/order-queries.ts';
import { isForgotten } from '../orders/forgotten-address.ts';
import type { Order } from '../orders/order.ts';
import { clearUndeliverable, markUndeliverable } from '../alarms/undeliverable.ts';
import type { Queue } from '../queue/queue.ts';
import type { Jobs } from '../queue/queues.ts';
import { findTicket } from '../tickets/ticket-queries.ts';
import { composeMail } from './compose-mail.ts';
import type { MailKind } from './mail-kinds.ts';
import { deliver, type Outbox, type Post } from '../mail/deliver.ts';
import { mailOrderOf, type MailOrder } from '../tickets/mail-order.ts';
import { readBooked } from '../workshops/workshop-queries.ts';
import { lockMail, markRefused, markSent, type OwedMail } from './mail-queries.ts';

export interface BuyersPost extends Post {
  queue: Queue;
  edition: EditionClock;
  config: Pick<Config, 'secret' | 'publicOrigin'>;
}

/** Writes and sends one owed mail about an order. */
export async function deliverMail(
  post: BuyersPost,
  { mailId, requestId }: Jobs['mail'],
): Promise<string> {
  return await deliver(post, mailsAboutOrders(post, requestId), mailId);
}

function mailsAboutOrders(
  { queue, edition, config }: BuyersPost,
  requestId: string,
): Outbox<OwedMail> {
  return {
    lock: lockMail,
    write: async (tx, mail) => {
      const order = await readOrder(tx, mail.orderId);
      if (!order) throw new Error('a mail about an order that is gone');
      if (mail.kind.startsWith('alert_')) await raiseInstead(tx, queue, mail, requestId);
      else if (!isForgotten(order.email) && isStillTrue(mail.kind, order)) {
        const ticket = await findTicket(tx, order.id);
        const told = { ...order, language: mail.language ?? order.language };
        const place = await readPlace(tx, mail, told.language);
        const about = { ...mailOrderOf(told, ticket?.code ?? null, config), place };
        const to = mail.recipient ?? order.email;
        const phase = phaseAt(edition.now());
        if (place || mail.kind !== 'place') {
          return { to, ...(await composeMail(mail.kind as MailKind, about, phase)) };
        }
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
function isStillTrue(kind: string, { state, passedOnAt }: Order): boolean {
  if (kind === 'part_refunded') return state === 'paid' && !passedOnAt;
  return (kind !== 'ticket' && kind !== 'place') || state === 'paid';
}

/** Null where there is none, or where it was given back before the mail was sent. */
async function readPlace(
  tx: Connection,
  { orderId, workshop }: OwedMail,
  language: LanguageCode,
): Promise<MailOrder['place']> {
  const booked = workshop && (await readBooked(tx, orderId, workshop));
  if (!booked) return null;
  return { title: writtenIn(booked.title, language).text, startsAt: booked.startsAt };
}

/** The version before owed alarms as mails, and may do so until its last process has ended. */
async function raiseInstead(
  tx: Connection,
  queue: Queue,
  { kind, orderId }: OwedMail,
  requestId: string,
) {
  const alarm = kind.replace('alert_', '') as AlarmKind;
  await raiseAlarm(tx, queue, { kind: alarm, subject: orderId, orderId, requestId });
}
