import { randomUUID } from 'node:crypto';
import type { Command } from 'commander';
import { tickets } from '@kongres/content/facts/tickets';
import { toIsoInstant } from '@kongres/content/format/date';
import { formatOrderNumber } from '@kongres/content/format/order-number';
import type { MissingPayment } from '../../sales/settlement/recover-orders.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { createJsonOption, createSinceOption, createYesOption } from '../terminal/options.ts';
import { CommandError } from '../terminal/command-error.ts';

const firstSaleDay = tickets
  .map(({ prices }) => prices[0]?.since ?? '')
  .reduce((first, since) => (since < first ? since : first));

export function addRecoverOrdersCommand(orders: Command, terminal: Terminal): void {
  orders
    .command('recover')
    .summary('restore orders that a restored database lacks')
    .description(
      'Lists all payments of the payment provider and restores missing orders with their number, ticket, language, address, link and code. Their buyers get the ticket email again. Safe to repeat.',
    )
    .addOption(createSinceOption())
    .addOption(createYesOption())
    .addOption(createJsonOption())
    .addHelpText('after', '\nExample:\n  npm run organiser -- orders recover --since 2026-01-31')
    .action(async (options: { since?: string; yes?: boolean; json?: true }) => {
      const stripe = terminal.getStripeConfig();
      const context = await terminal.createContext();
      const { createPayments } = await import('../../sales/payments/payments.ts');
      const {
        findMissingPayments: findLostPayments,
        reserveOrderNumbers: keepLostNumbers,
        recoverOrder,
      } = await import('../../sales/settlement/recover-orders.ts');
      const recovering = { ...context, payments: createPayments(stripe) };
      const since = new Date(toIsoInstant(options.since ?? firstSaleDay, '00:00'));
      const lost: MissingPayment[] = [];
      try {
        for await (const payment of findLostPayments(recovering, since)) lost.push(payment);
      } catch (error) {
        throw new CommandError('Stripe could not be read completely, so nothing was changed.', {
          cause: error,
        });
      }
      const missing = lost.filter(({ missing: lack }) => lack !== 'refund').length;
      if (missing > 0) {
        await terminal.confirmAction(`Restore ${missing} paid orders?`, options);
      }
      await keepLostNumbers(context, lost);
      const done = { recovered: [] as string[], refunding: [] as string[], failed: [] as string[] };
      for (const payment of lost) {
        const { checkoutSessionId: sessionId } = payment.checkout;
        const recovered = await recoverOrder(recovering, payment, randomUUID()).catch(
          (error: unknown) => ({
            ok: false as const,
            reason: error instanceof Error ? error.name : 'unknown',
          }),
        );
        if (!recovered.ok) {
          done.failed.push(`${sessionId}: ${recovered.reason}`);
          continue;
        }
        const name = formatOrderNumber(recovered.number);
        if (recovered.isRenumbered)
          terminal.printError(`${sessionId} is ${name} now: its former number is in use.`);
        // Existing orders are reported only if they are being refunded.
        if (recovered.state !== 'paid') done.refunding.push(name);
        else if (payment.missing !== 'refund') done.recovered.push(name);
      }
      if (done.failed.length > 0) terminal.exitCode = 1;
      if (options.json) return terminal.printJson(done);
      terminal.print(`${done.recovered.length} orders restored with their tickets.`);
      if (done.refunding.length > 0) {
        terminal.print(`Without a ticket, refunded or to be decided: ${done.refunding.join(', ')}`);
      }
      for (const failure of done.failed) terminal.print(`Not restored: ${failure}`);
    });
}
