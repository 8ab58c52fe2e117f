import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { installed } from '../lib/installed.ts';
import { rootFolder } from '../lib/folders.ts';
import { drillFolder, makeBaseSystem } from './base-system.ts';
import { runInside } from './run-inside.ts';

/** Where the project is inside the machine. */
export const projectInside = '/project';

/**
 * A machine with a systemd of its own, and a network of its own in which there is nobody else. It has our tree, for what
 * stands where the outside world begins.
 */
export class Machine {
  readonly #root = join(drillFolder, 'root');
  #process: ReturnType<typeof spawn> | null = null;

  /** Empty: a copy of a Debian that nobody has used. */
  static create(): Machine {
    const machine = new Machine();
    rmSync(machine.#root, { recursive: true, force: true });
    execFileSync('cp', ['-a', '--reflink=auto', makeBaseSystem(), machine.#root]);
    return machine;
  }

  /** Switches it on; whatever it had on its disk is still there. */
  async boot(): Promise<void> {
    const container = [
      installed('systemd-nspawn'),
      '--quiet',
      `--directory=${this.#root}`,
      '--machine=kongres-drill',
      '--boot',
      '--private-network',
      '--register=no',
      '--keep-unit',
      `--bind=${rootFolder}:${projectInside}`,
      '--console=pipe',
    ];
    // In mounts of its own, so that nothing of it is left on the machine it runs on.
    this.#process = spawn('unshare', ['--mount', '--propagation=private', ...container], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const until = Date.now() + 120_000;
    // Degraded: a program of Debian's wants what this machine has not got. Whoever is held to more asks for it.
    for (let state = 'off'; !/^(?:running|degraded)$/.test(state); state = await this.#state()) {
      if (Date.now() > until) throw new Error(`the machine does not start: ${state}`);
      await sleep(500);
    }
  }

  /** The first process inside, as it is numbered outside. */
  get leader(): string {
    const own = (pid: string) =>
      readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0] ?? '';
    return own(String(this.#process?.pid));
  }

  async #state(): Promise<string> {
    try {
      return (await this.run('systemctl is-system-running || true')).trim();
    } catch {
      return 'off';
    }
  }

  /** What a person types who is root on it; answers with what was printed. */
  run(script: string): Promise<string> {
    return runInside(this.leader, script);
  }

  async stop(): Promise<void> {
    if (!this.#process) return;
    const ended = once(this.#process, 'exit');
    try {
      await this.run('systemctl poweroff');
    } catch {
      this.#process.kill('SIGKILL');
    }
    await ended;
    this.#process = null;
  }
}
