import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brokenImports } from './broken-imports.ts';
import { brokenRules } from './broken-rules.ts';
import { importRules } from './import-rules.ts';

test.each([
  // A list of everything that may be imported.
  ['packages/contract/order.ts', 'zod/mini', 'allowed'],
  ['packages/contract/order.ts', 'zod', 'forbidden'],
  // Files that a rule exempts.
  ['packages/contract/order.test.ts', 'vitest', 'allowed'],
  // A list of what may not be imported, with exceptions.
  ['apps/desk/src/people/list.tsx', 'apps/web/src/ui/field.tsx', 'allowed'],
  ['apps/desk/src/people/list.tsx', 'apps/web/src/routing/page-table.ts', 'forbidden'],
  ['apps/api/src/payments/refund.ts', 'stripe', 'allowed'],
  ['apps/api/src/orders/order.ts', 'stripe', 'forbidden'],
  // `<room>` stands for the folder of the importing file.
  ['apps/web/src/features/order/state/a.ts', 'apps/web/src/features/order/b.ts', 'allowed'],
  ['apps/web/src/features/order/state/a.ts', 'apps/web/src/features/home/b.ts', 'forbidden'],
])('%s importing %s is %s', (file, target, verdict) => {
  expect(brokenRules(importRules, file, target).length > 0 ? 'forbidden' : 'allowed').toBe(verdict);
});

test('no import of the project breaks a rule', () => {
  const { read, broken, cycles } = brokenImports(join(import.meta.dirname, '../..'));
  expect(read).toBeGreaterThan(1000);
  expect({ broken, cycles }).toEqual({ broken: [], cycles: [] });
});
