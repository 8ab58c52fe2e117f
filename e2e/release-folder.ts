import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Copies a build so that a test can change it. */
export function copyRelease(site: string) {
  const folder = mkdtempSync(join(tmpdir(), 'kongres-release-'));
  // nginx workers run as the user `nobody`.
  chmodSync(folder, 0o755);
  cpSync(site, folder, { recursive: true });
  return {
    folder,
    file: (path: string) => join(folder, 'client', path),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
