import { expect, test } from 'vitest';
import { findFolderCycles } from './folder-cycles.ts';

const buildImports = (...pairs: readonly [file: string, target: string][]) =>
  pairs.map(([file, target]) => ({ file: `apps/${file}`, target: `apps/${target}` }));

test('finds two folders that import each other', () => {
  const found = findFolderCycles(
    buildImports(
      ['web/src/lib/i18n/a.ts', 'web/src/lib/routing/b.ts'],
      ['web/src/lib/routing/c.ts', 'web/src/lib/i18n/d.ts'],
      ['web/src/layout/footer/e.ts', 'web/src/lib/i18n/d.ts'],
    ),
  );
  expect(found).toEqual([['apps/web/src/lib/i18n', 'apps/web/src/lib/routing']]);
});

test('finds three folders that import each other in a ring', () => {
  const found = findFolderCycles(
    buildImports(
      ['api/src/platform/mail/a.ts', 'api/src/sales/orders/b.ts'],
      ['api/src/sales/orders/state/c.ts', 'api/src/sales/tickets/d.ts'],
      ['api/src/sales/tickets/e.ts', 'api/src/platform/mail/f.ts'],
    ),
  );
  expect(found).toEqual([
    ['apps/api/src/platform/mail', 'apps/api/src/sales/orders', 'apps/api/src/sales/tickets'],
  ]);
});

test('tells the folders of a feature group apart', () => {
  const found = findFolderCycles(
    buildImports(
      ['web/src/features/marketing/home/a.ts', 'web/src/features/expo/zones/b.ts'],
      ['web/src/features/expo/zones/c.ts', 'web/src/features/marketing/home/d.ts'],
    ),
  );
  expect(found).toEqual([
    ['apps/web/src/features/expo/zones', 'apps/web/src/features/marketing/home'],
  ]);
});

test('finds no cycle where nothing leads back', () => {
  const found = findFolderCycles(
    buildImports(
      ['web/src/layout/footer/a.ts', 'web/src/lib/ui/b.ts'],
      ['web/src/lib/ui/b.ts', 'web/src/lib/ui/c.ts'],
      ['web/src/lib/ui/b.test.ts', 'web/src/layout/footer/a.ts'],
      ['web/src/lib/ui/b.ts', 'web/src/lib/config.ts'],
    ),
  );
  expect(found).toEqual([]);
});
