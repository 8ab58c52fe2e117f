import { execFile } from 'node:child_process';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import type { LocalConfig } from '../../lib/config.ts';
import { Refusal } from '../../lib/refusal.ts';

const run = promisify(execFile);

export async function refuseTakenPorts(
  ports: readonly number[],
  { portVariable, port: first }: Pick<LocalConfig, 'portVariable' | 'port'>,
): Promise<void> {
  for (const port of ports) {
    if (!(await isTaken(port))) continue;
    const listener = await findListener(port);
    throw new Refusal(
      `Port ${port} is in use${listener && ` by ${listener}`}: stop that process, ` +
        `or choose other ports, for example with ${portVariable}=${first + 1000}.`,
    );
  }
}

/** Connects instead of listening: macOS allows two listeners on one port at different addresses. */
async function isTaken(port: number): Promise<boolean> {
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => canConnect(host, port)));
  return answers.includes(true);
}

function canConnect(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

async function findListener(port: number): Promise<string> {
  const pid =
    matchNumber(await readOutput('lsof', ['-nPt', `-iTCP:${port}`, '-sTCP:LISTEN'])) ||
    matchNumber(await readOutput('ss', ['-Hltnp', `sport = :${port}`]), /pid=(\d+)/);
  if (!pid) return '';
  const command = (await readOutput('ps', ['-ww', '-o', 'args=', '-p', pid])).trim();
  return command ? `${command} (pid ${pid})` : `pid ${pid}`;
}

function matchNumber(text: string, pattern = /^(\d+)$/m): string {
  return pattern.exec(text)?.[1] ?? '';
}

async function readOutput(program: string, args: readonly string[]): Promise<string> {
  return await run(program, args).then(
    ({ stdout }) => stdout,
    () => '',
  );
}
