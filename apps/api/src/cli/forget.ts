import type { Command } from 'commander';
import { inTransaction, type Connection } from '../db/connection.ts';
import { forgottenAddress } from '../orders/forgotten-address.ts';
import { isHolding, orderName } from '../orders/order.ts';
import type { Desk } from './terminal/desk.ts';
import {
  countTraces,
  eraseAnnouncements,
  eraseBuyer,
  eraseCounters,
  eraseMessages,
  eraseSearches,
  lockOrdersOf,
  type Traces,
} from '../privacy/forget-queries.ts';
import { jsonOption, spelledAsKept, yesOption } from './terminal/options.ts';
import { printCount } from './terminal/printed-value.ts';
import { Refusal } from './terminal/refusal.ts';

export function addForget(program: Command, desk: Desk): void {
  program
    .command('forget <email>')
    .summary('erase a person, keep the books')
    .description(
      'Erases a person who asks for it: the e-mail address in all orders, messages and announcements. Amounts, and the company and tax id of paid orders, stay: the law wants them in the books. A valid ticket stays valid, but no mail about it can be sent any more.',
    )
    .addOption(yesOption())
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  npm run organiser -- forget anna.nowak@example.com')
    .action(async (typed: string, options: { yes?: boolean; json?: true }) => {
      const email = spelledAsKept(typed.trim());
      if (!/^\S+@\S+$/.test(email)) throw new Refusal(`${email} is no e-mail address.`);
      const traces = await countTraces(desk.pool, email);
      const isKnown = Object.values(traces).some((count) => count > 0);
      if (isKnown) {
        await desk.makeSure(question(email, traces), options);
        await inTransaction(desk.pool, (tx) => erase(tx, email));
      }
      if (options.json) return desk.sayJson(traces);
      if (!isKnown) return desk.say('Nobody here knows that address.');
      desk.say('Forgotten. Stripe and the mail provider keep records of their own.');
    });
}

async function erase(tx: Connection, email: string): Promise<void> {
  const orders = await lockOrdersOf(tx, email);
  const open = orders.find(({ state }) => isHolding(state));
  if (open) {
    throw new Refusal(
      `${orderName(open.number)} is still being paid; forget its buyer when it has ended, in about half an hour.`,
    );
  }
  for (const { id, number } of orders) {
    await eraseBuyer(tx, id, { email, placeholder: forgottenAddress(number) });
  }
  await eraseAnnouncements(tx, email);
  await eraseMessages(tx, email);
  await eraseSearches(tx, email);
  await eraseCounters(tx);
}

function question(email: string, { orders, paidOrders, announcements, messages }: Traces): string {
  const found = [
    `${printCount(orders, 'order', 'orders')} (${paidOrders} paid)`,
    printCount(announcements, 'announcement', 'announcements'),
    printCount(messages, 'message', 'messages'),
  ];
  return `Forget ${email}: ${found.join(', ')}? This cannot be undone.`;
}
