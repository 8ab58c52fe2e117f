import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

const installed = '/usr/lib/postgresql';

/** The newest PostgreSQL that Debian has put on this machine. */
export function newestPostgres(): { bin: string; version: string } {
  const newest = readdirSync(installed).toSorted((a, b) => Number(b) - Number(a))[0];
  const bin = `${installed}/${newest}/bin`;
  const told = execFileSync(`${bin}/postgres`, ['--version'], { encoding: 'utf8' });
  return { bin, version: /[\d.]+/.exec(told)?.[0] ?? told.trim() };
}
