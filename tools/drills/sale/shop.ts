import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readyPath } from '@kongres/contract/paths';
import { awaitAnswer } from '../../dev/stack/await-answer.ts';
import { inheritedEnvironment, readStackConfig } from '../../lib/config.ts';
import { createDatabase } from '../../dev/stack/database.ts';
import { asAppRole } from '../../lib/app-role.ts';
import { rootFolder, runFolderOf } from '../../lib/folders.ts';
import { Processes } from '../../lib/processes.ts';
import { apiName, startApi, startServices, startWorker } from '../../dev/stack/product.ts';
import { refuseTakenPorts } from '../../dev/stack/taken-ports.ts';
import { until } from '../until.ts';

const run = promisify(execFile);

/** What `organiser orders recover` says it did. */
export type Recovered = Record<'recovered' | 'refunding' | 'failed', string[]>;

/**
 * The product over a database of the drill's own: two API processes, worker, fake Stripe and mail sink. A process that
 * ends by itself ends the drill.
 */
export class Shop {
  readonly stripe: string;
  readonly origins: readonly string[];
  readonly #ports: readonly number[];
  readonly #processes: Processes;
  readonly #env: Record<string, string>;

  private constructor(processes: Processes, env: Record<string, string>) {
    const { apiPorts, fakeStripePort } = ports();
    this.#processes = processes;
    this.#env = env;
    this.#ports = apiPorts;
    this.origins = apiPorts.map((port) => `http://127.0.0.1:${port}`);
    this.stripe = `http://127.0.0.1:${fakeStripePort}`;
  }

  static async open(ownerUrl: string): Promise<Shop> {
    const stack = ports();
    const taken = [...stack.apiPorts, stack.fakeStripePort, stack.smtpPort, stack.mailPagePort];
    await refuseTakenPorts(taken, stack);
    const logs = runFolderOf(stack.port);
    mkdirSync(logs, { recursive: true });
    const processes = new Processes(logs);
    process.once('exit', () => void processes.stop());
    try {
      const shop = new Shop(processes, await startAround(processes, ownerUrl));
      await Promise.all([awaitAnswer(`${shop.stripe}/_stats`), shop.start()]);
      return shop;
    } catch (error) {
      await processes.stop();
      throw error;
    }
  }

  /** Until both API processes take requests; returns the seconds. */
  async start(): Promise<number> {
    startWorker(this.#processes, this.#env);
    for (const port of this.#ports) startApi(this.#processes, this.#env, port);
    return await until('the API is ready', async () => {
      const answers = await Promise.all(this.origins.map((origin) => fetch(origin + readyPath)));
      return answers.every(({ ok }) => ok);
    });
  }

  /** What an operator stops before a database is restored; Stripe goes on. */
  async stop(): Promise<void> {
    const names = ['worker', ...this.#ports.map(apiName)];
    await Promise.all(names.map((name) => this.#processes.end(name)));
  }

  /** Puts back what the payment provider knows and the database does not. */
  async recover(): Promise<Recovered> {
    const program = join(rootFolder, 'apps/api/src/cli/organiser.ts');
    const { stdout } = await run(
      process.execPath,
      [program, 'orders', 'recover', '--yes', '--json'],
      { env: { ...inheritedEnvironment, ...this.#env } },
    );
    return JSON.parse(stdout) as Recovered;
  }

  async close(): Promise<void> {
    await this.#processes.stop();
  }
}

/** Tables, fake Stripe and mail sink; returns what API and worker are told. */
async function startAround(processes: Processes, ownerUrl: string) {
  const stack = ports();
  const apiOrigin = `http://127.0.0.1:${stack.apiPorts[0]}`;
  await createDatabase(ownerUrl, { isNew: false });
  const local = { ...stack, ownerUrl, databaseUrl: asAppRole(ownerUrl) };
  const env = startServices(processes, local, { publicOrigin: apiOrigin, apiOrigin });
  // All buyers of the drill come from one address.
  return { ...env, PURCHASES_PER_CLIENT: '1000000', PURCHASES_PER_EMAIL: '1000000' };
}

function ports() {
  return readStackConfig(inheritedEnvironment, 'e2e');
}
