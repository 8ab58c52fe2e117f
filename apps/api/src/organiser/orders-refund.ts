import { randomUUID } from 'node:crypto';
import type { Command } from 'commander';
import { inTransaction } from '../db/connection.ts';
import { findOrder } from '../orders/find-order.ts';
import { orderName } from '../orders/order.ts';
import { settleOrder } from '../orders/settle-order.ts';
import type { Desk } from './desk.ts';
import { findOrderRow } from './find-order-row.ts';
import { jsonOption, readOrderNumber, yesOption } from './options.ts';
import { printAmount } from './printed-value.ts';
import { Refusal } from './refusal.ts';

export function addOrdersRefund(orders: Command, desk: Desk): void {
  orders
    .command('refund')
    .summary('give the money back')
    .description(
      'Gives the whole payment back through Stripe. The ticket stops being valid, its place is for sale again, and the buyer gets a mail about it.',
    )
    .argument('<number>', 'the order, such as KAI-1042', readOrderNumber)
    .addOption(yesOption())
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  npm run organiser -- orders refund KAI-1042')
    .action(async (number: number, options: { yes?: boolean; json?: true }) => {
      const name = orderName(number);
      const { id } = await findOrderRow(desk.pool, number);
      const order = await findOrder(desk.pool, id);
      if (order?.state === 'refunded') throw new Refusal(`${name} has been refunded already.`);
      if (!order?.paymentId || (order.state !== 'paid' && order.state !== 'needs_refund')) {
        throw new Refusal(`${name} has not been paid, so there is nothing to give back.`);
      }
      const stripe = desk.stripe();
      const queue = await desk.queue();
      const amount = `${printAmount(order.grossMinor - order.refundedMinor)} ${order.currency}`;
      await desk.makeSure(`Give ${amount} of ${name} back to ${order.email}?`, options);
      // Loaded when it is needed: at the door nobody waits for the payment library.
      const { refundAtStripe } = await import('./refund-at-stripe.ts');
      await desk.during('Asking Stripe', refundAtStripe(stripe, order.id, order.paymentId));
      await inTransaction(desk.pool, (tx) =>
        settleOrder({ tx, queue, now: desk.now, requestId: randomUUID() }, order.id, {
          kind: 'refunded',
          refundedMinor: order.grossMinor,
        }),
      );
      if (options.json) desk.sayJson({ number: name, state: 'refunded' });
      else desk.say(`${name}: ${amount} is on its way back, the ticket is not valid any more.`);
    });
}
