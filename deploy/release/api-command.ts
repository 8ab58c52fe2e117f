import { join } from 'node:path';
import type { ServerPaths } from '../lib/paths.ts';

/** Command that runs a program of a release with the user and settings of the API. */
export function buildApiCommand(
  { settings }: ServerPaths,
  folder: string,
  program: string,
): [string, ...string[]] {
  const files = ['site.env', 'kongres.env'].map((name) => `--env-file=${join(settings, name)}`);
  const source = join(folder, 'app/apps/api/src', program);
  return ['runuser', '-u', 'kongres', '--', join(folder, 'node'), ...files, source];
}
