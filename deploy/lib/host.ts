import { spawnSync } from 'node:child_process';

/** What a deployment does to the machine beside moving files. */
export interface Host {
  /** Runs a program to its end; throws with what it said if that was a bad one. */
  run(program: string, ...args: string[]): void;
  say(line: string): void;
}

export const thisHost: Host = {
  run(program, ...args) {
    const { status, error, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
    if (error) throw error;
    if (status === 0) return;
    const said = [stdout + stderr, program === 'systemctl' ? journalOf(args.at(-1) ?? '') : ''];
    const lines = said.filter(Boolean).map((text) => `\n${text.trim()}`);
    throw new Error(`${program} ${args.join(' ')} ended with ${status}:${lines.join('')}`);
  },
  say: (line) => console.log(line),
};

/** systemctl only says that a unit failed; the unit itself has said why. */
function journalOf(unit: string): string {
  const args = ['--no-pager', '--output=cat', '--lines=40', `--unit=${unit}`];
  return spawnSync('journalctl', args, { encoding: 'utf8' }).stdout;
}
