import { join } from 'node:path';
import type { Places } from '../lib/places.ts';

/** A program of the API's in a release: the command that runs it as the user and with the settings that the API has. */
export function apiProgram(
  { settings }: Places,
  folder: string,
  program: string,
): [string, ...string[]] {
  const files = ['site.env', 'kongres.env'].map((name) => `--env-file=${join(settings, name)}`);
  const source = join(folder, 'app/apps/api/src', program);
  return ['runuser', '-u', 'kongres', '--', join(folder, 'node'), ...files, source];
}
