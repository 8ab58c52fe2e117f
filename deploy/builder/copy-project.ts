import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

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
  mkdirSync(join(to, modules));
  for (const name of readdirSync(join(from, modules))) {
    if (name !== ours) symlinkSync(join(from, modules, name), join(to, modules, name));
  }
  cpSync(join(from, modules, ours), join(to, modules, ours), {
    recursive: true,
    verbatimSymlinks: true,
  });
  // What npm has put beside a part instead of at the top.
  const own = join('apps/web', modules);
  if (existsSync(join(from, own))) {
    mkdirSync(dirname(join(to, own)), { recursive: true });
    symlinkSync(join(from, own), join(to, own));
  }
}
