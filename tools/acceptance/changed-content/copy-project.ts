import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { rootFolder } from '../../lib/folders.ts';

const excludedNames = new Set([
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

/** Copies the project with links to its dependencies and to the copied packages. */
export function copyProject(copy: string): void {
  cpSync(rootFolder, copy, {
    recursive: true,
    filter: (path) =>
      !relative(rootFolder, path)
        .split(sep)
        .some((part) => excludedNames.has(part)),
  });
  linkModules(copy);
}

function linkModules(copy: string): void {
  const modules = join(rootFolder, 'node_modules');
  mkdirSync(join(copy, 'node_modules/@kongres'), { recursive: true });
  for (const name of readdirSync(modules)) {
    if (name === '@kongres' || (name.startsWith('.') && name !== '.bin')) continue;
    symlinkSync(join(modules, name), join(copy, 'node_modules', name));
  }
  for (const workspace of listWorkspaces()) {
    const name = workspace.replace(/^.*\//, '');
    symlinkSync(join(copy, workspace), join(copy, 'node_modules/@kongres', name));
    // Dependencies that npm did not hoist.
    const own = join(workspace, 'node_modules');
    if (existsSync(join(rootFolder, own))) symlinkSync(join(rootFolder, own), join(copy, own));
  }
}

function listWorkspaces(): string[] {
  const within = (folder: string) =>
    readdirSync(join(rootFolder, folder)).map((name) => `${folder}/${name}`);
  return [...within('apps'), ...within('packages'), 'deploy', 'tools', 'e2e'];
}
