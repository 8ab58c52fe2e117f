import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A copy of a build that a test may change; it goes with the test. */
export function copyRelease(site: string) {
  const folder = mkdtempSync(join(tmpdir(), 'kongres-release-'));
  // The processes of nginx that read it are nobody's.
  chmodSync(folder, 0o755);
  cpSync(site, folder, { recursive: true });
  return {
    folder,
    file: (path: string) => join(folder, 'client', path),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
