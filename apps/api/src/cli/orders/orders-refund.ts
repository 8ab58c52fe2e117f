import { randomUUID } from 'node:crypto';
import { scrub } from '../../log.ts';
import type { refundPayment } from '../../settlement/refund-payment.ts';
import type { Command } from 'commander';
import { readOrder } from '../../orders/order-queries.ts';
import { orderName } from '../../orders/order.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { findOrderRow } from './find-order-row.ts';
import { jsonOption, readOrderNumber, yesOption } from '../terminal/options.ts';
import { printAmount } from '../terminal/printed-value.ts';
import { Refusal } from '../terminal/refusal.ts';

export function addOrdersRefund(orders: Command, terminal: Terminal): void {
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
      const { id } = await findOrderRow(terminal.pool, number);
      const order = await readOrder(terminal.pool, id);
      if (order?.state === 'refunded') throw new Refusal(`${name} has been refunded already.`);
      if (order && order.origin !== 'sale') {
        throw new Refusal(`${name} was issued, not sold: ticket revoke takes it back.`);
      }
      const isOwed = order && ['paid', 'mismatched', 'needs_refund'].includes(order.state);
      if (!order?.paymentId || !isOwed) {
        throw new Refusal(`${name} has not been paid, so there is nothing to give back.`);
      }
      const stripe = terminal.stripe();
      const context = await terminal.context();
      const { paidMinor, grossMinor, refundedMinor, disputedMinor, returningMinor } = order;
      const left = (paidMinor ?? grossMinor) - refundedMinor - disputedMinor - returningMinor;
      const amount = `${printAmount(left)} ${order.paidCurrency ?? order.currency}`;
      await terminal.makeSure(`Give ${amount} of ${name} back to ${order.email}?`, options);
      // Loaded when it is needed: at the door nobody waits for the payment library.
      const { createPayments } = await import('../../payments/payments.ts');
      const { refundPayment } = await import('../../settlement/refund-payment.ts');
      const asking = { ...context, payments: createPayments(stripe) };
      const refunded = await terminal.during(
        'Asking Stripe',
        refundPayment(asking, order.paymentId, randomUUID()),
      );
      if (!refunded.ok) throw reasonOf(refunded);
      const { state } = refunded.order;
      if (options.json) return terminal.printJson({ number: name, state });
      if (state === 'paid' || state === 'mismatched') {
        throw new Refusal(
          `${name} is as it was: a dispute holds its money until the bank decides.`,
        );
      }
      terminal.print(`${name}: ${amount} is on its way back, the ticket is not valid any more.`);
    });
}

function reasonOf(
  refused: Exclude<Awaited<ReturnType<typeof refundPayment>>, { ok: true }>,
): Refusal {
  if (refused.code === 'unknown_payment') {
    return new Refusal('Stripe does not know this payment, under this key at least.');
  }
  const { error } = refused;
  const reason = error.cause instanceof Error ? scrub(error.cause.message) : error.message;
  return new Refusal(`Stripe gave nothing back and the order is as it was: ${reason}`, {
    cause: error,
  });
}
