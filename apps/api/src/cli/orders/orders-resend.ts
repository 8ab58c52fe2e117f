import { randomUUID } from 'node:crypto';
import type { Command } from 'commander';
import { resendTicket } from '../../order-mails/resend-ticket.ts';
import { orderName } from '../../orders/order.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { findOrderRow } from './find-order-row.ts';
import { jsonOption, readOrderNumber } from '../terminal/options.ts';
import { Refusal } from '../terminal/refusal.ts';

export function addOrdersResend(orders: Command, terminal: Terminal): void {
  orders
    .command('resend')
    .summary('send the ticket once more')
    .description('Sends the ticket of a paid order to its buyer once more.')
    .argument('<number>', 'the order, such as KAI-1042', readOrderNumber)
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  npm run organiser -- orders resend KAI-1042')
    .action(async (number: number, { json }: { json?: true }) => {
      const order = await findOrderRow(terminal.pool, number);
      const name = orderName(number);
      const context = { pool: terminal.pool, queue: await terminal.queue() };
      const resent = await resendTicket(context, order, randomUUID());
      if (!resent.ok) {
        throw new Refusal(
          resent.code === 'forgotten'
            ? `The buyer of ${name} was forgotten.`
            : `${name} is ${order.state}, so there is no valid ticket to send.`,
        );
      }
      if (json) terminal.printJson({ number: name, email: order.email, queued: true });
      else terminal.print(`The ticket of ${name} is on its way to ${order.email}.`);
    });
}
