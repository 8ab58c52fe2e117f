import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readMemory } from '@kongres/tools/lib/read-memory';
import { registerCleanup } from './register-cleanup.ts';
import { findFreePort } from '@kongres/tools/dev/stack/free-port';

export interface RunningProcess {
  /** Megabytes. */
  getMemoryMb: () => number;
  isRunning: () => boolean;
  /** SIGKILL, as in a power cut. */
  kill: () => Promise<void>;
  /** SIGTERM, as in a deployment. */
  stop: () => Promise<void>;
}

export interface RunningApi extends RunningProcess {
  origin: string;
}

interface Program {
  node: string;
  folder: string;
}

const sourceProgram: Program = {
  node: process.execPath,
  folder: join(import.meta.dirname, '../src'),
};

/** Resolves once the API is healthy. */
export async function startApi(
  env: Record<string, string>,
  port?: number,
  program = sourceProgram,
): Promise<RunningApi> {
  const apiPort = port ?? (await findFreePort());
  const child = startProcess('main/server.ts', { ...env, API_PORT: String(apiPort) }, program);
  const origin = `http://127.0.0.1:${apiPort}`;
  while (!(await fetch(`${origin}/api/health`).catch(() => null))?.ok) await sleep(50);
  return { origin, ...child };
}

export function startWorker(env: Record<string, string>, program = sourceProgram): RunningProcess {
  return startProcess('main/worker.ts', env, program);
}

function startProcess(
  entry: string,
  env: Record<string, string>,
  { node, folder }: Program,
): RunningProcess {
  const child: ChildProcess = spawn(node, [join(folder, entry)], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const endWith = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    await ended;
  };
  registerCleanup(() => endWith('SIGKILL'));
  return {
    getMemoryMb: () => readMemory(child.pid ?? 0),
    isRunning: () => child.exitCode === null && child.signalCode === null,
    kill: () => endWith('SIGKILL'),
    stop: () => endWith('SIGTERM'),
  };
}
