import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { rootFolder } from '../../lib/folders.ts';
import { reachablePackages } from './reachable-packages.ts';

/** Our own files below these paths, as git knows them; tests stay at home. */
export function copySources(paths: readonly string[], to: string): void {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...paths];
  const listed = execFileSync('git', args, { cwd: rootFolder, encoding: 'utf8' });
  const names = listed.split('\0').filter((name) => name && !/\.test\.tsx?$/.test(name));
  for (const name of names) copy(name, to);
}

/** What others wrote and a workspace needs; types, maps and pages of documentation are for developers. */
export function copyModules(
  workspace: string,
  to: string,
  reach: Parameters<typeof reachablePackages>[2] = {},
): string[] {
  const folders = reachablePackages(rootFolder, workspace, reach).filter((folder) =>
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

/** Our own packages by the names that others import them by, once their sources are there. */
export function linkOwnPackages(root: string): void {
  const scope = join(root, 'node_modules/@kongres');
  mkdirSync(scope, { recursive: true });
  for (const folder of globSync('packages/*', { cwd: root })) {
    symlinkSync(join('../..', folder), join(scope, basename(folder)));
  }
}

function copy(name: string, to: string): void {
  mkdirSync(dirname(join(to, name)), { recursive: true });
  cpSync(join(rootFolder, name), join(to, name), { verbatimSymlinks: true });
}
