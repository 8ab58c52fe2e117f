import type { Command } from 'commander';
import { findOrder } from '../../orders/find-order.ts';
import { orderName } from '../../orders/order.ts';
import type { Desk } from '../terminal/desk.ts';
import { findOrderRow } from './find-order-row.ts';
import { jsonOption, readOrderNumber, yesOption } from '../terminal/options.ts';
import { printAmount } from '../terminal/printed-value.ts';
import { Refusal } from '../terminal/refusal.ts';

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
      const isOwed = order && ['paid', 'mismatched', 'needs_refund'].includes(order.state);
      if (!order?.paymentId || !isOwed) {
        throw new Refusal(`${name} has not been paid, so there is nothing to give back.`);
      }
      const stripe = desk.stripe();
      const books = await desk.books();
      const { paidMinor, grossMinor, refundedMinor, disputedMinor, returningMinor } = order;
      const left = (paidMinor ?? grossMinor) - refundedMinor - disputedMinor - returningMinor;
      const amount = `${printAmount(left)} ${order.paidCurrency ?? order.currency}`;
      await desk.makeSure(`Give ${amount} of ${name} back to ${order.email}?`, options);
      // Loaded when it is needed: at the door nobody waits for the payment library.
      const { refundAtStripe } = await import('./refund-at-stripe.ts');
      const asking = refundAtStripe(stripe, books, order.paymentId);
      const { state } = await desk.during('Asking Stripe', asking);
      if (options.json) return desk.sayJson({ number: name, state });
      if (state === 'paid' || state === 'mismatched') {
        throw new Refusal(
          `${name} is as it was: a dispute holds its money until the bank decides.`,
        );
      }
      desk.say(`${name}: ${amount} is on its way back, the ticket is not valid any more.`);
    });
}
