import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newestPostgres } from '@kongres/tools/stack/postgres';
import { afterwards } from './afterwards.ts';
import { freePort } from './test-api.ts';

const run = promisify(execFile);
const { bin } = newestPostgres();
/** PostgreSQL refuses to be run by root. */
const isRoot = process.getuid?.() === 0;

/** A PostgreSQL of one's own, to be stopped as hard as it likes without harm to anyone else's. */
export async function startOwnPostgres() {
  // Not the usual folder for such things: the path of a socket must be short.
  const folder = await mkdtemp('/tmp/kongres-postgres-');
  if (isRoot) await run('chown', ['postgres', folder]);
  const port = await freePort();
  const asPostgres = (program: string, ...args: string[]) => {
    const command = [join(bin, program), '-D', folder, ...args];
    const [first = '', ...rest] = isRoot
      ? ['runuser', '-u', 'postgres', '--', ...command]
      : command;
    return run(first, rest, { cwd: '/' });
  };
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
  // pg_ctl leaves the server behind with our pipes in its hands: without -l it would never return.
  const start = () => asPostgres('pg_ctl', 'start', '-w', '-l', `${folder}/log`, '-o', options);
  const stopHard = () => asPostgres('pg_ctl', 'stop', '-m', 'immediate');

  await asPostgres('initdb', '--username=postgres', '--auth=trust', '--no-sync');
  await start();
  return {
    server: `postgres://postgres@127.0.0.1:${port}`,
    start,
    stopHard,
    /** To be called before anything that uses it is registered to end: hooks run backwards. */
    endLast: () =>
      afterwards(async () => {
        await stopHard().catch(() => {});
        await rm(folder, { recursive: true, force: true });
      }),
  };
}
