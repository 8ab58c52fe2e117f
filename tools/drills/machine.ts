import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram } from '../lib/find-program.ts';
import { rootFolder } from '../lib/folders.ts';
import { drillFolder, makeBaseSystem } from './base-system.ts';
import { runInside } from './run-inside.ts';

export const projectInside = '/project';

/** A machine with its own systemd and an isolated network. The project is mounted for the fake external services. */
export class Machine {
  readonly #root = join(drillFolder, 'root');
  #process: ReturnType<typeof spawn> | null = null;

  /** Starts from a copy of the base system. */
  static create(): Machine {
    const machine = new Machine();
    rmSync(machine.#root, { recursive: true, force: true });
    execFileSync('cp', ['-a', '--reflink=auto', makeBaseSystem(), machine.#root]);
    return machine;
  }

  /** Keeps the disk of an earlier boot. */
  async boot(): Promise<void> {
    const container = [
      findProgram('systemd-nspawn'),
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
    // Private mounts, so that nothing stays mounted on the host.
    this.#process = spawn('unshare', ['--mount', '--propagation=private', ...container], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const until = Date.now() + 120_000;
    // `degraded` is accepted: some Debian units fail in containers.
    for (let state = 'off'; !/^(?:running|degraded)$/.test(state); state = await this.#state()) {
      if (Date.now() > until) throw new Error(`the machine did not start: ${state}`);
      await sleep(500);
    }
  }

  /** The host's pid of the machine's init process. */
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
