import { randomUUID } from 'node:crypto';
import type { Command } from 'commander';
import { moveOrder } from '../../order-page/move-order.ts';
import { orderName } from '../../orders/order.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { findOrderRow } from './find-order-row.ts';
import { jsonOption, readEmail, readOrderNumber, yesOption } from '../terminal/options.ts';
import { printTime } from '../terminal/printed-value.ts';
import { Refusal } from '../terminal/refusal.ts';

export function addOrdersCorrect(orders: Command, terminal: Terminal): void {
  orders
    .command('correct')
    .summary('mend a mistyped e-mail address')
    .description(
      'Gives an order another e-mail address and sends a new ticket there: the old link and the old code open nothing any more, and the old address is told. Until the first entry with the ticket.',
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
      const order = await findOrderRow(terminal.pool, number);
      if (order.state !== 'paid') {
        throw new Refusal(`${name} is ${order.state}, so it has no valid ticket to send.`);
      }
      if (order.usedAt) {
        throw new Refusal(
          `Somebody entered with the ticket of ${name} on ${printTime(order.usedAt)}, so its address stays.`,
        );
      }
      const context = await terminal.context();
      await terminal.makeSure(`Move ${name} from ${order.email} to ${email}?`, options);
      const requestId = randomUUID();
      const moved = await moveOrder(context, order.id, { email, requestId, link: null });
      if (!moved.ok) throw new Refusal(`${name} has changed in the meantime; look at it again.`);
      if (options.json) terminal.printJson({ number: name, email });
      else terminal.print(`${name} belongs to ${email} now, and the ticket is on its way there.`);
    });
}
