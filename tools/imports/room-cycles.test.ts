import { expect, test } from 'vitest';
import { roomCycles } from './room-cycles.ts';

const imports = (...pairs: readonly [file: string, target: string][]) =>
  pairs.map(([file, target]) => ({ file: `apps/${file}`, target: `apps/${target}` }));

test('two rooms that import each other are a cycle', () => {
  const found = roomCycles(
    imports(
      ['web/src/i18n/a.ts', 'web/src/routing/b.ts'],
      ['web/src/routing/c.ts', 'web/src/i18n/d.ts'],
      ['web/src/frame/e.ts', 'web/src/i18n/d.ts'],
    ),
  );
  expect(found).toEqual([['apps/web/src/i18n', 'apps/web/src/routing']]);
});

test('so are three that import each other in a ring', () => {
  const found = roomCycles(
    imports(
      ['api/src/mail/a.ts', 'api/src/orders/b.ts'],
      ['api/src/orders/state/c.ts', 'api/src/tickets/d.ts'],
      ['api/src/tickets/e.ts', 'api/src/mail/f.ts'],
    ),
  );
  expect(found).toEqual([['apps/api/src/mail', 'apps/api/src/orders', 'apps/api/src/tickets']]);
});

test('every feature is a room of its own', () => {
  const found = roomCycles(
    imports(
      ['web/src/features/home/a.ts', 'web/src/features/zones/b.ts'],
      ['web/src/features/zones/c.ts', 'web/src/features/home/d.ts'],
    ),
  );
  expect(found).toEqual([['apps/web/src/features/home', 'apps/web/src/features/zones']]);
});

test('what is no way back is no cycle', () => {
  const found = roomCycles(
    imports(
      ['web/src/frame/a.ts', 'web/src/ui/b.ts'],
      ['web/src/ui/b.ts', 'web/src/ui/c.ts'],
      ['web/src/ui/b.test.ts', 'web/src/frame/a.ts'],
      ['web/src/ui/b.ts', 'web/src/config.ts'],
    ),
  );
  expect(found).toEqual([]);
});
