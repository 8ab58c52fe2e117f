import { randomUUID } from 'node:crypto';
import type { Command } from 'commander';
import { revokeTicket } from '../../issuing/revoke-ticket.ts';
import { orderName } from '../../orders/order.ts';
import { findOrderRow } from '../orders/find-order-row.ts';
import { jsonOption, readOrderNumber, yesOption } from '../terminal/options.ts';
import { Refusal } from '../terminal/refusal.ts';
import type { Terminal } from '../terminal/terminal.ts';

const reasons = {
  was_sold: (name: string) => `${name} was sold: orders refund gives the money back and ends it.`,
  no_valid_ticket: (name: string) => `${name} has no valid ticket to take back.`,
};

export function addTicketRevoke(ticket: Command, terminal: Terminal): void {
  ticket
    .command('revoke')
    .summary('take back a ticket that was issued')
    .description(
      'Ends a ticket that was issued or an invitation: it opens nothing any more, its place is free again and its holder gets a mail. Money that came by transfer goes back by hand.',
    )
    .argument('<number>', 'the order, such as KAI-1042', readOrderNumber)
    .addOption(yesOption())
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  npm run organiser -- ticket revoke KAI-1042')
    .action(async (number: number, options: { yes?: boolean; json?: true }) => {
      const name = orderName(number);
      const order = await findOrderRow(terminal.pool, number);
      if (order.origin === 'sale') throw new Refusal(reasons.was_sold(name));
      const context = await terminal.context();
      await terminal.makeSure(
        `Take back the ${order.ticket} ticket ${name} of ${order.email}?`,
        options,
      );
      const revoked = await revokeTicket(context, order.id, randomUUID());
      if (!revoked.ok) throw new Refusal(reasons[revoked.code](name));
      if (options.json) terminal.printJson({ number: name, state: revoked.order.state });
      else terminal.print(`${name} is not valid any more, and ${order.email} is told.`);
    });
}
