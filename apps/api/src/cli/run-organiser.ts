import { Command, CommanderError } from 'commander';
import { maskSecrets } from '../platform/log.ts';
import { addIncidentCommands } from './incidents.ts';
import { addBenefitCommands } from './benefit.ts';
import { addCertificateCommands } from './certificate.ts';
import { addDeskCommands } from './desk.ts';
import { addEraseCommand } from './erase.ts';
import { addAcceptOrderCommand } from './orders/orders-accept.ts';
import { addRecoverOrdersCommand } from './orders/orders-recover.ts';
import { CommandError } from './terminal/command-error.ts';
import { Terminal, type ProgramOptions } from './terminal/terminal.ts';
import { addTicketCommands } from './ticket.ts';

export async function runOrganiser(
  args: readonly string[],
  parts: ProgramOptions,
): Promise<number> {
  const terminal = new Terminal(parts);
  try {
    await createProgram(terminal, parts).parseAsync(args, { from: 'user' });
    return terminal.exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    terminal.printError(describeError(error));
    return 1;
  } finally {
    await terminal.close();
  }
}

function createProgram(terminal: Terminal, { stdout, stderr }: ProgramOptions): Command {
  const program = new Command('npm run organiser --')
    .description('Commands of the organiser.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: (text) => stderr.write(text),
    })
    .addHelpText('after', '\nHelp on a command: npm run organiser -- orders recover --help');
  const orders = program
    .command('orders')
    .description('Restores lost orders and accepts payments of another amount.')
    .addHelpText('after', '\nExample:\n  npm run organiser -- orders recover');
  addDeskCommands(program, terminal);
  addEraseCommand(program, terminal);
  addIncidentCommands(program, terminal);
  addRecoverOrdersCommand(orders, terminal);
  addAcceptOrderCommand(orders, terminal);
  addTicketCommands(program, terminal);
  addBenefitCommands(program, terminal);
  addCertificateCommands(program, terminal);
  return program;
}

function describeError(error: unknown): string {
  if (error instanceof CommandError) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR') {
    return `The file cannot be opened (${code}).`;
  }
  if (code === '42P01' || code === '42703') {
    return 'The database is older than this program: migrate it first (node apps/api/src/main/migrate.ts).';
  }
  if (isUnreachable(error)) {
    return `The database cannot be reached${code ? ` (${code})` : ''}.`;
  }
  return `The command failed: ${maskSecrets(message).replaceAll(/\s+/g, ' ')}`;
}

/** Network errors, and SQLSTATE classes 08, 28, 3D and 57P. */
function isUnreachable(error: unknown): boolean {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return (
    /^(?:ECONN|ENOTFOUND|ETIMEDOUT|EAI_|08|28|3D|57P)/.test(code) ||
    /timeout exceeded when trying to connect|Connection terminated/.test(message)
  );
}
