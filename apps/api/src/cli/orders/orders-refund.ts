import { randomUUID } from 'node:crypto';
import { scrub } from '../../log.ts';
import type { refundByHand } from '../../settlement/refund-by-hand.ts';
import { refundableOf } from '../../settlement/refundable.ts';
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
      if (!order) throw new Refusal(`There is no ${name}.`);
      const refundable = refundableOf(order);
      if (!refundable.ok) throw reasonOf(name, refundable);
      const stripe = terminal.stripe();
      const context = await terminal.context();
      const amount = `${printAmount(refundable.leftMinor)} ${refundable.currency}`;
      await terminal.makeSure(`Give ${amount} of ${name} back to ${order.email}?`, options);
      // Loaded when it is needed: at the door nobody waits for the payment library.
      const { createPayments } = await import('../../payments/payments.ts');
      const { refundByHand } = await import('../../settlement/refund-by-hand.ts');
      const asking = { ...context, payments: createPayments(stripe) };
      const refunded = await terminal.during(
        'Asking Stripe',
        refundByHand(asking, id, randomUUID()),
      );
      if (!refunded.ok) throw reasonOf(name, refunded);
      const { state } = refunded.order;
      if (options.json) return terminal.printJson({ number: name, state });
      terminal.print(`${name}: ${amount} is on its way back, the ticket is not valid any more.`);
    });
}

type Refused = Exclude<Awaited<ReturnType<typeof refundByHand>>, { ok: true }>;

function reasonOf(name: string, refused: Refused): Refusal {
  switch (refused.code) {
    case 'not_found':
      return new Refusal(`There is no ${name}.`);
    case 'already_refunded':
      return new Refusal(`${name} has been refunded already.`);
    case 'issued':
      return new Refusal(`${name} was issued, not sold: ticket revoke takes it back.`);
    case 'not_paid':
      return new Refusal(`${name} has not been paid, so there is nothing to give back.`);
    case 'unknown_payment':
      return new Refusal('Stripe does not know this payment, under this key at least.');
    case 'disputed':
      return new Refusal(`${name} is as it was: a dispute holds its money until the bank decides.`);
    case 'provider_failed': {
      const { error } = refused;
      const reason = error.cause instanceof Error ? scrub(error.cause.message) : error.message;
      return new Refusal(`Stripe gave nothing back and the order is as it was: ${reason}`, {
        cause: error,
      });
    }
  }
}
