import type { DeskOrderRow } from '@kongres/contract/desk/sales/orders';
import type { OrderRow } from '../../../sales/orders/order-list.queries.ts';

export function toOrderRow(row: OrderRow): DeskOrderRow {
  const { number, state, origin, ticket, language, email, grossMinor, currency } = row;
  return {
    number,
    createdAt: row.createdAt.toISOString(),
    state,
    origin,
    ticket,
    language,
    name: row.buyerName,
    email,
    grossMinor,
    currency,
    isUndeliverable: row.undeliverableAt !== null,
  };
}
