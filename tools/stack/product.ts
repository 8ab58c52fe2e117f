import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { editionAnswer } from '@kongres/contract/edition';
import { editionPath } from '@kongres/contract/paths';
import { awaitAnswer } from './await-answer.ts';
import { inheritedEnvironment, type LocalConfig } from './config.ts';
import { claimDatabase, createDatabase } from './database.ts';
import { fakeStripeEnvironment, productEnvironment } from './environment.ts';
import { editionLine } from './edition-line.ts';
import { rootFolder } from './folders.ts';
import type { Processes } from './processes.ts';
import { refuseTakenPorts } from './taken-ports.ts';

const api = (entry: string) => join(rootFolder, 'apps/api/src', entry);

/**
 * Takes the ports and the database for this process, or refuses before anything is touched. What was in the
 * database stays there unless a fresh one is asked for.
 */
export async function claimPlace(
  local: LocalConfig,
  { isFresh, hasMailSink = false }: { isFresh: boolean; hasMailSink?: boolean },
): Promise<void> {
  const mailPorts = hasMailSink ? [] : [local.smtpPort, local.mailPagePort];
  await refuseTakenPorts(
    [
      local.port,
      ...local.apiPorts,
      local.fakeStripePort,
      ...mailPorts,
      ...('deskPort' in local ? [local.deskPort] : []),
    ],
    local,
  );
  await claimDatabase(local.ownerUrl);
  await createDatabase(local.ownerUrl, { isNew: isFresh });
}

/** Tables, fake Stripe and mail sink: what API and worker need before they start. */
export function startServices(
  processes: Processes,
  local: LocalConfig,
  {
    publicOrigin,
    apiOrigin,
    hasMailSink = false,
  }: { publicOrigin: string; apiOrigin: string; hasMailSink?: boolean },
) {
  const env = productEnvironment(local, publicOrigin);
  migrateDatabase(local, env);
  startFakeStripe(processes, local, apiOrigin);
  if (!hasMailSink) startMailSink(processes, local);
  return env;
}

export function startFakeStripe(processes: Processes, local: LocalConfig, apiOrigin: string) {
  processes.start(
    'fake stripe',
    process.execPath,
    [join(rootFolder, 'tools/fake-stripe/main.ts')],
    fakeStripeEnvironment(local, apiOrigin),
  );
}

function startMailSink(processes: Processes, { smtpPort, mailPagePort }: LocalConfig) {
  const local = '127.0.0.1';
  processes.start('mail sink', process.execPath, [
    join(rootFolder, 'node_modules/maildev/bin/maildev'),
    `--ip=${local}`,
    `--smtp=${smtpPort}`,
    `--web-ip=${local}`,
    `--web=${mailPagePort}`,
    '--silent',
  ]);
}

/** What a person opens in a browser, told when everything answers. */
export async function sayReady(
  siteOrigin: string,
  deskOrigin: string,
  { fakeStripePort, mailPagePort }: LocalConfig,
): Promise<void> {
  const pages = {
    site: siteOrigin,
    mails: `http://127.0.0.1:${mailPagePort}`,
    payments: `http://127.0.0.1:${fakeStripePort}/pay`,
  };
  await Promise.all(Object.values(pages).map(awaitAnswer));
  const told = await (await fetch(siteOrigin + editionPath)).json();
  const { now } = editionAnswer.parse(told);
  // Its name is one that browsers know, and few others.
  const lines = Object.entries({ ...pages, desk: deskOrigin, edition: editionLine(new Date(now)) });
  console.log(['ready', ...lines.map(([name, line]) => `  ${name.padEnd(10)}${line}`)].join('\n'));
}

export function migrateDatabase({ ownerUrl }: LocalConfig, env: Record<string, string>) {
  execFileSync(process.execPath, [api('migrate.ts')], {
    env: { ...inheritedEnvironment, ...env, DATABASE_OWNER_URL: ownerUrl },
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
