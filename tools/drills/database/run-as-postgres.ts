import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inheritedEnvironment } from '../../lib/config.ts';

const run = promisify(execFile);

export const isRoot = process.getuid?.() === 0;

export async function runAsPostgres(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const command = [program, ...args];
  const [first = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
  const options = { cwd: '/', env: { ...inheritedEnvironment, ...env }, maxBuffer: 16 * 1024 ** 2 };
  try {
    return (await run(first, rest, options)).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
  }
}
