import { listStock, type Stock } from '../stock/list-stock.ts';
import type { Terminal } from './terminal/terminal.ts';
import type { TableColumn } from './terminal/printed-table.ts';

const columns: readonly TableColumn<Stock>[] = [
  { title: 'ticket', of: ({ ticket }) => ticket },
  { title: 'sale', of: stateInWords },
  { title: 'quota', of: ({ capacity }) => capacity ?? 'unlimited', isNumber: true },
  { title: 'sold', of: ({ sold }) => sold, isNumber: true },
  { title: 'held', of: ({ held }) => held, isNumber: true },
  { title: 'left', of: ({ left }) => left ?? 'unlimited', isNumber: true },
];

function stateInWords({ state }: Stock): string {
  return state.replace('_', ' ');
}

export async function printStock(terminal: Terminal, { json }: { json?: true }): Promise<void> {
  const stock = await listStock(terminal.pool, await terminal.edition());
  if (json) terminal.printJson(stock.map((row) => ({ ...row, state: stateInWords(row) })));
  else terminal.printTable(columns, stock);
}
