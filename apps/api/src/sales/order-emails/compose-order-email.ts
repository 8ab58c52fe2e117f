import type { AdmissionId } from '@kongres/content/facts/admissions';
import type { Phase } from '@kongres/content/facts/phases';
import { formatMoney } from '@kongres/content/format/number';
import type { Attachment, ComposedEmail } from '../../platform/email/email-sender.ts';
import { createCalendarFile, createTermsFile, createTicketFile } from '../tickets/attachments.ts';
import type { OrderEmailData } from '../tickets/order-email-data.ts';
import {
  getEmailTexts,
  getTicketName,
  getTicketTextKey,
} from '../../platform/email/email-texts.ts';
import type { OrderEmailKind } from './order-email-kinds.ts';
import { renderFormerAddressEmail, refundEmail, renderRevokedTicketEmail } from './refund-email.ts';
import { renderPartialRefundEmail } from './partial-refund-email.ts';
import { renderPaymentPendingEmail } from './payment-pending-email.ts';
import { renderEmail } from '../../platform/email/render-email.ts';
import { renderTicketEmail } from './ticket-email.ts';

const emailTemplates = {
  ticket: renderTicketEmail,
  payment_pending: renderPaymentPendingEmail,
  paid_too_late: (order: OrderEmailData, phase: Phase) =>
    refundEmail('paid_too_late', order, phase),
  cancelled: (order: OrderEmailData, phase: Phase) => refundEmail('cancelled', order, phase),
  refunded: (order: OrderEmailData, phase: Phase) => refundEmail('refunded', order, phase),
  part_refunded: renderPartialRefundEmail,
  address_changed: (order: OrderEmailData) => renderFormerAddressEmail('address_changed', order),
  transferred: (order: OrderEmailData) => renderFormerAddressEmail('transferred', order),
  revoked: renderRevokedTicketEmail,
} satisfies Record<OrderEmailKind, unknown>;

export async function composeOrderEmail(
  kind: OrderEmailKind,
  order: OrderEmailData,
  phase: Phase = 'before',
): Promise<ComposedEmail> {
  return {
    ...renderOrderEmail(kind, order, phase),
    attachments: kind === 'ticket' ? await createTicketAttachments(order) : [],
  };
}

export function renderOrderEmail(
  kind: OrderEmailKind,
  order: OrderEmailData,
  phase: Phase,
): Omit<ComposedEmail, 'attachments'> {
  const textKey = getTextKey(kind, order.ticket);
  return {
    subject: getEmailTexts(order.language)(`${textKey}.subject`, {
      name: getTicketName(order.ticket),
      number: order.number,
      amount: formatMoney(order.grossMinor, order.language),
    }),
    ...renderEmail(emailTemplates[kind](order, phase)),
  };
}

function getTextKey(kind: OrderEmailKind, ticket: AdmissionId) {
  if (kind === 'ticket') return getTicketTextKey(ticket);
  return kind === 'transferred' ? 'passed_on' : kind;
}

/** Far below the limit of any mail server. */
export const maxAttachmentBytes = 300_000;

async function createTicketAttachments(order: OrderEmailData): Promise<Attachment[]> {
  const { ticketCode } = order;
  if (!ticketCode) throw new Error(`Order ${order.number} has no ticket to send`);
  return [
    await createTicketFile({ ...order, ticketCode }),
    createCalendarFile(order),
    await createTermsFile(order.language),
  ];
}
