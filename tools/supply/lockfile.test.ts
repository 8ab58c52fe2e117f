import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { proves } from '../proof/proves.ts';
import { rootFolder } from '../stack/folders.ts';

interface Locked {
  link?: boolean;
  integrity?: string;
  resolved?: string;
}

const { packages } = JSON.parse(readFileSync(join(rootFolder, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};

test('every package that is not ours has a hash and comes from the registry', () => {
  const tell = proves('lockfile');
  const foreign = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
  const unhashed = foreign.filter(
    ([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity),
  );
  // One that comes from the registry names no address (.npmrc); only a stray one does.
  const strayed = foreign.filter(([, { resolved }]) => resolved !== undefined);
  tell(
    `${foreign.length} packages, ${unhashed.length} without a hash, ${strayed.length} from elsewhere`,
  );
  expect(foreign.length).toBeGreaterThan(100);
  expect(unhashed.map(([path]) => path)).toEqual([]);
  expect(strayed.map(([path]) => path)).toEqual([]);
});
