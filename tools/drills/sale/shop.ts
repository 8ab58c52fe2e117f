import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readyPath } from '@kongres/contract/paths';
import { awaitAnswer } from '../../dev/stack/await-answer.ts';
import { inheritedEnvironment, readStackConfig } from '../../lib/config.ts';
import { createDatabase } from '../../dev/stack/database.ts';
import { toAppRoleUrl } from '../../lib/app-role.ts';
import { rootFolder, getRunFolder } from '../../lib/folders.ts';
import { Processes } from '../../lib/processes.ts';
import { getApiName, startApi, startServices, startWorker } from '../../dev/stack/product.ts';
import { refuseTakenPorts } from '../../dev/stack/taken-ports.ts';
import { waitUntil } from '../wait-until.ts';

const run = promisify(execFile);

export type Recovered = Record<'recovered' | 'refunding' | 'failed', string[]>;

export class Shop {
  readonly stripe: string;
  readonly origins: readonly string[];
  readonly #ports: readonly number[];
  readonly #processes: Processes;
  readonly #env: Record<string, string>;

  private constructor(processes: Processes, env: Record<string, string>) {
    const { apiPorts, fakeStripePort } = readPorts();
    this.#processes = processes;
    this.#env = env;
    this.#ports = apiPorts;
    this.origins = apiPorts.map((port) => `http://127.0.0.1:${port}`);
    this.stripe = `http://127.0.0.1:${fakeStripePort}`;
  }

  static async open(ownerUrl: string): Promise<Shop> {
    const stack = readPorts();
    const taken = [...stack.apiPorts, stack.fakeStripePort, stack.smtpPort, stack.mailPagePort];
    await refuseTakenPorts(taken, stack);
    const logs = getRunFolder(stack.port);
    mkdirSync(logs, { recursive: true });
    const processes = new Processes(logs);
    process.once('exit', () => void processes.stop());
    try {
      const shop = new Shop(processes, await startDependencies(processes, ownerUrl));
      await Promise.all([awaitAnswer(`${shop.stripe}/_stats`), shop.start()]);
      return shop;
    } catch (error) {
      await processes.stop();
      throw error;
    }
  }

  async start(): Promise<number> {
    startWorker(this.#processes, this.#env);
    for (const port of this.#ports) startApi(this.#processes, this.#env, port);
    return await waitUntil('the API is ready', async () => {
      const answers = await Promise.all(this.origins.map((origin) => fetch(origin + readyPath)));
      return answers.every(({ ok }) => ok);
    });
  }

  async stop(): Promise<void> {
    const names = ['worker', ...this.#ports.map(getApiName)];
    await Promise.all(names.map((name) => this.#processes.endProcess(name)));
  }

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

async function startDependencies(processes: Processes, ownerUrl: string) {
  const stack = readPorts();
  const apiOrigin = `http://127.0.0.1:${stack.apiPorts[0]}`;
  await createDatabase(ownerUrl, { isNew: false });
  const local = { ...stack, ownerUrl, databaseUrl: toAppRoleUrl(ownerUrl) };
  const env = startServices(processes, local, { publicOrigin: apiOrigin, apiOrigin });
  return { ...env, PURCHASES_PER_CLIENT: '1000000', PURCHASES_PER_EMAIL: '1000000' };
}

function readPorts() {
  return readStackConfig(inheritedEnvironment, 'e2e');
}
