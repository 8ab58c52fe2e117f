import { organiser } from '@kongres/content/facts/organiser';
import type { Config } from '../config.ts';
import type { Pool } from '../db/connection.ts';
import { findOrder } from '../orders/find-order.ts';
import { isForgotten } from '../orders/forgotten-address.ts';
import { orderName, type Order } from '../orders/order.ts';
import { findTicket } from '../tickets/ticket.ts';
import { composeAlert, type AlertKind } from './compose-alert.ts';
import { composeMail, type ComposedMail, type MailKind } from './compose-mail.ts';
import { mailOrderOf } from './mail-order.ts';
import { markSent, readMail } from './mail-queries.ts';
import type { Sender } from './sender.ts';

interface Delivery {
  pool: Pool;
  sender: Sender;
  config: Pick<Config, 'secret' | 'publicOrigin'>;
}

/**
 * Writes and sends one owed mail; answers what was sent. A worker that dies between sending and
 * noting it sends the mail again; its Message-ID is the same, so that a mailbox can tell.
 */
export async function deliverMail(delivery: Delivery, mailId: string): Promise<string> {
  const { pool, sender } = delivery;
  const mail = await readMail(pool, mailId);
  if (!mail || mail.sentAt) return 'nothing';
  const order = await findOrder(pool, mail.orderId);
  if (!order) throw new Error('a mail about an order that is gone');
  const alert = /^alert_(.+)$/.exec(mail.kind)?.[1] as AlertKind | undefined;
  if (!alert && isForgotten(order.email)) {
    // Nobody is left to write to, and nothing is owed any more.
    await markSent(pool, mail.id);
    return 'nobody';
  }
  await sender.send({
    id: mail.id,
    to: alert ? organiser.email : (mail.recipient ?? order.email),
    ...(alert ? alertAbout(order, alert) : await mailAbout(delivery, order, mail.kind as MailKind)),
  });
  await markSent(pool, mail.id);
  return mail.kind;
}

function alertAbout({ number, ticket, grossMinor }: Order, kind: AlertKind) {
  return composeAlert(kind, { number: orderName(number), ticket, grossMinor });
}

async function mailAbout(
  { pool, config }: Delivery,
  order: Order,
  kind: MailKind,
): Promise<ComposedMail> {
  const ticket = await findTicket(pool, order.id);
  return await composeMail(kind, mailOrderOf(order, ticket?.code ?? null, config));
}
