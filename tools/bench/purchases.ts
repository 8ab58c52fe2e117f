import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { healthPath, purchasePath } from '@kongres/contract/paths';
import { inheritedEnvironment, readStackConfig } from '../lib/config.ts';
import { claimDatabase, createDatabase, dropUnusedDatabase } from '../dev/stack/database.ts';
import { buildProductEnvironment } from '../dev/stack/environment.ts';
import { findNewestPostgres } from '../dev/stack/postgres.ts';
import { Processes } from '../lib/processes.ts';
import { migrateDatabase, startApi } from '../dev/stack/product.ts';
import { refuseTakenPorts } from '../dev/stack/taken-ports.ts';
import { awaitAnswer } from '../dev/stack/await-answer.ts';
import { measurePairs, type Pairs } from './pairs.ts';
import { measureRequests } from './wrk.ts';

const run = promisify(execFile);
const connections = 8;
const seconds = 5;
const here = import.meta.dirname;

/**
 * Compares one API process with the same statements sent by pgbench over as many connections. The payment provider
 * responds immediately.
 */
export async function measurePurchases(pairs: number): Promise<Pairs> {
  const stack = readStackConfig(inheritedEnvironment, 'bench');
  const api = `http://127.0.0.1:${stack.apiPorts[0]}`;
  const env = {
    ...buildProductEnvironment(stack, api),
    LOG_LEVEL: 'warn',
    PURCHASES_PER_CLIENT: '1000000',
    PURCHASES_PER_EMAIL: '1000000',
    FREE_HOLDS_PER_CLIENT: '1000000',
    HOLDS_PER_CLIENT: '1000000',
  };
  const processes = new Processes();
  await refuseTakenPorts([stack.apiPorts[0], stack.fakeStripePort], stack);
  const release = await claimDatabase(stack.ownerUrl);
  await createDatabase(stack.ownerUrl, { isNew: true });
  const owner = new Client({ connectionString: stack.ownerUrl });
  try {
    migrateDatabase(stack, env);
    await owner.connect();
    startApi(processes, env, stack.apiPorts[0]);
    const provider = [join(here, 'instant-provider.ts'), String(stack.fakeStripePort)];
    processes.start('provider', process.execPath, provider);
    await Promise.all([
      awaitAnswer(api + healthPath),
      awaitAnswer(`${env.STRIPE_API}/v1/tax_rates`),
    ]);
    const script = join(here, 'purchase.lua');
    const sell = () =>
      measureRequests(`${api}${purchasePath}/standard`, { connections, seconds, script });
    await sell();
    return await measurePairs(
      pairs,
      async () => {
        await clearTables(owner);
        return await sell();
      },
      async () => {
        await clearTables(owner);
        return await measureTransactions(stack.databaseUrl);
      },
    );
  } finally {
    await processes.stop();
    await owner.end();
    await dropUnusedDatabase(stack.ownerUrl);
    await release();
  }
}

async function measureTransactions(databaseUrl: string): Promise<number> {
  const { stdout } = await run(`${findNewestPostgres().bin}/pgbench`, [
    '--no-vacuum',
    '--protocol=prepared',
    `--client=${connections}`,
    '--jobs=1',
    `--time=${seconds}`,
    `--file=${join(here, 'purchase.sql')}`,
    databaseUrl,
  ]);
  const failed = Number(/failed transactions: (\d+)/.exec(stdout)?.[1]);
  const rate = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
  if (failed !== 0 || !rate) throw new Error(`pgbench:\n${stdout}`);
  return rate;
}

async function clearTables(owner: Client): Promise<void> {
  await owner.query('truncate orders, rate_limit cascade');
  await owner.query(
    'update ticket_quota set held = 0, sold = 0, is_open = true, quota_limit = null',
  );
  await owner.query('checkpoint');
}
