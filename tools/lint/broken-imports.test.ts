import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { brokenImports } from './broken-imports.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'imports-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(file: string, source: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), source);
}

test('every way to import a module is seen, with its line', () => {
  write(
    'apps/api/src/platform/mail/forms.ts',
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
  const { read, broken } = brokenImports(root);
  expect(read).toBe(7);
  expect(broken.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('a file is known however its path is written', () => {
  write('apps/web/src/routes/home.tsx', 'export default () => <main />;');
  write('apps/web/src/component-gallery/plain.ts', "import '../routes/home.tsx';");
  write('apps/web/src/component-gallery/short.ts', "import '../routes/home';");
  write(
    'apps/web/src/component-gallery/around.ts',
    "import '../../src/component-gallery/../routes/home.tsx';",
  );
  write('apps/web/src/component-gallery/query.ts', "import '../routes/home.tsx?url';");
  const { broken } = brokenImports(root);
  expect(broken.map(({ file, target }) => `${file} ${target}`).toSorted()).toEqual([
    'apps/web/src/component-gallery/around.ts apps/web/src/routes/home.tsx',
    'apps/web/src/component-gallery/plain.ts apps/web/src/routes/home.tsx',
    'apps/web/src/component-gallery/query.ts apps/web/src/routes/home.tsx',
    'apps/web/src/component-gallery/short.ts apps/web/src/routes/home.tsx',
  ]);
});

test('what is built or installed is not ours to check', () => {
  for (const folder of ['build', 'node_modules/some', '.react-router/types']) {
    write(`apps/web/${folder}/x.ts`, "import 'zod';");
  }
  expect(brokenImports(root)).toEqual({ read: 0, broken: [], upward: [], cycles: [] });
});

test('an import that names its module only when it runs is refused', () => {
  write('apps/web/src/x.ts', "const name = 'zod';\nexport const late = () => import(name);");
  expect(() => brokenImports(root)).toThrow('apps/web/src/x.ts:2');
});
