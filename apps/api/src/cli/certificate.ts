import type { Command } from 'commander';
import { formatOrderNumber } from '@kongres/content/format/order-number';
import { setPraktykGrant } from '../attendee/certificates/certificate.queries.ts';
import { includesPraktykCertificate } from '../attendee/certificates/issue-certificates.ts';
import { findOrderRow } from './orders/find-order-row.ts';
import { parseOrderNumber } from './terminal/options.ts';
import { CommandError } from './terminal/command-error.ts';
import type { Terminal } from './terminal/terminal.ts';

export function addCertificateCommands(program: Command, terminal: Terminal): void {
  const certificate = program
    .command('certificate')
    .description('Certificates: attendance is automatic, Praktyk AI is granted.')
    .addHelpText('after', '\nExample:\n  npm run organiser -- certificate grant KAI-1042');

  for (const command of ['grant', 'revoke'] as const) {
    const isOn = command === 'grant';
    certificate
      .command(command)
      .summary(isOn ? 'grant the Praktyk AI certificate' : 'revoke a grant')
      .description(
        isOn
          ? 'Grants the Praktyk AI certificate to the holder of a VIP ticket. It carries the name of the certificate of attendance.'
          : 'Revokes a grant. A certificate that was already issued stays valid.',
      )
      .argument('<number>', 'the order, such as KAI-1042', parseOrderNumber)
      .addHelpText('after', `\nExample:\n  npm run organiser -- certificate ${command} KAI-1042`)
      .action(async (number: number) => {
        const order = await findOrderRow(terminal.pool, number);
        const name = formatOrderNumber(number);
        if (isOn && (order.state !== 'paid' || !includesPraktykCertificate(order.ticket))) {
          throw new CommandError(`${name} has no valid ticket with this certificate.`);
        }
        await setPraktykGrant(terminal.pool, order.id, isOn);
        terminal.print(isOn ? `Praktyk AI granted to ${name}.` : `Praktyk AI of ${name} revoked.`);
      });
  }
}
