import { spawnSync } from 'node:child_process';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { findProgram } from '../lib/find-program.ts';
import { findNewestPostgres } from '../dev/stack/postgres.ts';

export function describeMachine(): string {
  const memory = Math.round(totalmem() / 1024 ** 3);
  return [
    `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'})`,
    `${memory} GB`,
    `Node ${process.versions.node}`,
    `PostgreSQL ${findNewestPostgres().version}`,
    `nginx ${readNginxVersion()}`,
  ].join(', ');
}

function readNginxVersion(): string {
  // nginx prints its version to stderr.
  const output = spawnSync(findProgram('nginx'), ['-v'], { encoding: 'utf8' }).stderr;
  return /nginx\/([\d.]+)/.exec(output)?.[1] ?? output.trim();
}
