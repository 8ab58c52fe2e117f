import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { installed } from '../../lib/installed.ts';

/** The newest PostgreSQL server on this machine. */
export function newestPostgres(): { bin: string; version: string } {
  const postgres = installed('postgres');
  const told = execFileSync(postgres, ['--version'], { encoding: 'utf8' });
  return { bin: dirname(postgres), version: /[\d.]+/.exec(told)?.[0] ?? told.trim() };
}
