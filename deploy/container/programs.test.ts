import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

test('every program started by a unit or the container exists', () => {
  const files = [
    'deploy/container/role.sh',
    ...globSync('deploy/systemd/*.service', { cwd: root }),
  ];
  const programs = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/(\$api|\/app)\/([\w/-]+\.ts)/g)].map(
      ([, base, path = '']) => (base === '$api' ? `apps/api/src/${path}` : path),
    ),
  );
  expect(programs.length).toBeGreaterThan(10);
  expect(programs.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
