import { Command, CommanderError } from 'commander';
import { scrub } from '../log.ts';
import { addAlarms } from './alarms.ts';
import { addAnnounce } from './announce.ts';
import { addBenefit } from './congress/benefit.ts';
import { addMaterials } from './congress/material.ts';
import { addRecording } from './congress/recording.ts';
import { addCertificate } from './congress/certificate.ts';
import { addWorkshop } from './congress/workshop.ts';
import { Terminal, type ProgramParts } from './terminal/terminal.ts';
import { addFooter } from './footer/footer.ts';
import { addDesk } from './desk.ts';
import { addForget } from './forget.ts';
import { addJournal } from './journal.ts';
import { addLive } from './live/live.ts';
import { addMessages } from './messages.ts';
import { addOrdersAccept } from './orders/orders-accept.ts';
import { addOrdersCorrect } from './orders/orders-correct.ts';
import { addOrdersExport } from './orders/orders-export.ts';
import { addOrdersFind } from './orders/orders-find.ts';
import { addOrdersList } from './orders/orders-list.ts';
import { addOrdersRecover } from './orders/orders-recover.ts';
import { addOrdersRefund } from './orders/orders-refund.ts';
import { addOrdersResend } from './orders/orders-resend.ts';
import { addOrdersSheets } from './orders/orders-sheets.ts';
import { addQuota } from './quota.ts';
import { Refusal } from './terminal/refusal.ts';
import { addSales } from './sales.ts';
import { addTicket } from './ticket/ticket.ts';

/** Runs one command of the organiser; the answer is the exit code. */
export async function runOrganiser(args: readonly string[], parts: ProgramParts): Promise<number> {
  const terminal = new Terminal(parts);
  try {
    await commands(terminal, parts).parseAsync(args, { from: 'user' });
    return terminal.exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    terminal.remark(sentenceAbout(error));
    return 1;
  } finally {
    await terminal.close();
  }
}

function commands(terminal: Terminal, { stdout, stderr }: ProgramParts): Command {
  const program = new Command('npm run organiser --')
    .description(
      'What the organiser of the congress does: orders, quotas, the door, mails, the footer.',
    )
    .exitOverride()
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: (text) => stderr.write(text),
    })
    .addHelpText(
      'after',
      '\nEvery command explains itself: npm run organiser -- orders list --help',
    );
  const orders = program
    .command('orders')
    .description('Looks at orders and helps their buyers.')
    .addHelpText('after', '\nExample:\n  npm run organiser -- orders find KAI-1042');
  addOrdersList(orders, terminal);
  addOrdersFind(orders, terminal);
  addOrdersExport(orders, terminal);
  addOrdersSheets(orders, terminal);
  addOrdersResend(orders, terminal);
  addOrdersRefund(orders, terminal);
  addOrdersCorrect(orders, terminal);
  addOrdersAccept(orders, terminal);
  addOrdersRecover(orders, terminal);
  addQuota(program, terminal);
  addSales(program, terminal);
  addTicket(program, terminal);
  addWorkshop(program, terminal);
  addBenefit(program, terminal);
  addRecording(program, terminal);
  addMaterials(program, terminal);
  addCertificate(program, terminal);
  addLive(program, terminal);
  addAnnounce(program, terminal);
  addFooter(program, terminal);
  addDesk(program, terminal);
  addForget(program, terminal);
  addMessages(program, terminal);
  addJournal(program, terminal);
  addAlarms(program, terminal);
  return program;
}

/** One sentence, whatever it was; addresses and keys in it are blotted out. */
function sentenceAbout(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR') {
    return `The file cannot be opened (${code}).`;
  }
  // A table or a column that is not there.
  if (code === '42P01' || code === '42703') {
    return 'The database is older than this program: bring it up to date first (node apps/api/src/migrate.ts).';
  }
  if (isUnreachable(error)) {
    return `The database cannot be reached${code ? ` (${code})` : ''}.`;
  }
  return `This did not work: ${scrub(message).replaceAll(/\s+/g, ' ')}`;
}

/** Codes of the network, and of a server that turns us away: class 08, 28, 3D and 57P. */
function isUnreachable(error: unknown): boolean {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return (
    /^(?:ECONN|ENOTFOUND|ETIMEDOUT|EAI_|08|28|3D|57P)/.test(code) ||
    /timeout exceeded when trying to connect|Connection terminated/.test(message)
  );
}
