import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { afterwards } from './afterwards.ts';
import { newestPostgres } from '@kongres/tools/stack/postgres';
import { freePort } from './test-api.ts';

const run = promisify(execFile);

/** A PostgreSQL of one's own, to be stopped as hard as it likes without harm to anyone else's. */
export async function startOwnPostgres() {
  const folder = await mkdtemp('/tmp/kongres-postgres-');
  await run('chown', ['postgres', folder]);
  const { bin } = newestPostgres();
  const port = await freePort();
  const asPostgres = (program: string, ...args: string[]) =>
    run('runuser', ['-u', 'postgres', '--', `${bin}/${program}`, '-D', folder, ...args], {
      cwd: '/',
    });
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
  // pg_ctl leaves the server behind with our pipes in its hands: without -l it would never return.
  const start = () => asPostgres('pg_ctl', 'start', '-w', '-l', `${folder}/log`, '-o', options);
  const stopHard = () => asPostgres('pg_ctl', 'stop', '-m', 'immediate');

  await asPostgres('initdb', '--auth=trust', '--no-sync');
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
