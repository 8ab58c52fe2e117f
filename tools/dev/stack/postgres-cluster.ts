import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from './free-port.ts';
import { findNewestPostgres } from './postgres.ts';

const run = promisify(execFile);
/** PostgreSQL refuses to be run by root. */
const isRoot = process.getuid?.() === 0;

export async function startPostgresCluster(settings: Record<string, string | number> = {}) {
  const { bin } = findNewestPostgres();
  // Socket paths must be short.
  const folder = await mkdtemp('/tmp/kongres-postgres-');
  if (isRoot) await run('chown', ['postgres', folder]);
  const port = await findFreePort();
  const runAsPostgres = (program: string, ...args: string[]) => {
    const command = [join(bin, program), '-D', folder, ...args];
    const [first = '', ...rest] = isRoot
      ? ['runuser', '-u', 'postgres', '--', ...command]
      : command;
    return run(first, rest, { cwd: '/' });
  };
  const options = Object.entries({
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    ...settings,
  }).map(([name, value]) => `-c ${name}=${value}`);
  const start = () =>
    // Without -l the server inherits the pipes and pg_ctl does not return.
    runAsPostgres(
      'pg_ctl',
      'start',
      '-w',
      '-l',
      `${folder}/log`,
      '-o',
      `-p ${port} ${options.join(' ')}`,
    );
  const stopHard = () => runAsPostgres('pg_ctl', 'stop', '-m', 'immediate');
  /** CPU time of the server, including ended child processes. */
  const readCpuSeconds = () => {
    const [pid] = readFileSync(`${folder}/postmaster.pid`, 'utf8').split('\n');
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) / 100, 0);
  };
  const remove = async () => {
    await stopHard().catch(() => {});
    await rm(folder, { recursive: true, force: true });
  };

  try {
    await runAsPostgres(
      'initdb',
      '--username=postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    );
    await start();
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    server: `postgres://postgres@127.0.0.1:${port}`,
    start,
    stopHard,
    remove,
    readCpuSeconds,
  };
}
