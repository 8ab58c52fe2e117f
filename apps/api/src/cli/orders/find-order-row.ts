import { formatOrderNumber } from '@kongres/content/format/order-number';
import type { Connection } from '../../platform/db/connection.ts';
import { readOrderByNumber, type OrderRow } from '../../sales/orders/order-list.queries.ts';
import { CommandError } from '../terminal/command-error.ts';

export async function findOrderRow(db: Connection, number: number): Promise<OrderRow> {
  const order = await readOrderByNumber(db, number);
  if (!order) throw new CommandError(`There is no order ${formatOrderNumber(number)}.`);
  return order;
}
