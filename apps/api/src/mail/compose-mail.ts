import { render } from '@react-email/render';
import { formatMoney } from '@kongres/content/format/number';
import { calendarFile, ticketFile, type Attachment } from './attachments.ts';
import type { MailOrder } from './mail-order.ts';
import { mailTexts, ticketName } from './mail-texts.ts';
import { plainText } from './plain-text.ts';
import { refundLetter } from './refund-letter.ts';
import { ticketLetter } from './ticket-letter.ts';

export type MailKind = 'ticket' | 'paid_too_late' | 'cancelled' | 'refunded';

export interface ComposedMail {
  subject: string;
  html: string;
  text: string;
  attachments: Attachment[];
}

/** A letter to the buyer, in the language the order was placed in. */
export async function composeMail(kind: MailKind, order: MailOrder): Promise<ComposedMail> {
  const html = await render(kind === 'ticket' ? ticketLetter(order) : refundLetter(kind, order));
  return {
    subject: mailTexts(order.language)(`${kind}.subject`, {
      name: ticketName(order.ticket),
      amount: formatMoney(order.grossMinor, order.language),
    }),
    html,
    text: plainText(html),
    attachments: kind === 'ticket' ? await ticketAttachments(order) : [],
  };
}

async function ticketAttachments(order: MailOrder): Promise<Attachment[]> {
  const { ticketCode } = order;
  if (!ticketCode) throw new Error(`order ${order.number} has no ticket to send`);
  return [await ticketFile({ ...order, ticketCode }), calendarFile(order)];
}
