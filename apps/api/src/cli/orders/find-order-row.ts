import { orderName } from '@kongres/content/format/order-number';
import type { Connection } from '../../platform/db/connection.ts';
import { readOrderByNumber, type OrderRow } from '../../sales/orders/order-list-queries.ts';
import { Refusal } from '../terminal/refusal.ts';

export async function findOrderRow(db: Connection, number: number): Promise<OrderRow> {
  const order = await readOrderByNumber(db, number);
  if (!order) throw new Refusal(`There is no order ${orderName(number)}.`);
  return order;
}
