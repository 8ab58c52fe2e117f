import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** How long `visit.lua` waits between two files of one connection. */
const pauseMs = 100;

export interface Arrived {
  seconds: number;
  visits: number;
  perSecond: number;
  failed: number;
  /** How long a file took, for the middle one and for the slowest of a hundred. */
  p50: string;
  p99: string;
}

/** New visitors at a steady rate: each fetches every file of a visit and goes. */
export async function arrive(
  origin: string,
  paths: readonly string[],
  { perSecond, seconds, folder }: { perSecond: number; seconds: number; folder: string },
): Promise<Arrived> {
  const list = join(folder, 'visit.txt');
  writeFileSync(list, `${paths.join('\n')}\n`);
  const { stdout } = await run('wrk', [
    '--threads=1',
    '--latency',
    '--timeout=10s',
    // A tenth more, for what the answers themselves take.
    `--connections=${Math.ceil((perSecond * paths.length * pauseMs * 1.1) / 1000)}`,
    `--duration=${seconds}s`,
    `--script=${join(import.meta.dirname, 'visit.lua')}`,
    origin,
    '--',
    list,
  ]);
  const told = (pattern: RegExp) => pattern.exec(stdout)?.[1];
  const visits = Number(told(/(\d+) requests in/)) / paths.length;
  const errors = [...(told(/Socket errors: (.*)/)?.matchAll(/\d+/g) ?? [])].map(Number);
  const refused = Number(told(/Non-2xx or 3xx responses: (\d+)/) ?? 0);
  return {
    seconds,
    visits,
    perSecond: visits / seconds,
    failed: refused + errors.reduce((sum, count) => sum + count, 0),
    p50: told(/50%\s+(\S+)/) ?? '',
    p99: told(/99%\s+(\S+)/) ?? '',
  };
}
