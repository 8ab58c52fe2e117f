import { Command, CommanderError } from 'commander';
import { scrub } from '../platform/log.ts';
import { addAlarms } from './alarms.ts';
import { addBenefit } from './benefit.ts';
import { addCertificate } from './certificate.ts';
import { addDesk } from './desk.ts';
import { addForget } from './forget.ts';
import { addOrdersAccept } from './orders/orders-accept.ts';
import { addOrdersRecover } from './orders/orders-recover.ts';
import { Refusal } from './terminal/refusal.ts';
import { Terminal, type ProgramParts } from './terminal/terminal.ts';
import { addTicket } from './ticket.ts';

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
    .description('What works without a browser, and what the desk cannot do yet.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: (text) => stderr.write(text),
    })
    .addHelpText(
      'after',
      '\nEvery command explains itself: npm run organiser -- orders recover --help',
    );
  const orders = program
    .command('orders')
    .description('Recovers lost orders and accepts payments of another amount.')
    .addHelpText('after', '\nExample:\n  npm run organiser -- orders recover');
  addDesk(program, terminal);
  addForget(program, terminal);
  addAlarms(program, terminal);
  addOrdersRecover(orders, terminal);
  addOrdersAccept(orders, terminal);
  addTicket(program, terminal);
  addBenefit(program, terminal);
  addCertificate(program, terminal);
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
    return 'The database is older than this program: bring it up to date first (node apps/api/src/main/migrate.ts).';
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
