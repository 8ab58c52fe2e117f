import { defaultLanguage } from '@kongres/content/facts/languages';
import { formatMoney } from '@kongres/content/format/number';
import type { MailOrder } from './mail-order.ts';
import { mailTexts, ticketName } from './mail-texts.ts';

export type AlertKind = 'late_payment' | 'dispute' | 'amount_mismatch';

/** A plain letter to the organiser, who reads Polish: what happened, what was done, what to do. */
export function composeAlert(
  kind: AlertKind,
  order: Pick<MailOrder, 'number' | 'ticket' | 'grossMinor'>,
): { subject: string; text: string } {
  const code = defaultLanguage.id;
  const text = mailTexts(code);
  const { number } = order;
  const parts = {
    happened: text(`alert.${kind}.happened`),
    order: text('alert.order', {
      number,
      name: ticketName(order.ticket),
      amount: formatMoney(order.grossMinor, code),
    }),
    done: text(`alert.${kind}.done`),
    todo: text(`alert.${kind}.todo`),
  };
  const paragraphs = (['happened', 'order', 'done', 'todo'] as const).map(
    (part) => `${text(`alert.labels.${part}`)}\n${parts[part]}`,
  );
  return { subject: text(`alert.${kind}.subject`, { number }), text: paragraphs.join('\n\n') };
}
