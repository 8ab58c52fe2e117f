import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findMisplacedSql, findMisplacedSqlInFile } from './misplaced-sql.ts';

const statement = "const order = 1;\nawait tx.query('select 1');\n";
const typed = "await db.query<Row>(\n  'select 1',\n);\n";

test.each([
  ['apps/api/src/sales/orders/settle.ts', statement],
  ['apps/api/src/cli/orders/find.ts', statement],
  ['apps/api/src/sales/quotas/tickets.routes.ts', statement],
])('rejects a statement in %s', (file, source) => {
  expect(findMisplacedSqlInFile(file, source)).toEqual([{ file, line: 2 }]);
});

test('rejects a statement with a type argument', () => {
  expect(findMisplacedSqlInFile('apps/api/src/sales/orders/x.ts', typed)).toHaveLength(1);
});

test.each([
  ['apps/api/src/sales/orders/order.queries.ts'],
  ['apps/api/src/platform/db/connection.ts'],
  ['apps/api/src/platform/db/migrate.ts'],
  ['apps/api/src/sales/orders/x.test.ts'],
])('accepts a statement in %s', (file) => {
  expect(findMisplacedSqlInFile(file, statement)).toEqual([]);
});

test('every statement of the API is in an allowed file', () => {
  expect(findMisplacedSql(join(import.meta.dirname, '../..'))).toEqual([]);
});
