import { Option, type Command } from 'commander';
import { issueOrigins, type IssueOrigin } from '@kongres/content/facts/admissions';
import type { TicketId } from '@kongres/content/facts/tickets';
import { priceNow } from '../../prices/price-now.ts';
import {
  jsonOption,
  readAmount,
  readLanguage,
  readTicket,
  yesOption,
} from '../terminal/options.ts';
import { Refusal } from '../terminal/refusal.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { giveToPeople, type GiveOptions } from './give-to-people.ts';

interface IssueOptions extends GiveOptions {
  for: IssueOrigin;
  besideQuota?: true;
  net?: number;
  company?: string;
  taxId?: string;
}

export function addTicketIssue(ticket: Command, terminal: Terminal): void {
  addWhom(
    ticket
      .command('issue')
      .summary('give a ticket that nobody buys')
      .description(
        'Gives tickets to people: each gets a mail with the ticket in their language. Who was given one for the same reason gets no second, also after passing it on, so a list can be worked through again. A ticket takes a place of its quota unless it stands beside it.',
      )
      .argument('<ticket>', 'standard, premium or vip', readTicket)
      .argument('[emails...]', 'whom'),
  )
    .addOption(
      new Option('--for <reason>', 'why nobody buys it')
        .choices(issueOrigins)
        .makeOptionMandatory(),
    )
    .option('--beside-quota', 'take no place of the quota')
    .option('--net <amount>', 'what was paid for each, net, such as 299.00', readAmount)
    .option('--company <name>', 'who is invoiced')
    .option('--tax-id <id>', 'the tax number of who is invoiced')
    .addHelpText(
      'after',
      `\nReasons: ${issueOrigins.join(', ')}. A transfer costs the price of today unless --net says otherwise; everything else nothing.

Examples:
  npm run organiser -- ticket issue standard redakcja@example.com --for press
  npm run organiser -- ticket issue vip --for sponsor --file team.csv --beside-quota
  npm run organiser -- ticket issue premium anna@example.com --for transfer --company "Zakład sp. z o.o."`,
    )
    .action(async (id: TicketId, emails: string[], options: IssueOptions) => {
      const { now } = await terminal.edition();
      const isPaid = options.for === 'transfer';
      const netMinor = options.net ?? (isPaid ? await priceNow(terminal.pool, id, now()) : 0);
      if (netMinor === null) throw new Refusal('There is no price yet: say it with --net.');
      if (isPaid && netMinor === 0) throw new Refusal('A transfer of nothing is none.');
      await giveToPeople(
        terminal,
        emails,
        {
          origin: options.for,
          ticket: id,
          netMinor,
          companyName: options.company ?? null,
          taxId: options.taxId ?? null,
          greeting: null,
          isCounted: !options.besideQuota,
          isAnother: Boolean(options.another),
        },
        options,
      );
    });
}

export function addTicketInvite(ticket: Command, terminal: Terminal): void {
  addWhom(
    ticket
      .command('invite')
      .summary('invite to the galas only')
      .description(
        'Invites people to the galas and to nothing else: each gets a mail with the invitation in their language. It takes no place of any quota.',
      )
      .argument('[emails...]', 'whom'),
  )
    .addHelpText(
      'after',
      '\nExample:\n  npm run organiser -- ticket invite guest@example.com --language de --name "Ada Beispiel"',
    )
    .action(async (emails: string[], options: GiveOptions) => {
      await giveToPeople(
        terminal,
        emails,
        {
          origin: 'invitation',
          ticket: 'galas',
          netMinor: 0,
          companyName: null,
          taxId: null,
          greeting: null,
          isCounted: false,
          isAnother: Boolean(options.another),
        },
        options,
      );
    });
}

/** What every way of giving asks. */
function addWhom(command: Command): Command {
  return command
    .option('--language <language>', 'of the mail and the ticket', readLanguage, 'pl')
    .option('--name <name>', 'of the person, for one')
    .option('--file <file>', 'a list: address, name and language on each line')
    .option('--another', 'one more for people who have such a ticket')
    .addOption(yesOption())
    .addOption(jsonOption());
}
