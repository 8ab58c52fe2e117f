import { spawnSync } from 'node:child_process';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { installed } from '../lib/installed.ts';
import { newestPostgres } from '../dev/stack/postgres.ts';

/** What figures were measured on, in one line. */
export function describeMachine(): string {
  const memory = Math.round(totalmem() / 1024 ** 3);
  return [
    `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'})`,
    `${memory} GB`,
    `Node ${process.versions.node}`,
    `PostgreSQL ${newestPostgres().version}`,
    `nginx ${nginxVersion()}`,
  ].join(', ');
}

function nginxVersion(): string {
  // nginx tells its version as if it were an error.
  const told = spawnSync(installed('nginx'), ['-v'], { encoding: 'utf8' }).stderr;
  return /nginx\/([\d.]+)/.exec(told)?.[1] ?? told.trim();
}
