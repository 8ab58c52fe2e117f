import { randomUUID } from 'node:crypto';
import { InvalidArgumentError, type Command } from 'commander';
import { purchaseRequest } from '@kongres/contract/purchase';
import { inTransaction } from '../db/connection.ts';
import { queueTicketAgain } from '../mail/queue-mail.ts';
import { orderName } from '../orders/order.ts';
import { clearUndeliverable } from '../orders/undeliverable.ts';
import { moveAnnouncements, updateAddress } from './correct-queries.ts';
import type { Desk } from './desk.ts';
import { findOrderRow } from './find-order-row.ts';
import { jsonOption, readOrderNumber, yesOption } from './options.ts';
import { printTime } from './printed-value.ts';
import { Refusal } from './refusal.ts';

export function addOrdersCorrect(orders: Command, desk: Desk): void {
  orders
    .command('correct')
    .summary('mend a mistyped e-mail address')
    .description(
      'Gives an order another e-mail address and sends the ticket there. Only as long as nobody has downloaded the ticket: after that it belongs to whoever did.',
    )
    .argument('<number>', 'the order, such as KAI-1042', readOrderNumber)
    .argument('<email>', 'the right address', readEmail)
    .addOption(yesOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExample:\n  npm run organiser -- orders correct KAI-1042 anna.nowak@example.com',
    )
    .action(async (number: number, email: string, options: { yes?: boolean; json?: true }) => {
      const name = orderName(number);
      const order = await findOrderRow(desk.pool, number);
      if (order.state !== 'paid') {
        throw new Refusal(`${name} is ${order.state}, so it has no valid ticket to send.`);
      }
      if (order.downloadedAt) {
        throw new Refusal(
          `The ticket of ${name} was downloaded on ${printTime(order.downloadedAt)}, so its address stays.`,
        );
      }
      const queue = await desk.queue();
      await desk.makeSure(`Move ${name} from ${order.email} to ${email}?`, options);
      const isMoved = await inTransaction(desk.pool, async (tx) => {
        if (!(await updateAddress(tx, order.id, email))) return false;
        await clearUndeliverable(tx, order.id);
        const requestId = randomUUID();
        for (const mailId of await moveAnnouncements(tx, order.email, email)) {
          await queue.add(tx, 'announcement', { mailId, requestId });
        }
        await queueTicketAgain(tx, queue, { orderId: order.id, requestId });
        return true;
      });
      if (!isMoved) throw new Refusal(`${name} has changed in the meantime; look at it again.`);
      if (options.json) desk.sayJson({ number: name, email });
      else desk.say(`${name} belongs to ${email} now, and the ticket is on its way there.`);
    });
}

function readEmail(text: string): string {
  const read = purchaseRequest.safeParse({ email: text });
  if (read.success) return read.data.email;
  throw new InvalidArgumentError('This is no e-mail address.');
}
