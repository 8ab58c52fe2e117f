import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rootFolder } from '../../lib/folders.ts';

const read = (file: string) => JSON.parse(readFileSync(join(rootFolder, file), 'utf8'));

test('no dependency runs an install script that was not allowed by name', () => {
  const packages = Object.entries<{ hasInstallScript?: boolean }>(
    read('package-lock.json').packages,
  );
  const wanting = packages
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  const allowed: object = read('package.json').allowScripts;
  expect(packages.length).toBeGreaterThan(100);
  expect(wanting.filter((name) => !Object.hasOwn(allowed, name))).toEqual([]);
});

test('every dependency is pinned to one version', () => {
  const files = globSync('{.,apps/*,packages/*,deploy,tools,e2e}/package.json', {
    cwd: rootFolder,
  });
  expect(files).toHaveLength(11);
  for (const file of files) {
    const { dependencies = {}, devDependencies = {} } = read(file);
    for (const [name, version] of Object.entries<string>({ ...dependencies, ...devDependencies })) {
      expect([name, version]).toEqual([
        name,
        expect.stringMatching(name.startsWith('@kongres/') ? /^\*$/ : /^\d/),
      ]);
    }
  }
});
