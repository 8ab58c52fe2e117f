import type { AlarmKind } from '../alarms/alarm-kinds.ts';
import { raiseAlarm } from '../alarms/raise-alarm.ts';
import type { Config } from '../config.ts';
import { inTransaction, type Pool } from '../db/connection.ts';
import { findOrder } from '../orders/find-order.ts';
import { isForgotten } from '../orders/forgotten-address.ts';
import type { Order } from '../orders/order.ts';
import type { Queue } from '../queue/queue.ts';
import { findTicket } from '../tickets/ticket.ts';
import { composeMail, type ComposedMail, type MailKind } from './compose-mail.ts';
import { mailOrderOf } from './mail-order.ts';
import { markSent, readMail } from './mail-queries.ts';
import type { Sender } from './sender.ts';

interface Delivery {
  pool: Pool;
  queue: Queue;
  sender: Sender;
  config: Pick<Config, 'secret' | 'publicOrigin'>;
}

/**
 * Writes and sends one owed mail; answers what was sent. A worker that dies between sending and
 * noting it sends the mail again; its Message-ID is the same, so that a mailbox can tell.
 */
export async function deliverMail(delivery: Delivery, mailId: string): Promise<string> {
  const { pool, queue, sender } = delivery;
  const mail = await readMail(pool, mailId);
  if (!mail || mail.sentAt) return 'nothing';
  const order = await findOrder(pool, mail.orderId);
  if (!order) throw new Error('a mail about an order that is gone');
  const alert = /^alert_(.+)$/.exec(mail.kind)?.[1] as AlarmKind | undefined;
  if (alert) {
    // The version before owed alarms as mails, and may do so until its last process has ended.
    return await inTransaction(pool, async (tx) => {
      const orderId = order.id;
      await raiseAlarm(tx, queue, { kind: alert, subject: orderId, orderId, requestId: mail.id });
      await markSent(tx, mail.id);
      return 'alarm';
    });
  }
  if (isForgotten(order.email)) {
    // Nobody is left to write to, and nothing is owed any more.
    await markSent(pool, mail.id);
    return 'nobody';
  }
  await sender.send({
    id: mail.id,
    to: mail.recipient ?? order.email,
    ...(await mailAbout(delivery, order, mail.kind as MailKind)),
  });
  await markSent(pool, mail.id);
  return mail.kind;
}

async function mailAbout(
  { pool, config }: Delivery,
  order: Order,
  kind: MailKind,
): Promise<ComposedMail> {
  const ticket = await findTicket(pool, order.id);
  return await composeMail(kind, mailOrderOf(order, ticket?.code ?? null, config));
}
