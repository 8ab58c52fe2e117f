import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Host } from '../lib/host.ts';
import type { ServerPaths } from '../lib/paths.ts';
import { readRelease } from './release.ts';

/** Copies the packaged release beside the others, as hard links where possible. Running processes keep their files. */
export function installRelease({ packaged, releases }: ServerPaths, host: Host): string {
  const { id, packed } = readRelease(packaged);
  const [folder, unfinished] = [join(releases, id), join(releases, `.${id}`)];
  if (existsSync(folder)) {
    if (readRelease(folder).packed === packed) return id;
    throw new Error(`another package with the version ${id} is installed`);
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
