import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { inheritedEnvironment, type StackConfig } from './config.ts';
import { createDatabase } from './database.ts';
import { fakeStripeEnvironment, productEnvironment } from './environment.ts';
import { rootFolder } from './folders.ts';
import type { Processes } from './processes.ts';

const api = (entry: string) => join(rootFolder, 'apps/api/src', entry);

/** Database, fake Stripe and mail sink: what API and worker need before they start. */
export async function prepareSurroundings(
  processes: Processes,
  stack: StackConfig,
  { publicOrigin, apiOrigin }: { publicOrigin: string; apiOrigin: string },
) {
  await createDatabase(stack.ownerUrl, { isNew: stack.isOwnDatabase });
  const env = productEnvironment(stack, publicOrigin);
  migrateDatabase(stack, env);
  processes.start(
    'fake stripe',
    process.execPath,
    [join(rootFolder, 'tools/fake-stripe/main.ts')],
    fakeStripeEnvironment(stack, apiOrigin),
  );
  const local = '127.0.0.1';
  processes.start('mail sink', process.execPath, [
    join(rootFolder, 'node_modules/maildev/bin/maildev'),
    `--ip=${local}`,
    `--smtp=${stack.smtpPort}`,
    `--web-ip=${local}`,
    `--web=${stack.mailPagePort}`,
    '--silent',
  ]);
  return env;
}

export function migrateDatabase(stack: StackConfig, env: Record<string, string>) {
  execFileSync(process.execPath, [api('migrate.ts')], {
    env: { ...inheritedEnvironment, ...env, DATABASE_OWNER_URL: stack.ownerUrl },
    stdio: 'inherit',
  });
}

export function startWorker(processes: Processes, env: Record<string, string>) {
  processes.start('worker', process.execPath, [api('worker.ts')], env);
}

export function apiName(port: number): string {
  return `api ${port}`;
}

export function startApi(
  processes: Processes,
  env: Record<string, string>,
  port: number,
  { isWatched = false } = {},
) {
  processes.start(
    apiName(port),
    process.execPath,
    [...(isWatched ? ['--watch'] : []), api('server.ts')],
    { ...env, API_PORT: String(port) },
  );
}
