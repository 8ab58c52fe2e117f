import type { Context } from '../../platform/context.ts';
import type { OrderAnswer } from '@kongres/contract/order';
import { orderName } from '@kongres/content/format/order-number';
import { cancelUntil } from '../orders/cancellation.ts';
import { canPassOn } from '../transfers/pass-on-ticket.ts';
import { canMend } from '../transfers/move-order.ts';
import { isForgotten } from '../orders/forgotten-address.ts';
import { isBought, isPriced, type Order } from '../orders/order.ts';
import { toldState } from '../orders/told-state.ts';
import { findTicket } from '../tickets/ticket-queries.ts';
import { domainToUnicode } from 'node:url';

/** An order as its buyer is told of it. */
export async function tellOrder(
  { pool, edition }: Pick<Context, 'pool' | 'edition'>,
  order: Order,
): Promise<OrderAnswer> {
  const ticket = await findTicket(pool, order.id);
  const { cancelledAt, consentedAt, passedOnAt } = order;
  const paidAt = passedOnAt ?? order.paidAt;
  const state = toldState(order);
  return {
    number: orderName(order.number),
    state,
    ticket: order.ticket,
    language: order.language,
    email: readableAddress(order.email),
    ...amountsOf(isPriced(order) ? order : nothing),
    // Whoever was given it has had it since then; what was before is not theirs to know.
    createdAt: (passedOnAt ?? order.createdAt).toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    ...billedTo(order),
    cancelUntil: cancelUntil(order, ticket, edition)?.toISOString() ?? null,
    cancelledAt: cancelledAt?.toISOString() ?? null,
    consentedAt: (passedOnAt ? null : consentedAt)?.toISOString() ?? null,
    usedAt: ticket?.usedAt?.toISOString() ?? null,
    isBought: isBought(order),
    isPriced: isPriced(order),
    isPassable: canPassOn(order, ticket),
    isCorrectable: state === 'paid' && canMend(order, ticket),
    mailRefused: order.undeliverableAt !== null,
    checkoutUrl: state === 'awaiting' ? order.checkoutUrl : null,
  };
}

const nothing = { netMinor: 0, vatMinor: 0, grossMinor: 0 };

function amountsOf({ netMinor, vatMinor, grossMinor }: typeof nothing) {
  return { netMinor, vatMinor, grossMinor };
}

/**
 * What was typed for the invoice, without the street: the link is on every ticket. Nobody reads it once the order
 * went to another address, or whoever typed it asked to be forgotten.
 */
function billedTo({ tokenVersion, email, ...order }: Order) {
  const { buyerName, billingAddress, country, companyName, taxId } = order;
  if (tokenVersion !== 0 || isForgotten(email)) {
    return { buyerName: null, billingAddress: null, country: null, companyName: null, taxId: null };
  }
  const withoutStreet = billingAddress && { ...billingAddress, line1: null, line2: null };
  return { buyerName, billingAddress: withoutStreet, country, companyName, taxId };
}

/** An address as its owner writes it: `jan@xn--w-uga1v8h.pl` is kept, `jan@żółw.pl` is shown. */
function readableAddress(address: string): string {
  const [name, domain = ''] = address.split('@');
  if (!/(?:^|\.)xn--/i.test(domain)) return address;
  return `${name}@${domainToUnicode(domain) || domain}`;
}
