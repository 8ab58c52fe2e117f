import { spawnSync } from 'node:child_process';

export interface Host {
  /** Runs a program; throws with its output if it fails. */
  run(program: string, ...args: string[]): void;
  print(line: string): void;
}

export const localHost: Host = {
  run(program, ...args) {
    const { status, error, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
    if (error) throw error;
    if (status === 0) return;
    const outputs = [
      stdout + stderr,
      program === 'systemctl' ? readUnitLog(args.at(-1) ?? '') : '',
    ];
    const lines = outputs.filter(Boolean).map((text) => `\n${text.trim()}`);
    throw new Error(`${program} ${args.join(' ')} ended with ${status}:${lines.join('')}`);
  },
  print: (line) => console.log(line),
};

/** systemctl prints only that a unit failed; the reason is in its log. */
function readUnitLog(unit: string): string {
  const args = ['--no-pager', '--output=cat', '--lines=40', `--unit=${unit}`];
  return spawnSync('journalctl', args, { encoding: 'utf8' }).stdout;
}
