import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBrokenImports } from './broken-imports.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'imports-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function writeSource(file: string, source: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), source);
}

test('finds every form of import with its line', () => {
  writeSource(
    'apps/api/src/platform/email/forms.ts',
    [
      "import Stripe from 'stripe';",
      "import type { Card } from 'stripe';",
      "import 'stripe';",
      "export { Card } from 'stripe';",
      "export * from 'stripe';",
      "const later = () => import('stripe');",
      "type Late = import('stripe').Card;",
    ].join('\n'),
  );
  const { read, broken } = findBrokenImports(root);
  expect(read).toBe(7);
  expect(broken.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('resolves every spelling of a path', () => {
  writeSource('apps/web/src/routes/home.tsx', 'export default () => <main />;');
  writeSource('apps/web/src/component-gallery/plain.ts', "import '../routes/home.tsx';");
  writeSource('apps/web/src/component-gallery/short.ts', "import '../routes/home';");
  writeSource(
    'apps/web/src/component-gallery/around.ts',
    "import '../../src/component-gallery/../routes/home.tsx';",
  );
  writeSource('apps/web/src/component-gallery/query.ts', "import '../routes/home.tsx?url';");
  const { broken } = findBrokenImports(root);
  expect(broken.map(({ file, target }) => `${file} ${target}`).toSorted()).toEqual([
    'apps/web/src/component-gallery/around.ts apps/web/src/routes/home.tsx',
    'apps/web/src/component-gallery/plain.ts apps/web/src/routes/home.tsx',
    'apps/web/src/component-gallery/query.ts apps/web/src/routes/home.tsx',
    'apps/web/src/component-gallery/short.ts apps/web/src/routes/home.tsx',
  ]);
});

test('ignores build output and dependencies', () => {
  for (const folder of ['build', 'node_modules/some', '.react-router/types']) {
    writeSource(`apps/web/${folder}/x.ts`, "import 'zod';");
  }
  expect(findBrokenImports(root)).toEqual({ read: 0, broken: [], upward: [], cycles: [] });
});

test('rejects imports with a computed name', () => {
  writeSource('apps/web/src/x.ts', "const name = 'zod';\nexport const late = () => import(name);");
  expect(() => findBrokenImports(root)).toThrow('apps/web/src/x.ts:2');
});
