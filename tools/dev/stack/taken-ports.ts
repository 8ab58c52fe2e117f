import { execFile } from 'node:child_process';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import type { LocalConfig } from '../../lib/config.ts';
import { Refusal } from '../../lib/refusal.ts';

const run = promisify(execFile);

/** Throws a sentence about the first of these ports at which somebody listens. */
export async function refuseTakenPorts(
  ports: readonly number[],
  { portVariable, port: first }: Pick<LocalConfig, 'portVariable' | 'port'>,
): Promise<void> {
  for (const port of ports) {
    if (!(await isTaken(port))) continue;
    const listener = await listenerAt(port);
    throw new Refusal(
      `Port ${port} is taken${listener && ` by ${listener}`}: end what listens there, ` +
        `or choose other ports, for example with ${portVariable}=${first + 1000}.`,
    );
  }
}

/** A connection tells, not an attempt to listen: macOS lets two listen on one port, each at its own address. */
async function isTaken(port: number): Promise<boolean> {
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => answersAt(host, port)));
  return answers.includes(true);
}

function answersAt(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/** The command and number of the process that listens there, as far as this machine tells us. */
async function listenerAt(port: number): Promise<string> {
  const pid =
    firstNumber(await outputOf('lsof', ['-nPt', `-iTCP:${port}`, '-sTCP:LISTEN'])) ||
    firstNumber(await outputOf('ss', ['-Hltnp', `sport = :${port}`]), /pid=(\d+)/);
  if (!pid) return '';
  const command = (await outputOf('ps', ['-ww', '-o', 'args=', '-p', pid])).trim();
  return command ? `${command} (pid ${pid})` : `pid ${pid}`;
}

function firstNumber(text: string, pattern = /^(\d+)$/m): string {
  return pattern.exec(text)?.[1] ?? '';
}

/** Nothing where the program is missing or finds nothing. */
async function outputOf(program: string, args: readonly string[]): Promise<string> {
  return await run(program, args).then(
    ({ stdout }) => stdout,
    () => '',
  );
}
