import { ticketIds } from '@kongres/content/facts/tickets';
import type { Desk } from './terminal/desk.ts';
import { readShelf, type StockRow } from '../stock/quota-queries.ts';
import type { TableColumn } from './terminal/printed-table.ts';

const columns: readonly TableColumn<StockRow>[] = [
  { title: 'ticket', of: ({ ticket }) => ticket },
  { title: 'sale', of: stateOf },
  { title: 'quota', of: ({ capacity }) => capacity ?? 'unlimited', isNumber: true },
  { title: 'sold', of: ({ sold }) => sold, isNumber: true },
  { title: 'held', of: ({ held }) => held, isNumber: true },
  { title: 'left', of: (row) => leftOf(row) ?? 'unlimited', isNumber: true },
];

function leftOf({ capacity, held, sold }: StockRow): number | null {
  return capacity === null ? null : capacity - held - sold;
}

function stateOf(row: StockRow): 'open' | 'closed' | 'sold out' {
  if (!row.isOpen) return 'closed';
  return leftOf(row) === 0 ? 'sold out' : 'open';
}

/** What is on the shelf, in the order of the price list. */
export async function sayShelf(desk: Desk, { json }: { json?: true }): Promise<void> {
  const rows = (await readShelf(desk.pool)).toSorted(
    (one, other) => ticketIds.indexOf(one.ticket) - ticketIds.indexOf(other.ticket),
  );
  if (json) desk.sayJson(rows.map((row) => ({ ...row, left: leftOf(row), state: stateOf(row) })));
  else desk.sayTable(columns, rows);
}
