import type { Command } from 'commander';
import { orderName } from '@kongres/content/format/order-number';
import { setGrant } from '../attendee/certificates/certificate-queries.ts';
import { canBePraktyk } from '../attendee/certificates/draw-certificates.ts';
import { findOrderRow } from './orders/find-order-row.ts';
import { readOrderNumber } from './terminal/options.ts';
import { Refusal } from './terminal/refusal.ts';
import type { Terminal } from './terminal/terminal.ts';

/** The second certificate of a VIP ticket, for who has earned it. */
export function addCertificate(program: Command, terminal: Terminal): void {
  const certificate = program
    .command('certificate')
    .description('Certificates: that of attendance draws itself, Praktyk AI is granted.')
    .addHelpText('after', '\nExample:\n  npm run organiser -- certificate grant KAI-1042');

  for (const word of ['grant', 'withhold'] as const) {
    const isOn = word === 'grant';
    certificate
      .command(word)
      .summary(isOn ? 'Praktyk AI, for who has earned it' : 'take a grant back')
      .description(
        isOn
          ? 'Grants the Praktyk AI certificate to the holder of a VIP ticket: it is drawn with the name that stands on the certificate of attendance.'
          : 'Takes a grant back. A certificate that was drawn already stays.',
      )
      .argument('<number>', 'the order, such as KAI-1042', readOrderNumber)
      .addHelpText('after', `\nExample:\n  npm run organiser -- certificate ${word} KAI-1042`)
      .action(async (number: number) => {
        const order = await findOrderRow(terminal.pool, number);
        const name = orderName(number);
        if (isOn && (order.state !== 'paid' || !canBePraktyk(order.ticket))) {
          throw new Refusal(`${name} has no valid ticket with this certificate.`);
        }
        await setGrant(terminal.pool, order.id, isOn);
        terminal.print(isOn ? `${name} has Praktyk AI.` : `${name} has no Praktyk AI any more.`);
      });
  }
}
