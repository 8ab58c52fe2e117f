import { spawn, type ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { inheritedEnvironment as inherited } from './config.ts';

export class Processes {
  readonly #children = new Map<string, ChildProcess>();
  readonly #restarting = new Set<string>();
  readonly #logFolder: string | null;
  #isStopping = false;

  constructor(logFolder: string | null = null) {
    this.#logFolder = logFolder;
  }

  /** If the process ends unexpectedly, all processes are stopped. */
  start(name: string, command: string, args: readonly string[], env: Record<string, string> = {}) {
    const child = spawn(command, args, {
      env: { ...inherited, ...env },
      stdio: ['ignore', this.#output(name), 'inherit'],
    });
    this.#children.set(name, child);
    child.once('error', (error) => this.#fail(`${name}: ${error.message}`));
    child.once('exit', (code, signal) => {
      this.#children.delete(name);
      if (!this.#isStopping && !this.#restarting.has(name))
        this.#fail(`${name} ended by itself (${signal ?? code})`);
    });
  }

  async endProcess(name: string): Promise<void> {
    const child = this.#children.get(name);
    if (!child) return;
    this.#restarting.add(name);
    await endChild(child);
    this.#restarting.delete(name);
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all([...this.#children.values()].map(endChild));
  }

  #output(name: string) {
    if (!this.#logFolder) return 'inherit';
    return openSync(join(this.#logFolder, `${name.replaceAll(' ', '-')}.log`), 'a');
  }

  #fail(message: string) {
    console.error(message);
    void this.stop().then(() => process.exit(1));
  }
}

async function endChild(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
