import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** The files that oxlint complains of by the rule, under the repository's own configuration. */
function filesThatBreak(rule: string, sources: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'oxlint-'));
  try {
    for (const [name, source] of Object.entries(sources)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), source);
    }
    const { stdout } = spawnSync(
      join(root, 'node_modules/.bin/oxlint'),
      ['--config', join(root, '.oxlintrc.json'), '--format=json', '.'],
      { cwd: folder, encoding: 'utf8' },
    );
    const { diagnostics }: { diagnostics: { code: string; filename: string }[] } =
      JSON.parse(stdout);
    const names = diagnostics.filter(({ code }) => code === rule).map(({ filename }) => filename);
    return [...new Set(names)].toSorted();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('files that import each other in a ring are refused', () => {
  const broken = filesThatBreak('import(no-cycle)', {
    'a.ts': "import { b } from './b.tsx';\nexport const a = () => b();",
    'b.tsx': "export { c as b } from './c.ts';",
    'c.ts': "import { a } from './a.ts';\nexport const c = (): unknown => a();",
    'outside.ts': "import { a } from './a.ts';\nexport const outside = a;",
  });
  expect(broken).toEqual(['a.ts', 'b.tsx', 'c.ts']);
});

test('the environment is read in config.ts and nowhere else', () => {
  const broken = filesThatBreak('eslint(no-restricted-properties)', {
    'plain.ts': 'export const port = process.env.PORT;',
    'quoted.ts': "export const port = process['env'].PORT;",
    'taken-apart.ts': 'export const { env } = process;',
    'config.ts': 'export const port = process.env.PORT;',
    'other.ts': 'export const folder = process.cwd();',
  });
  expect(broken).toEqual(['plain.ts', 'quoted.ts', 'taken-apart.ts']);
});

test('the site calls the server in one place', () => {
  const source = "export const answer = fetch('/api/tickets');";
  const broken = filesThatBreak('eslint(no-restricted-globals)', {
    'apps/web/src/features/tickets/x.ts': source,
    'apps/web/src/frame/x.tsx': source,
    'apps/web/src/api/call.ts': source,
    'apps/api/src/payments/x.ts': source,
  });
  expect(broken).toEqual(['apps/web/src/features/tickets/x.ts', 'apps/web/src/frame/x.tsx']);
});
