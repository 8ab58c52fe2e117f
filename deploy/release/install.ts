import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Host } from '../lib/host.ts';
import type { Places } from '../lib/places.ts';
import { readRelease } from './release.ts';

/**
 * Puts what the package brought beside the releases before it, so that processes of the old one still find all of
 * their files. As links where that is possible: it then takes no room.
 */
export function install({ packaged, releases }: Places, host: Host): string {
  const { id, packed } = readRelease(packaged);
  const [folder, unfinished] = [join(releases, id), join(releases, `.${id}`)];
  if (existsSync(folder)) {
    if (readRelease(folder).packed === packed) return id;
    throw new Error(`another package with the version ${id} was installed before`);
  }
  rmSync(unfinished, { recursive: true, force: true });
  const { status } = spawnSync('cp', ['-al', packaged, unfinished], { stdio: 'ignore' });
  if (status !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    host.run('cp', '-a', packaged, unfinished);
  }
  renameSync(unfinished, folder);
  return id;
}
