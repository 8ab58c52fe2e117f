import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Command } from 'commander';
import type { AdmissionId } from '@kongres/content/facts/admissions';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { attendeesSheet } from '../../exports/attendees-sheet.ts';
import { exportFile } from '../../exports/export-file.ts';
import { paymentsSheet } from '../../exports/payments-sheet.ts';
import type { Sheet } from '../../exports/sheet.ts';
import { languageOption, sinceOption, ticketOption, untilOption } from '../terminal/options.ts';
import { printCount } from '../terminal/printed-value.ts';
import { Refusal } from '../terminal/refusal.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** The same files as the desk's. */
export function addOrdersSheets(orders: Command, terminal: Terminal): void {
  orders
    .command('payments')
    .summary('what the accountant asks for: payments and refunds of these days')
    .description(
      'Writes the payments, refunds and lost disputes of these days, with Polish titles: .xlsx or, for a Polish Excel, .csv. Days are Warsaw days.',
    )
    .addOption(sinceOption().makeOptionMandatory())
    .addOption(untilOption().makeOptionMandatory())
    .requiredOption('--output <file>', 'write to this file, .xlsx or .csv')
    .addHelpText(
      'after',
      '\nExample: January\n  npm run organiser -- orders payments --since 2026-01-01 --until 2026-01-31 --output january.xlsx',
    )
    .action(async ({ output, ...span }: { since: string; until: string; output: string }) =>
      write(terminal, paymentsSheet(span), output, span),
    );

  orders
    .command('attendees')
    .summary('everybody with a valid ticket')
    .description(
      'Writes everybody with a valid ticket, with Polish titles: .xlsx or, for a Polish Excel, .csv.',
    )
    .addOption(ticketOption())
    .addOption(languageOption('only who reads this language'))
    .requiredOption('--output <file>', 'write to this file, .xlsx or .csv')
    .addHelpText(
      'after',
      '\nExample:\n  npm run organiser -- orders attendees --ticket vip --output vip.xlsx',
    )
    .action(async (options: { ticket?: AdmissionId; language?: LanguageCode; output: string }) => {
      const { output, ...filter } = options;
      await write(terminal, attendeesSheet(filter), output, filter);
    });
}

async function write<Row>(
  terminal: Terminal,
  sheet: Sheet<Row>,
  output: string,
  asked: Readonly<Record<string, string | undefined>>,
) {
  const format = /\.(csv|xlsx)$/i.exec(output)?.[1]?.toLowerCase();
  if (format !== 'csv' && format !== 'xlsx') {
    throw new Refusal('The name of the file ends in .csv or .xlsx.');
  }
  const { rows, content } = await exportFile(terminal.pool, sheet, format, asked);
  await terminal.during('Writing', pipeline(content, createWriteStream(output)));
  terminal.remark(`${printCount(rows, 'row', 'rows')} in ${output}.`);
}
