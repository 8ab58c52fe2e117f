import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { rootFolder } from '../../lib/folders.ts';

/** What is made, fetched or kept beside the sources. */
const leftOut = new Set([
  '.git',
  '.node',
  '.packages',
  '.react-router',
  '.reports',
  '.shots',
  '.stack',
  'build',
  'node_modules',
  'test-results',
]);

/** A copy of the project whose contents may be changed: the real dependencies, but its own packages. */
export function copyProject(copy: string): void {
  cpSync(rootFolder, copy, {
    recursive: true,
    filter: (path) =>
      !relative(rootFolder, path)
        .split(sep)
        .some((part) => leftOut.has(part)),
  });
  linkModules(copy);
}

function linkModules(copy: string): void {
  const modules = join(rootFolder, 'node_modules');
  mkdirSync(join(copy, 'node_modules/@kongres'), { recursive: true });
  for (const name of readdirSync(modules)) {
    // The other hidden folders are caches, which two trees must not share.
    if (name === '@kongres' || (name.startsWith('.') && name !== '.bin')) continue;
    symlinkSync(join(modules, name), join(copy, 'node_modules', name));
  }
  for (const workspace of workspaces()) {
    const name = workspace.replace(/^.*\//, '');
    symlinkSync(join(copy, workspace), join(copy, 'node_modules/@kongres', name));
    // What npm has put beside a workspace instead of at the top.
    const own = join(workspace, 'node_modules');
    if (existsSync(join(rootFolder, own))) symlinkSync(join(rootFolder, own), join(copy, own));
  }
}

function workspaces(): string[] {
  const within = (folder: string) =>
    readdirSync(join(rootFolder, folder)).map((name) => `${folder}/${name}`);
  return [...within('apps'), ...within('packages'), 'deploy', 'tools', 'e2e'];
}
