import { join } from 'node:path';
import { expect, test } from 'vitest';
import { misplacedSql, misplacedSqlIn } from './misplaced-sql.ts';

const statement = "const order = 1;\nawait tx.query('select 1');\n";
const typed = "await db.query<Row>(\n  'select 1',\n);\n";

test.each([
  ['apps/api/src/sales/orders/settle.ts', statement],
  ['apps/api/src/cli/orders/find.ts', statement],
  ['apps/api/src/sales/quotas/tickets-route.ts', statement],
])('a statement in %s is misplaced', (file, source) => {
  expect(misplacedSqlIn(file, source)).toEqual([{ file, line: 2 }]);
});

test('a statement with a type is seen too', () => {
  expect(misplacedSqlIn('apps/api/src/sales/orders/x.ts', typed)).toHaveLength(1);
});

test.each([
  ['apps/api/src/sales/orders/order-queries.ts'],
  ['apps/api/src/platform/db/connection.ts'],
  ['apps/api/src/platform/db/migrate.ts'],
  ['apps/api/src/sales/orders/x.test.ts'],
])('a statement in %s stands where it should', (file) => {
  expect(misplacedSqlIn(file, statement)).toEqual([]);
});

test('no statement of the API is misplaced', () => {
  expect(misplacedSql(join(import.meta.dirname, '../..'))).toEqual([]);
});
