import { randomUUID } from 'node:crypto';
import type { Command } from 'commander';
import { tickets } from '@kongres/content/facts/tickets';
import { instant } from '@kongres/content/format/date';
import { orderName } from '@kongres/content/format/order-number';
import type { LostPayment } from '../../sales/settlement/recover-orders.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { jsonOption, sinceOption, yesOption } from '../terminal/options.ts';
import { Refusal } from '../terminal/refusal.ts';

/** Before the first price nothing was for sale. */
const firstSale = tickets
  .map(({ prices }) => prices[0]?.since ?? '')
  .reduce((first, since) => (since < first ? since : first));

export function addOrdersRecover(orders: Command, terminal: Terminal): void {
  orders
    .command('recover')
    .summary('put back orders that a restored database has lost')
    .description(
      'Asks the payment provider for everything that was paid and puts back the orders that are not here: number, ticket, language, address, link and code as before. Their buyers get the ticket mail again. Can be run as often as you like.',
    )
    .addOption(sinceOption())
    .addOption(yesOption())
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  npm run organiser -- orders recover --since 2026-01-31')
    .action(async (options: { since?: string; yes?: boolean; json?: true }) => {
      const stripe = terminal.stripe();
      const context = await terminal.context();
      const { createPayments } = await import('../../sales/payments/payments.ts');
      const { findLostPayments, keepLostNumbers, recoverOrder } =
        await import('../../sales/settlement/recover-orders.ts');
      const recovering = { ...context, payments: createPayments(stripe) };
      const since = new Date(instant(options.since ?? firstSale, '00:00'));
      const lost: LostPayment[] = [];
      try {
        for await (const payment of findLostPayments(recovering, since)) lost.push(payment);
      } catch (error) {
        throw new Refusal('Stripe could not be asked to the end, so nothing was changed.', {
          cause: error,
        });
      }
      const missing = lost.filter(({ lack }) => lack !== 'refund').length;
      if (missing > 0) {
        await terminal.makeSure(`Put back ${missing} paid orders that are not here?`, options);
      }
      await keepLostNumbers(context, lost);
      const done = { recovered: [] as string[], refunding: [] as string[], failed: [] as string[] };
      for (const payment of lost) {
        const { sessionId } = payment.checkout;
        const recovered = await recoverOrder(recovering, payment, randomUUID()).catch(
          (error: unknown) => ({
            ok: false as const,
            why: error instanceof Error ? error.name : 'unknown',
          }),
        );
        if (!recovered.ok) {
          done.failed.push(`${sessionId}: ${recovered.why}`);
          continue;
        }
        const name = orderName(recovered.number);
        if (recovered.isRenumbered)
          terminal.remark(`${sessionId} is ${name} now: its number is taken.`);
        // Of what was here, only what turned out to be given back is news.
        if (recovered.state !== 'paid') done.refunding.push(name);
        else if (payment.lack !== 'refund') done.recovered.push(name);
      }
      if (done.failed.length > 0) terminal.exitCode = 1;
      if (options.json) return terminal.printJson(done);
      terminal.print(`${done.recovered.length} orders are back with their tickets.`);
      if (done.refunding.length > 0) {
        terminal.print(
          `Without a ticket, their money given back or waiting for you: ${done.refunding.join(', ')}`,
        );
      }
      for (const failure of done.failed) terminal.print(`Not recovered: ${failure}`);
    });
}
