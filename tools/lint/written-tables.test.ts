import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apiFolderOf, sharedTables, tableWrites, tableWritesIn } from './written-tables.ts';

const file = 'apps/api/src/sales/orders/order-queries.ts';
const tablesIn = (sql: string) =>
  tableWritesIn(file, `await db.query(\`${sql}\`);`).map(({ table }) => table);

test.each([
  ['insert into mail (order_id) values ($1) on conflict do nothing', ['mail']],
  ['insert into visit as v (id) values ($1) on conflict (id) do update set room = $2', ['visit']],
  ['update orders set state = $1', ['orders']],
  ['update only workshop_place place\n  set state = $1 from next', ['workshop_place']],
  [
    'with gone as (delete from vote returning id) update message m set votes = 0',
    ['vote', 'message'],
  ],
  ['select id from orders for update', []],
  ['select id from orders for no key update skip locked', []],
  ['select m.id from message m for update of m', []],
  ['grant insert, update on orders to app', []],
])('%s', (sql, tables) => {
  expect(tablesIn(sql)).toEqual(tables);
});

test('reads plain strings, and the line where a statement begins', () => {
  const source = "const one = 1;\nawait db.query('delete from orders where id = $1', [one]);\n";
  expect(tableWritesIn(file, source)).toEqual([{ file, line: 2, table: 'orders' }]);
});

test('ignores comments', () => {
  expect(tableWritesIn(file, '/** insert into orders */\nconst one = 1;\n')).toEqual([]);
});

test('rejects a table that is an expression', () => {
  expect(() => tablesIn('delete from ${name}')).toThrow(`${file}:1`);
});

test('finds the tables that two folders write', () => {
  const written = [
    { file: 'apps/api/src/sales/orders/order-queries.ts', line: 1, table: 'orders' },
    { file: 'apps/api/src/sales/orders/link-queries.ts', line: 1, table: 'orders' },
    { file: 'apps/api/src/platform/mail/mail-queries.ts', line: 1, table: 'mail' },
    { file: 'apps/api/src/sales/orders/order-queries.ts', line: 2, table: 'mail' },
  ];
  expect(sharedTables(written, apiFolderOf)).toEqual([
    { table: 'mail', writes: [written[2], written[3]] },
  ]);
});

test('no table of the API is written by two folders', () => {
  const written = tableWrites(join(import.meta.dirname, '../..'));
  expect(new Set(written.map(({ table }) => table))).toContain('orders');
  expect(sharedTables(written, apiFolderOf)).toEqual([]);
});
