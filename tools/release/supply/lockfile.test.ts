import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reportCheck } from '../../acceptance/report-check.ts';
import { rootFolder } from '../../lib/folders.ts';

interface Locked {
  link?: boolean;
  integrity?: string;
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync(join(rootFolder, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};

test('every third-party package has a hash and comes from the registry', () => {
  const report = reportCheck('lockfile');
  const thirdParty = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
  const unhashed = thirdParty.filter(
    ([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity),
  );
  // Packages of the registry have no URL in the lock file (.npmrc).
  const strayed = thirdParty.filter(([, { resolved }]) => resolved !== undefined);
  report(
    `${thirdParty.length} packages, ${unhashed.length} without a hash, ${strayed.length} from elsewhere`,
  );
  expect(thirdParty.length).toBeGreaterThan(100);
  expect(unhashed.map(([path]) => path)).toEqual([]);
  expect(strayed.map(([path]) => path)).toEqual([]);
});

test('the lock file contains the binaries of every platform', () => {
  // Registries publish platform packages one by one; `npm ci` rejects incomplete lock files.
  const wanted = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).map(([name, range]) => ({ path, name, range })),
  );
  const missing = wanted.filter(({ path, name }) => !isLocked(path, name));
  expect(wanted.length).toBeGreaterThan(50);
  expect(missing.map(({ path, name, range }) => `${path} wants ${name} ${range}`)).toEqual([]);
});

test.each(['tools', 'e2e'])('%s has third-party packages in devDependencies only', (workspace) => {
  // `npm audit --omit=dev` includes the dependencies of every workspace.
  const { dependencies = {} } = packages[workspace] ?? {};
  const names = Object.keys(dependencies);
  expect(names).toContain('@kongres/content');
  expect(names.filter((name) => !name.startsWith('@kongres/'))).toEqual([]);
});

/** Resolves as Node does. */
function isLocked(path: string, name: string): boolean {
  const folders = path.split('/').map((_, depth, all) => `${all.slice(0, depth + 1).join('/')}/`);
  return ['', ...folders].some((folder) =>
    Object.hasOwn(packages, `${folder}node_modules/${name}`),
  );
}
