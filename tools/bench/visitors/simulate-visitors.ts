import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const pauseMs = 100;

export interface VisitorResults {
  seconds: number;
  visits: number;
  perSecond: number;
  failed: number;
  /** Response time per file. */
  p50: string;
  p99: string;
}

/** Visitors at a steady rate; each fetches every file of a visit. */
export async function simulateVisitors(
  origin: string,
  paths: readonly string[],
  { perSecond, seconds, folder }: { perSecond: number; seconds: number; folder: string },
): Promise<VisitorResults> {
  const list = join(folder, 'visit.txt');
  writeFileSync(list, `${paths.join('\n')}\n`);
  const { stdout } = await run('wrk', [
    '--threads=1',
    '--latency',
    '--timeout=10s',
    // Ten percent more for response times.
    `--connections=${Math.ceil((perSecond * paths.length * pauseMs * 1.1) / 1000)}`,
    `--duration=${seconds}s`,
    `--script=${join(import.meta.dirname, 'visit.lua')}`,
    origin,
    '--',
    list,
  ]);
  const match = (pattern: RegExp) => pattern.exec(stdout)?.[1];
  const visits = Number(match(/(\d+) requests in/)) / paths.length;
  const errors = [...(match(/Socket errors: (.*)/)?.matchAll(/\d+/g) ?? [])].map(Number);
  const refused = Number(match(/Non-2xx or 3xx responses: (\d+)/) ?? 0);
  return {
    seconds,
    visits,
    perSecond: visits / seconds,
    failed: refused + errors.reduce((sum, count) => sum + count, 0),
    p50: match(/50%\s+(\S+)/) ?? '',
    p99: match(/99%\s+(\S+)/) ?? '',
  };
}
