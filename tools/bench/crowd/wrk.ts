import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface WrkResults {
  answers: number;
  perSecond: number;
  failed: number;
  p50: string;
  p99: string;
}

export async function runWrk(
  url: string,
  options: { connections: number; threads?: number; seconds: number; script?: readonly string[] },
): Promise<WrkResults> {
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
  const match = (pattern: RegExp) => pattern.exec(stdout)?.[1];
  const errors = [...(match(/Socket errors: (.*)/)?.matchAll(/\d+/g) ?? [])].map(Number);
  const refused = Number(match(/Non-2xx or 3xx responses: (\d+)/) ?? 0);
  return {
    answers: Number(match(/(\d+) requests in/)),
    perSecond: Number(match(/^Requests\/sec:\s+([\d.]+)$/m)),
    failed: refused + errors.reduce((sum, count) => sum + count, 0),
    p50: match(/50%\s+(\S+)/) ?? '',
    p99: match(/99%\s+(\S+)/) ?? '',
  };
}
