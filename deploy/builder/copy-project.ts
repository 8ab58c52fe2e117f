import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const modulesFolder = 'node_modules';
const workspaceScope = '@kongres';

/** Copies the sources for a build. Third-party packages are symlinked, workspace packages are copied. */
export function copyProject(from: string, to: string): void {
  cpSync(from, to, {
    recursive: true,
    filter: (path) => !path.slice(from.length).split('/').includes(modulesFolder),
  });
  linkModules(from, to);
  // Packages that npm did not hoist.
  linkModules(join(from, 'apps/web'), join(to, 'apps/web'));
}

/** Links packages one by one, because Vite writes into node_modules. */
function linkModules(from: string, to: string): void {
  if (!existsSync(join(from, modulesFolder))) return;
  mkdirSync(join(to, modulesFolder));
  for (const name of readdirSync(join(from, modulesFolder))) {
    const [target, link] = [join(from, modulesFolder, name), join(to, modulesFolder, name)];
    if (name === workspaceScope) cpSync(target, link, { recursive: true, verbatimSymlinks: true });
    else symlinkSync(target, link);
  }
}
