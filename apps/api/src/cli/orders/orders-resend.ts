import { randomUUID } from 'node:crypto';
import type { Command } from 'commander';
import { inTransaction } from '../../db/connection.ts';
import { queueTicketAgain } from '../../order-mails/queue-mail.ts';
import { isForgotten } from '../../orders/forgotten-address.ts';
import { orderName } from '../../orders/order.ts';
import type { Desk } from '../terminal/desk.ts';
import { findOrderRow } from './find-order-row.ts';
import { jsonOption, readOrderNumber } from '../terminal/options.ts';
import { Refusal } from '../terminal/refusal.ts';

export function addOrdersResend(orders: Command, desk: Desk): void {
  orders
    .command('resend')
    .summary('send the ticket once more')
    .description('Sends the ticket of a paid order to its buyer once more.')
    .argument('<number>', 'the order, such as KAI-1042', readOrderNumber)
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  npm run organiser -- orders resend KAI-1042')
    .action(async (number: number, { json }: { json?: true }) => {
      const order = await findOrderRow(desk.pool, number);
      const name = orderName(number);
      if (order.state !== 'paid') {
        throw new Refusal(`${name} is ${order.state}, so there is no valid ticket to send.`);
      }
      if (isForgotten(order.email)) throw new Refusal(`The buyer of ${name} was forgotten.`);
      const queue = await desk.queue();
      await inTransaction(desk.pool, (tx) =>
        queueTicketAgain(tx, queue, { orderId: order.id, requestId: randomUUID() }),
      );
      if (json) desk.sayJson({ number: name, email: order.email, queued: true });
      else desk.say(`The ticket of ${name} is on its way to ${order.email}.`);
    });
}
