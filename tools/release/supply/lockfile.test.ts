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

test('every package that is not ours has a hash and comes from the registry', () => {
  const report = reportCheck('lockfile');
  const foreign = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
  const unhashed = foreign.filter(
    ([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity),
  );
  // One that comes from the registry names no address (.npmrc); only a stray one does.
  const strayed = foreign.filter(([, { resolved }]) => resolved !== undefined);
  report(
    `${foreign.length} packages, ${unhashed.length} without a hash, ${strayed.length} from elsewhere`,
  );
  expect(foreign.length).toBeGreaterThan(100);
  expect(unhashed.map(([path]) => path)).toEqual([]);
  expect(strayed.map(([path]) => path)).toEqual([]);
});

test('every binary that a package wants for another platform can be installed from the lock file', () => {
  // Registries publish the platforms of a version one by one: `npm ci` refuses what came too early.
  const wanted = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).map(([name, range]) => ({ path, name, range })),
  );
  const missing = wanted.filter(({ path, name }) => !isLocked(path, name));
  expect(wanted.length).toBeGreaterThan(50);
  expect(missing.map(({ path, name, range }) => `${path} wants ${name} ${range}`)).toEqual([]);
});

test.each(['tools', 'e2e'])('%s needs foreign packages for development only', (workspace) => {
  // `npm audit --omit=dev` counts the dependencies of every workspace as production.
  const { dependencies = {} } = packages[workspace] ?? {};
  const names = Object.keys(dependencies);
  expect(names).toContain('@kongres/content');
  expect(names.filter((name) => !name.startsWith('@kongres/'))).toEqual([]);
});

/** As Node looks for it: beside the package that wants it, then ever further up. */
function isLocked(path: string, name: string): boolean {
  const folders = path.split('/').map((_, depth, all) => `${all.slice(0, depth + 1).join('/')}/`);
  return ['', ...folders].some((folder) =>
    Object.hasOwn(packages, `${folder}node_modules/${name}`),
  );
}
