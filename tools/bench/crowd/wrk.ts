import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Answered {
  answers: number;
  perSecond: number;
  /** Answers that were no success, and connections that broke. */
  failed: number;
  p50: string;
  p99: string;
}

/** What wrk tells of a run. */
export async function runWrk(
  url: string,
  options: { connections: number; threads?: number; seconds: number; script?: readonly string[] },
): Promise<Answered> {
  const { connections, threads = 1, seconds, script = [] } = options;
  const [file, ...args] = script;
  const { stdout } = await run('wrk', [
    `--threads=${threads}`,
    `--connections=${connections}`,
    `--duration=${seconds}s`,
    '--timeout=10s',
    '--latency',
    ...(file ? [`--script=${file}`] : []),
    url,
    ...(file ? ['--', ...args] : []),
  ]);
  const told = (pattern: RegExp) => pattern.exec(stdout)?.[1];
  const errors = [...(told(/Socket errors: (.*)/)?.matchAll(/\d+/g) ?? [])].map(Number);
  const refused = Number(told(/Non-2xx or 3xx responses: (\d+)/) ?? 0);
  return {
    answers: Number(told(/(\d+) requests in/)),
    perSecond: Number(told(/^Requests\/sec:\s+([\d.]+)$/m)),
    failed: refused + errors.reduce((sum, count) => sum + count, 0),
    p50: told(/50%\s+(\S+)/) ?? '',
    p99: told(/99%\s+(\S+)/) ?? '',
  };
}
