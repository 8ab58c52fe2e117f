import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { memoryOf } from '@kongres/tools/lib/memory-of';
import { afterwards } from './afterwards.ts';
import { freePort } from '@kongres/tools/dev/stack/free-port';

export interface RunningProcess {
  /** How much memory it takes, in megabytes. */
  memory: () => number;
  isRunning: () => boolean;
  /** As a power cut would end it. */
  kill: () => Promise<void>;
  /** As a deployment would end it. */
  stop: () => Promise<void>;
}

export interface RunningApi extends RunningProcess {
  origin: string;
}

/** Where a product process comes from: its sources, unless a test has them elsewhere. */
interface Program {
  node: string;
  folder: string;
}

const ours: Program = { node: process.execPath, folder: join(import.meta.dirname, '../src') };

/** One API process as in production. */
export async function startApi(
  env: Record<string, string>,
  port?: number,
  program = ours,
): Promise<RunningApi> {
  const apiPort = port ?? (await freePort());
  const child = start('main/server.ts', { ...env, API_PORT: String(apiPort) }, program);
  const origin = `http://127.0.0.1:${apiPort}`;
  while (!(await fetch(`${origin}/api/health`).catch(() => null))?.ok) await sleep(50);
  return { origin, ...child };
}

export function startWorker(env: Record<string, string>, program = ours): RunningProcess {
  return start('main/worker.ts', env, program);
}

function start(
  entry: string,
  env: Record<string, string>,
  { node, folder }: Program,
): RunningProcess {
  const child: ChildProcess = spawn(node, [join(folder, entry)], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    await ended;
  };
  afterwards(() => end('SIGKILL'));
  return {
    memory: () => memoryOf(child.pid ?? 0),
    isRunning: () => child.exitCode === null && child.signalCode === null,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
