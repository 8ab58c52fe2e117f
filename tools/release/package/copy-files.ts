import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { rootFolder } from '../../lib/folders.ts';
import { listReachablePackages } from './reachable-packages.ts';

/** Project files known to git, without tests. */
export function copySources(paths: readonly string[], to: string): void {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...paths];
  const listed = execFileSync('git', args, { cwd: rootFolder, encoding: 'utf8' });
  const names = listed.split('\0').filter((name) => name && !/\.test\.tsx?$/.test(name));
  for (const name of names) copyFile(name, to);
}

export function copyModules(
  workspace: string,
  to: string,
  reach: Parameters<typeof listReachablePackages>[2] = {},
): string[] {
  const folders = listReachablePackages(rootFolder, workspace, reach).filter((folder) =>
    folder.includes('node_modules/'),
  );
  for (const folder of folders) {
    cpSync(join(rootFolder, folder), join(to, folder), {
      recursive: true,
      filter: (path) =>
        !path.slice(join(rootFolder, folder).length).includes('/node_modules') &&
        !/\.(?:map|md|markdown|[cm]?ts|flow)$/.test(path),
    });
  }
  return folders;
}

export function linkOwnPackages(root: string): void {
  const scope = join(root, 'node_modules/@kongres');
  mkdirSync(scope, { recursive: true });
  for (const folder of globSync('packages/*', { cwd: root })) {
    symlinkSync(join('../..', folder), join(scope, basename(folder)));
  }
}

function copyFile(name: string, to: string): void {
  mkdirSync(dirname(join(to, name)), { recursive: true });
  cpSync(join(rootFolder, name), join(to, name), { verbatimSymlinks: true });
}
