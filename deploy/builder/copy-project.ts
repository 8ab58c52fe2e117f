import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const modules = 'node_modules';
/** Our own packages, by the name that others import them by. */
const ours = '@kongres';

/**
 * A copy of the sources that a build may write in, with what others wrote linked in: those packages are read and never
 * changed. Our own are found in the copy.
 */
export function copyProject(from: string, to: string): void {
  cpSync(from, to, {
    recursive: true,
    filter: (path) => !path.slice(from.length).split('/').includes(modules),
  });
  linkModules(from, to);
  // What npm has put beside a part instead of at the top.
  linkModules(join(from, 'apps/web'), join(to, 'apps/web'));
}

/** One by one: Vite keeps files of its own between them. */
function linkModules(from: string, to: string): void {
  if (!existsSync(join(from, modules))) return;
  mkdirSync(join(to, modules));
  for (const name of readdirSync(join(from, modules))) {
    const [target, link] = [join(from, modules, name), join(to, modules, name)];
    if (name === ours) cpSync(target, link, { recursive: true, verbatimSymlinks: true });
    else symlinkSync(target, link);
  }
}
