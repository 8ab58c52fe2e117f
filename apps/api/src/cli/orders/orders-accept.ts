import { randomUUID } from 'node:crypto';
import type { Command } from 'commander';
import { formatOrderNumber } from '@kongres/content/format/order-number';
import { acceptMismatchedPayment } from '../../sales/settlement/accept-mismatched-payment.ts';
import { readOrder } from '../../sales/orders/order.queries.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { findOrderRow } from './find-order-row.ts';
import { createJsonOption, parseOrderNumber, createYesOption } from '../terminal/options.ts';
import { printAmount } from '../terminal/printed-value.ts';
import { CommandError } from '../terminal/command-error.ts';

export function addAcceptOrderCommand(orders: Command, terminal: Terminal): void {
  orders
    .command('accept')
    .summary('accept a payment of another amount')
    .description(
      'Issues the ticket of an order whose payment differs from its price. The alternative is a refund at the desk.',
    )
    .argument('<number>', 'the order, such as KAI-1042', parseOrderNumber)
    .addOption(createYesOption())
    .addOption(createJsonOption())
    .addHelpText('after', '\nExample:\n  npm run organiser -- orders accept KAI-1042')
    .action(async (number: number, options: { yes?: boolean; json?: true }) => {
      const name = formatOrderNumber(number);
      const { id, state } = await findOrderRow(terminal.pool, number);
      const order = await readOrder(terminal.pool, id);
      if (!order || order.state !== 'mismatched') {
        throw new CommandError(
          `${name} is ${state}: only orders with a mismatched payment can be accepted.`,
        );
      }
      const { paidMinor, paidCurrency, grossMinor, currency } = order;
      const paid = `${printAmount(paidMinor ?? grossMinor)} ${paidCurrency ?? currency}`;
      const asked = `${printAmount(grossMinor)} ${currency}`;
      const context = await terminal.createContext();
      await terminal.confirmAction(`Accept ${paid} instead of ${asked} for ${name}?`, options);
      if (!(await acceptMismatchedPayment(context, id, randomUUID()))) {
        throw new CommandError(`${name} has changed in the meantime; check it again.`);
      }
      if (options.json) terminal.printJson({ number: name, state: 'paid' });
      else terminal.print(`${name} is paid; the ticket is being sent to ${order.email}.`);
    });
}
