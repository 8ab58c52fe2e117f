import type { Command } from 'commander';
import { formatOrderNumber } from '@kongres/content/format/order-number';
import { erasePerson } from '../admin/privacy/erase-person.ts';
import { countPersonalData, type PersonalDataCounts } from '../admin/privacy/erase.queries.ts';
import type { Terminal } from './terminal/terminal.ts';
import { normaliseEmail } from '../sales/orders/parse-order-search.ts';
import { createJsonOption, createYesOption } from './terminal/options.ts';
import { printCount } from './terminal/printed-value.ts';
import { CommandError } from './terminal/command-error.ts';

export function addEraseCommand(program: Command, terminal: Terminal): void {
  program
    .command('erase <email>')
    .summary('erase a person')
    .description(
      'Erases the email address of a person in all orders, messages and announcements. Amounts and invoice details of paid orders are kept for accounting. A valid ticket stays valid, but no email about it can be sent.',
    )
    .addOption(createYesOption())
    .addOption(createJsonOption())
    .addHelpText('after', '\nExample:\n  npm run organiser -- erase anna.nowak@example.com')
    .action(async (typed: string, options: { yes?: boolean; json?: true }) => {
      const email = normaliseEmail(typed.trim());
      if (!/^\S+@\S+$/.test(email)) throw new CommandError(`${email} is not an email address.`);
      const traces = await countPersonalData(terminal.pool, email);
      const isKnown = Object.values(traces).some((count) => count > 0);
      if (isKnown) {
        await terminal.confirmAction(formatQuestion(email, traces), options);
        const forgotten = await erasePerson(terminal.pool, email);
        if (!forgotten.ok) {
          throw new CommandError(
            `${formatOrderNumber(forgotten.number)} is still being paid; try again in about half an hour.`,
          );
        }
      }
      if (options.json) return terminal.printJson(traces);
      if (!isKnown) return terminal.print('No data found for this address.');
      terminal.print('Erased. Stripe and the email provider keep their own records.');
    });
}

function formatQuestion(
  email: string,
  { orders, paidOrders, announcements, messages, corrections }: PersonalDataCounts,
): string {
  const found = [
    `${printCount(orders, 'order', 'orders')} (${paidOrders} paid)`,
    printCount(announcements, 'announcement', 'announcements'),
    printCount(messages, 'message', 'messages'),
    ...(corrections > 0 ? [printCount(corrections, 'correction', 'corrections')] : []),
  ];
  return `Erase ${email}: ${found.join(', ')}? This cannot be undone.`;
}
