import type { Context } from '../../platform/context.ts';
import type { OrderResponse } from '@kongres/contract/order';
import { formatOrderNumber } from '@kongres/content/format/order-number';
import { getOrderCancellationDeadline } from '../orders/cancellation.ts';
import { canTransferTicket } from '../transfers/transfer-ticket.ts';
import { canCorrectEmail } from '../transfers/change-order-email.ts';
import { isErasedEmail } from '../orders/erased-email.ts';
import { isBought, isPriced, type Order } from '../orders/order.ts';
import { getPublicOrderState } from '../orders/public-order-state.ts';
import { findTicket } from '../tickets/ticket.queries.ts';
import { domainToUnicode } from 'node:url';

export async function toOrderResponse(
  { pool, edition }: Pick<Context, 'pool' | 'edition'>,
  order: Order,
): Promise<OrderResponse> {
  const ticket = await findTicket(pool, order.id);
  const { cancelledAt, consentedAt, transferredAt } = order;
  const paidAt = transferredAt ?? order.paidAt;
  const state = getPublicOrderState(order);
  return {
    number: formatOrderNumber(order.number),
    state,
    ticket: order.ticket,
    language: order.language,
    email: formatEmailAddress(order.email),
    ...pickAmounts(isPriced(order) ? order : zeroAmounts),
    // Dates before a transfer are hidden from the new holder.
    createdAt: (transferredAt ?? order.createdAt).toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    ...toBillingDetails(order),
    cancelUntil: getOrderCancellationDeadline(order, ticket, edition)?.toISOString() ?? null,
    cancelledAt: cancelledAt?.toISOString() ?? null,
    consentedAt: (transferredAt ? null : consentedAt)?.toISOString() ?? null,
    usedAt: ticket?.checkedInAt?.toISOString() ?? null,
    isBought: isBought(order),
    isPriced: isPriced(order),
    isPassable: canTransferTicket(order, ticket),
    isCorrectable: state === 'paid' && canCorrectEmail(order, ticket),
    mailRefused: order.undeliverableAt !== null,
    checkoutUrl: state === 'awaiting' ? order.checkoutUrl : null,
  };
}

const zeroAmounts = { netMinor: 0, vatMinor: 0, grossMinor: 0 };

function pickAmounts({ netMinor, vatMinor, grossMinor }: typeof zeroAmounts) {
  return { netMinor, vatMinor, grossMinor };
}

/**
 * Omits the street, because the link is on every ticket; empty after a change of address or
 * erasure.
 */
function toBillingDetails({ tokenVersion, email, ...order }: Order) {
  const { buyerName, billingAddress, country, companyName, taxId } = order;
  if (tokenVersion !== 0 || isErasedEmail(email)) {
    return { buyerName: null, billingAddress: null, country: null, companyName: null, taxId: null };
  }
  const withoutStreet = billingAddress && { ...billingAddress, line1: null, line2: null };
  return { buyerName, billingAddress: withoutStreet, country, companyName, taxId };
}

/**
 * Decodes an internationalised domain: `jan@xn--w-uga1v8h.pl` is stored, `jan@żółw.pl` is
 * displayed.
 */
function formatEmailAddress(address: string): string {
  const [name, domain = ''] = address.split('@');
  if (!/(?:^|\.)xn--/i.test(domain)) return address;
  return `${name}@${domainToUnicode(domain) || domain}`;
}
