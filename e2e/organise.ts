import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inheritedEnvironment } from '@kongres/tools/stack/config';
import { rootFolder } from '@kongres/tools/stack/folders';
import { databaseUrl } from './config.ts';

const run = promisify(execFile);

/** One of the organiser's own commands, on the stack's database. */
export async function organise(...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['apps/api/src/organiser.ts', ...args], {
    cwd: rootFolder,
    env: { ...inheritedEnvironment, DATABASE_URL: databaseUrl },
  });
  return stdout;
}
