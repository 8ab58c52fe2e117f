import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import type { Readable } from 'node:stream';
import { inheritedEnvironment } from '../lib/config.ts';
import { rootFolder } from '../lib/folders.ts';

export interface Step {
  name: string;
  isOk: boolean;
  seconds: number;
  /** User and system time of the command and its descendants. */
  cpuSeconds: number;
}

/** Node does not report the CPU time of child processes; the shell writes it to a separate file descriptor. */
const timed = 'exec 4>&2; TIMEFORMAT="%U %S"; { time "$@" 2>&4 4>&-; } 2>&3';

/**
 * With `isQuiet` output is printed only on failure. With `isAlone` the CPU time is the machine's, because killed
 * browser processes do not report theirs.
 */
export async function runStep(
  command: readonly string[],
  {
    env = {},
    isQuiet = false,
    isAlone = false,
  }: { env?: Record<string, string>; isQuiet?: boolean; isAlone?: boolean } = {},
): Promise<Step> {
  const started = Date.now();
  const busyBefore = readBusySeconds();
  const line = command.join(' ');
  if (!isQuiet) console.log(`\n> ${line}`);
  const output = isQuiet ? 'pipe' : 'inherit';
  const child = spawn('bash', ['-c', timed, 'bash', ...command], {
    cwd: rootFolder,
    env: { ...inheritedEnvironment, ...env },
    stdio: ['ignore', output, output, 'pipe'],
  });
  let [printed, times] = ['', ''];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part) => (printed += part));
  (child.stdio[3] as Readable).on('data', (part) => (times += part));
  const [status] = await once(child, 'close');
  const isOk = status === 0;
  const seconds = (Date.now() - started) / 1000;
  const [user = 0, system = 0] = times.trim().split(' ').map(Number);
  const cpuSeconds = isAlone ? readBusySeconds() - busyBefore : user + system;
  if (isQuiet) console.log(`\n> ${line}${isOk ? '' : `\n${printed}`}`);
  console.log(
    `  ${isOk ? 'ok' : 'FAILED'} in ${seconds.toFixed(1)} s, ${cpuSeconds.toFixed(1)} CPU s`,
  );
  return { name: line, isOk, seconds, cpuSeconds };
}

function readBusySeconds(): number {
  const milliseconds = cpus().map(({ times: { user, nice, sys, irq } }) => user + nice + sys + irq);
  return milliseconds.reduce((sum, busy) => sum + busy, 0) / 1000;
}
