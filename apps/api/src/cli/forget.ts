import type { Command } from 'commander';
import { orderName } from '@kongres/content/format/order-number';
import { forgetPerson } from '../admin/privacy/forget-person.ts';
import { countTraces, type Traces } from '../admin/privacy/forget-queries.ts';
import type { Terminal } from './terminal/terminal.ts';
import { spelledAsKept } from '../sales/orders/searched-order.ts';
import { jsonOption, yesOption } from './terminal/options.ts';
import { printCount } from './terminal/printed-value.ts';
import { Refusal } from './terminal/refusal.ts';

export function addForget(program: Command, terminal: Terminal): void {
  program
    .command('forget <email>')
    .summary('erase a person, keep the books')
    .description(
      'Erases a person who asks for it: the e-mail address in all orders, messages and announcements. Amounts, and name, address, company and tax id of paid orders, stay: the law wants them in the books. A valid ticket stays valid, but no mail about it can be sent any more.',
    )
    .addOption(yesOption())
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  npm run organiser -- forget anna.nowak@example.com')
    .action(async (typed: string, options: { yes?: boolean; json?: true }) => {
      const email = spelledAsKept(typed.trim());
      if (!/^\S+@\S+$/.test(email)) throw new Refusal(`${email} is no e-mail address.`);
      const traces = await countTraces(terminal.pool, email);
      const isKnown = Object.values(traces).some((count) => count > 0);
      if (isKnown) {
        await terminal.makeSure(question(email, traces), options);
        const forgotten = await forgetPerson(terminal.pool, email);
        if (!forgotten.ok) {
          throw new Refusal(
            `${orderName(forgotten.number)} is still being paid; forget its buyer when it has ended, in about half an hour.`,
          );
        }
      }
      if (options.json) return terminal.printJson(traces);
      if (!isKnown) return terminal.print('Nobody here knows that address.');
      terminal.print('Forgotten. Stripe and the mail provider keep records of their own.');
    });
}

function question(
  email: string,
  { orders, paidOrders, announcements, messages, corrections }: Traces,
): string {
  const found = [
    `${printCount(orders, 'order', 'orders')} (${paidOrders} paid)`,
    printCount(announcements, 'announcement', 'announcements'),
    printCount(messages, 'message', 'messages'),
    ...(corrections > 0 ? [printCount(corrections, 'correction', 'corrections')] : []),
  ];
  return `Forget ${email}: ${found.join(', ')}? This cannot be undone.`;
}
