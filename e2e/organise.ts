import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inheritedEnvironment } from '@kongres/tools/stack/config';
import { rootFolder } from '@kongres/tools/stack/folders';
import { databaseUrl } from './config.ts';

const run = promisify(execFile);

/** One of the organiser's own commands, on the stack's database. */
export function organise(...args: string[]): Promise<string> {
  return organiseWith({ DATABASE_URL: databaseUrl }, ...args);
}

/** The same for another shop than the stack's. */
export async function organiseWith(
  env: Record<string, string>,
  ...args: string[]
): Promise<string> {
  const { stdout } = await run(process.execPath, ['apps/api/src/organiser.ts', ...args], {
    cwd: rootFolder,
    env: { ...inheritedEnvironment, ...env },
  });
  return stdout;
}
