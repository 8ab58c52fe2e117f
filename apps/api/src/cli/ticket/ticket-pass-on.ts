import { randomUUID } from 'node:crypto';
import type { Command } from 'commander';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { passOnTicket } from '../../issuing/pass-on-ticket.ts';
import { orderName } from '../../orders/order.ts';
import { findOrderRow } from '../orders/find-order-row.ts';
import {
  jsonOption,
  readEmail,
  readLanguage,
  readOrderNumber,
  yesOption,
} from '../terminal/options.ts';
import { Refusal } from '../terminal/refusal.ts';
import type { Terminal } from '../terminal/terminal.ts';

export function addTicketPassOn(ticket: Command, terminal: Terminal): void {
  ticket
    .command('pass-on')
    .summary('give somebody’s ticket to another person')
    .description(
      'Gives a valid ticket to another person, also after somebody entered with it: the old link and code open nothing any more, both are told. Invoice and payment stay with whoever bought it.',
    )
    .argument('<number>', 'the order, such as KAI-1042', readOrderNumber)
    .argument('<email>', 'the new holder', readEmail)
    .option('--language <language>', 'the new holder reads; otherwise as before', readLanguage)
    .addOption(yesOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExample:\n  npm run organiser -- ticket pass-on KAI-1042 anna.nowak@example.com --language pl',
    )
    .action(async (number: number, email: string, options: PassOnOptions) => {
      const name = orderName(number);
      const order = await findOrderRow(terminal.pool, number);
      if (order.state !== 'paid') {
        throw new Refusal(`${name} is ${order.state}, so it has no valid ticket to pass on.`);
      }
      const context = await terminal.context();
      await terminal.makeSure(`Pass ${name} on from ${order.email} to ${email}?`, options);
      const passed = await passOnTicket(context, order.id, {
        email,
        language: options.language ?? order.language,
        link: null,
        requestId: randomUUID(),
      });
      if (!passed.ok) {
        throw new Refusal(
          passed.code === 'same_address'
            ? `${name} belongs to ${email} already.`
            : `${name} has changed in the meantime; look at it again.`,
        );
      }
      if (options.json) terminal.printJson({ number: name, email });
      else terminal.print(`${name} belongs to ${email} now, and the ticket is on its way there.`);
    });
}

interface PassOnOptions {
  language?: LanguageCode;
  yes?: boolean;
  json?: true;
}
