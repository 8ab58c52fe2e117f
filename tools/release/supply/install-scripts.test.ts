import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rootFolder } from '../../lib/folders.ts';

const readJson = (file: string) => JSON.parse(readFileSync(join(rootFolder, file), 'utf8'));

test('only listed dependencies have install scripts', () => {
  const packages = Object.entries<{ hasInstallScript?: boolean }>(
    readJson('package-lock.json').packages,
  );
  const wanting = packages
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  const allowed: object = readJson('package.json').allowScripts;
  expect(packages.length).toBeGreaterThan(100);
  expect(wanting.filter((name) => !Object.hasOwn(allowed, name))).toEqual([]);
});

test('every dependency is pinned to one version', () => {
  const files = globSync('{.,apps/*,packages/*,deploy,tools,e2e}/package.json', {
    cwd: rootFolder,
  });
  expect(files).toHaveLength(11);
  for (const file of files) {
    const { dependencies = {}, devDependencies = {} } = readJson(file);
    for (const [name, version] of Object.entries<string>({ ...dependencies, ...devDependencies })) {
      expect([name, version]).toEqual([
        name,
        expect.stringMatching(name.startsWith('@kongres/') ? /^\*$/ : /^\d/),
      ]);
    }
  }
});
