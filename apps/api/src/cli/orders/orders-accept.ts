import { randomUUID } from 'node:crypto';
import type { Command } from 'commander';
import { orderName } from '@kongres/content/format/order-number';
import { acceptMismatched } from '../../sales/settlement/accept-mismatched.ts';
import { readOrder } from '../../sales/orders/order-queries.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { findOrderRow } from './find-order-row.ts';
import { jsonOption, readOrderNumber, yesOption } from '../terminal/options.ts';
import { printAmount } from '../terminal/printed-value.ts';
import { Refusal } from '../terminal/refusal.ts';

export function addOrdersAccept(orders: Command, terminal: Terminal): void {
  orders
    .command('accept')
    .summary('take a payment of another amount as it is')
    .description(
      'Gives a ticket to somebody who has paid another amount than was asked for. The other way out is a refund at the desk.',
    )
    .argument('<number>', 'the order, such as KAI-1042', readOrderNumber)
    .addOption(yesOption())
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  npm run organiser -- orders accept KAI-1042')
    .action(async (number: number, options: { yes?: boolean; json?: true }) => {
      const name = orderName(number);
      const { id, state } = await findOrderRow(terminal.pool, number);
      const order = await readOrder(terminal.pool, id);
      if (!order || order.state !== 'mismatched') {
        throw new Refusal(`${name} is ${state}: only a payment of another amount is accepted.`);
      }
      const { paidMinor, paidCurrency, grossMinor, currency } = order;
      const paid = `${printAmount(paidMinor ?? grossMinor)} ${paidCurrency ?? currency}`;
      const asked = `${printAmount(grossMinor)} ${currency}`;
      const context = await terminal.context();
      await terminal.makeSure(`Take ${paid} instead of ${asked} for ${name}?`, options);
      if (!(await acceptMismatched(context, id, randomUUID()))) {
        throw new Refusal(`${name} has changed in the meantime; look at it again.`);
      }
      if (options.json) terminal.printJson({ number: name, state: 'paid' });
      else terminal.print(`${name} is paid, and the ticket is on its way to ${order.email}.`);
    });
}
