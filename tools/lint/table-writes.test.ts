import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  getApiFolder,
  findSharedTables,
  findTableWrites,
  findTableWritesInFile,
} from './table-writes.ts';

const file = 'apps/api/src/sales/orders/order.queries.ts';
const listTables = (sql: string) =>
  findTableWritesInFile(file, `await db.query(\`${sql}\`);`).map(({ table }) => table);

test.each([
  ['insert into order_email (order_id) values ($1) on conflict do nothing', ['order_email']],
  [
    'insert into room_seat as v (id) values ($1) on conflict (id) do update set room = $2',
    ['room_seat'],
  ],
  ['update orders set state = $1', ['orders']],
  ['update only workshop_booking booking\n  set state = $1 from next', ['workshop_booking']],
  [
    'with gone as (delete from vote returning id) update message m set votes = 0',
    ['vote', 'message'],
  ],
  ['select id from orders for update', []],
  ['select id from orders for no key update skip locked', []],
  ['select m.id from message m for update of m', []],
  ['grant insert, update on orders to app', []],
])('%s', (sql, tables) => {
  expect(listTables(sql)).toEqual(tables);
});

test('reads plain strings, and the line where a statement begins', () => {
  const source = "const one = 1;\nawait db.query('delete from orders where id = $1', [one]);\n";
  expect(findTableWritesInFile(file, source)).toEqual([{ file, line: 2, table: 'orders' }]);
});

test('ignores comments', () => {
  expect(findTableWritesInFile(file, '/** insert into orders */\nconst one = 1;\n')).toEqual([]);
});

test('rejects a table that is an expression', () => {
  expect(() => listTables('delete from ${name}')).toThrow(`${file}:1`);
});

test('finds the tables that two folders write', () => {
  const written = [
    { file: 'apps/api/src/sales/orders/order.queries.ts', line: 1, table: 'orders' },
    { file: 'apps/api/src/sales/orders/order-link.queries.ts', line: 1, table: 'orders' },
    { file: 'apps/api/src/platform/email/email.queries.ts', line: 1, table: 'order_email' },
    { file: 'apps/api/src/sales/orders/order.queries.ts', line: 2, table: 'order_email' },
  ];
  expect(findSharedTables(written, getApiFolder)).toEqual([
    { table: 'order_email', writes: [written[2], written[3]] },
  ]);
});

test('no table of the API is written by two folders', () => {
  const written = findTableWrites(join(import.meta.dirname, '../..'));
  expect(new Set(written.map(({ table }) => table))).toContain('orders');
  expect(findSharedTables(written, getApiFolder)).toEqual([]);
});
