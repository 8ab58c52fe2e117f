import type { Context } from '../context.ts';
import type { OrderAnswer } from '@kongres/contract/order';
import { cancelUntil } from './cancel-order.ts';
import { canPassOn } from '../issuing/pass-on-ticket.ts';
import { canMend } from './move-order.ts';
import { isForgotten } from '../orders/forgotten-address.ts';
import { isBought, isPriced, orderName, type Order } from '../orders/order.ts';
import { toldState } from '../orders/told-state.ts';
import { findTicket } from '../tickets/ticket-queries.ts';
import { readableAddress } from './readable-address.ts';

/** An order as its buyer is told of it. */
export async function tellOrder(
  { pool, edition }: Pick<Context, 'pool' | 'edition'>,
  order: Order,
): Promise<OrderAnswer> {
  const ticket = await findTicket(pool, order.id);
  const { cancelledAt, paidAt } = order;
  const state = toldState(order);
  return {
    number: orderName(order.number),
    state,
    ticket: order.ticket,
    language: order.language,
    email: readableAddress(order.email),
    netMinor: order.netMinor,
    vatMinor: order.vatMinor,
    grossMinor: order.grossMinor,
    createdAt: order.createdAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    ...billedTo(order),
    cancelUntil: cancelUntil(order, ticket, edition)?.toISOString() ?? null,
    cancelledAt: cancelledAt?.toISOString() ?? null,
    consentedAt: order.consentedAt?.toISOString() ?? null,
    usedAt: ticket?.usedAt?.toISOString() ?? null,
    isBought: isBought(order),
    isPriced: isPriced(order),
    isPassable: canPassOn(order, ticket),
    isCorrectable: state === 'paid' && canMend(order, ticket),
    mailRefused: order.undeliverableAt !== null,
    checkoutUrl: state === 'awaiting' ? order.checkoutUrl : null,
  };
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
