import { addressLines } from '@kongres/content/format/address';
import { orderName } from '../../orders/order.ts';
import type { OrderRow } from '../../orders/order-list-queries.ts';
import { factLines, type TableColumn } from '../terminal/printed-table.ts';
import { printAmount, printTime } from '../terminal/printed-value.ts';

export const orderColumns: readonly TableColumn<OrderRow>[] = [
  { title: 'number', of: ({ number }) => orderName(number) },
  { title: 'created', of: ({ createdAt }) => printTime(createdAt) },
  { title: 'state', of: ({ state }) => state },
  { title: 'ticket', of: ({ ticket }) => ticket },
  { title: 'gross', of: ({ grossMinor }) => printAmount(grossMinor), isNumber: true },
  { title: 'e-mail', of: ({ email }) => email },
  { title: 'company', of: ({ companyName }) => companyName },
  { title: 'language', of: ({ language }) => language },
];

export function orderLines(order: OrderRow): string[] {
  const amount = (minor: number) => `${printAmount(minor)} ${order.currency}`;
  return factLines([
    ['number', orderName(order.number)],
    ['state', order.state],
    ['ticket', order.ticket],
    ['origin', order.origin === 'sale' ? null : order.origin],
    ['counted', order.isCounted ? null : 'no'],
    ['passed on', printTime(order.passedOnAt)],
    ['ticket code', order.ticketCode],
    ['used', printTime(order.usedAt)],
    ['e-mail', order.email],
    ['language', order.language],
    ['name', order.buyerName],
    ['company', order.companyName],
    ['tax id', order.taxId],
    ['address', printAddress(order.billingAddress)],
    ['country', order.country],
    ['early start', printConsent(order)],
    ['created', printTime(order.createdAt)],
    ['paid', printTime(order.paidAt)],
    ['net', amount(order.netMinor)],
    ['vat', amount(order.vatMinor)],
    ['gross', amount(order.grossMinor)],
    ['refunded', order.refundedMinor > 0 ? amount(order.refundedMinor) : null],
  ]);
}

/** When the buyer agreed to an early start, and to which wording. */
export function printConsent({ consentedAt, consentVersion }: OrderRow): string | null {
  return consentedAt && `${printTime(consentedAt)}, wording ${consentVersion}`;
}

function printAddress(address: OrderRow['billingAddress']): string | null {
  if (!address) return null;
  return addressLines(address, null, 'en-GB').join(', ');
}

/** For other programs: people's name for the order, and nothing that only we can read. */
export function orderDocument(order: OrderRow): object {
  return { ...order, id: undefined, number: orderName(order.number) };
}
