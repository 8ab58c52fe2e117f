import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findBrokenImports } from './broken-imports.ts';
import { findBrokenRules } from './broken-rules.ts';
import { importRules } from './import-rules.ts';

test.each([
  // A list of everything that may be imported.
  ['packages/contract/order.ts', 'zod/mini', 'allowed'],
  ['packages/contract/order.ts', 'zod', 'forbidden'],
  // Files that a rule exempts.
  ['packages/contract/order.test.ts', 'vitest', 'allowed'],
  // A list of what may not be imported, with exceptions.
  ['packages/ui/field.tsx', 'packages/ui/notice.tsx', 'allowed'],
  ['packages/ui/field.tsx', 'packages/contract/pages.ts', 'forbidden'],
  ['apps/api/src/sales/payments/refund.ts', 'stripe', 'allowed'],
  ['apps/api/src/sales/orders/order.ts', 'stripe', 'forbidden'],
  // `<folder>` stands for the folder of the importing file.
  ['apps/desk/src/app/router.tsx', 'apps/desk/src/lib/screens.ts', 'allowed'],
  ['apps/desk/src/app/router.tsx', 'apps/web/src/lib/config.ts', 'forbidden'],
])('%s importing %s is %s', (file, target, verdict) => {
  expect(findBrokenRules(importRules, file, target).length > 0 ? 'forbidden' : 'allowed').toBe(
    verdict,
  );
});

test('no import of the project breaks a rule', () => {
  const { read, broken, upward, cycles } = findBrokenImports(join(import.meta.dirname, '../..'));
  expect(read).toBeGreaterThan(1000);
  expect({ broken, upward, cycles }).toEqual({ broken: [], upward: [], cycles: [] });
});
