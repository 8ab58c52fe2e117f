import type { Phase } from '@kongres/content/facts/phases';
import { formatMoney } from '@kongres/content/format/number';
import type { Attachment, ComposedMail } from '../../platform/mail/sender.ts';
import { calendarFile, termsFile, ticketFile } from '../tickets/attachments.ts';
import type { MailOrder } from '../tickets/mail-order.ts';
import { mailTexts, ticketName, ticketWords } from '../../platform/mail/mail-texts.ts';
import type { MailKind } from './mail-kinds.ts';
import { movedLetter, refundLetter, revokedLetter } from './refund-letter.ts';
import { partRefundLetter } from './part-refund-letter.ts';
import { pendingLetter } from './pending-letter.ts';
import { renderLetter } from '../../platform/mail/render-letter.ts';
import { ticketLetter } from './ticket-letter.ts';

const letters = {
  ticket: ticketLetter,
  payment_pending: pendingLetter,
  paid_too_late: (order: MailOrder, phase: Phase) => refundLetter('paid_too_late', order, phase),
  cancelled: (order: MailOrder, phase: Phase) => refundLetter('cancelled', order, phase),
  refunded: (order: MailOrder, phase: Phase) => refundLetter('refunded', order, phase),
  part_refunded: partRefundLetter,
  address_changed: (order: MailOrder) => movedLetter('address_changed', order),
  passed_on: (order: MailOrder) => movedLetter('passed_on', order),
  revoked: revokedLetter,
} satisfies Record<MailKind, unknown>;

/** A letter to the buyer, in the language the order was placed in, as the phase of the edition has it. */
export async function composeMail(
  kind: MailKind,
  order: MailOrder,
  phase: Phase = 'before',
): Promise<ComposedMail> {
  return {
    ...writeMail(kind, order, phase),
    attachments: kind === 'ticket' ? await ticketAttachments(order) : [],
  };
}

/** The letter without what is attached to it. */
export function writeMail(
  kind: MailKind,
  order: MailOrder,
  phase: Phase,
): Omit<ComposedMail, 'attachments'> {
  const words = kind === 'ticket' ? ticketWords(order.ticket) : kind;
  return {
    subject: mailTexts(order.language)(`${words}.subject`, {
      name: ticketName(order.ticket),
      number: order.number,
      amount: formatMoney(order.grossMinor, order.language),
    }),
    ...renderLetter(letters[kind](order, phase)),
  };
}

/** Far below what any mail server takes. */
export const mostAttachedBytes = 300_000;

async function ticketAttachments(order: MailOrder): Promise<Attachment[]> {
  const { ticketCode } = order;
  if (!ticketCode) throw new Error(`order ${order.number} has no ticket to send`);
  return [
    await ticketFile({ ...order, ticketCode }),
    calendarFile(order),
    await termsFile(order.language),
  ];
}
