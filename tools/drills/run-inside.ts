import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export async function runInside(leader: string, script: string): Promise<string> {
  const args = [`--target=${leader}`, '--all', 'bash', '-euc', script];
  try {
    const { stdout } = await run('nsenter', args, { cwd: '/', maxBuffer: 16 * 1024 ** 2 });
    return stdout;
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    throw new Error(`${script}\nended with ${code}:\n${stdout}${stderr}`, { cause: error });
  }
}
