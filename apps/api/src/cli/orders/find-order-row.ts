import { orderName } from '@kongres/content/format/order-number';
import type { Connection } from '../../db/connection.ts';
import { readOrderByNumber, type OrderRow } from '../../orders/order-list-queries.ts';
import { Refusal } from '../terminal/refusal.ts';

export async function findOrderRow(db: Connection, number: number): Promise<OrderRow> {
  const order = await readOrderByNumber(db, number);
  if (!order) throw new Refusal(`There is no order ${orderName(number)}.`);
  return order;
}
