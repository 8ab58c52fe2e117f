import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { findProgram } from '../../lib/find-program.ts';

export function findNewestPostgres(): { bin: string; version: string } {
  const postgres = findProgram('postgres');
  const output = execFileSync(postgres, ['--version'], { encoding: 'utf8' });
  return { bin: dirname(postgres), version: /[\d.]+/.exec(output)?.[0] ?? output.trim() };
}
