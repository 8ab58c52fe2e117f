import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Successful responses per second; throws if any request failed. */
export async function measureRequests(
  url: string,
  { connections, seconds, script }: { connections: number; seconds: number; script: string },
): Promise<number> {
  const { stdout } = await run('wrk', [
    '--threads=1',
    `--connections=${connections}`,
    `--duration=${seconds}s`,
    `--script=${script}`,
    url,
  ]);
  const rate = Number(/^Requests\/sec:\s+([\d.]+)$/m.exec(stdout)?.[1]);
  if (!rate || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}:\n${stdout}`);
  return rate;
}
