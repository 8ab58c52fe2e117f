import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { editionResponse } from '@kongres/contract/edition';
import { editionPath } from '@kongres/contract/paths';
import { awaitAnswer } from './await-answer.ts';
import { inheritedEnvironment, type LocalConfig } from '../../lib/config.ts';
import { claimDatabase, createDatabase } from './database.ts';
import { buildFakeStripeEnvironment, buildProductEnvironment } from './environment.ts';
import { describeEditionClock } from './describe-edition-clock.ts';
import { rootFolder, type Size } from '../../lib/folders.ts';
import type { Processes } from '../../lib/processes.ts';
import { refuseTakenPorts } from './taken-ports.ts';

const getApiPath = (entry: string) => join(rootFolder, 'apps/api/src', entry);

/** Claims ports and database, or refuses without side effects. Existing data is kept unless `isFresh`. */
export async function claimPortsAndDatabase(
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

/** Starts what API and worker require: tables, fake Stripe and mail sink. */
export function startServices(
  processes: Processes,
  local: LocalConfig,
  {
    publicOrigin,
    apiOrigin,
    hasMailSink = false,
    sample = null,
  }: {
    publicOrigin: string;
    apiOrigin: string;
    hasMailSink?: boolean;
    sample?: Size | null;
  },
) {
  const env = buildProductEnvironment(local, publicOrigin, sample);
  migrateDatabase(local, env);
  startFakeStripe(processes, local, apiOrigin);
  if (!hasMailSink) startMailSink(processes, local);
  return env;
}

export function startFakeStripe(processes: Processes, local: LocalConfig, apiOrigin: string) {
  processes.start(
    'fake stripe',
    process.execPath,
    [join(rootFolder, 'tools/stripe-double/main.ts')],
    buildFakeStripeEnvironment(local, apiOrigin),
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

export async function printAddresses(
  siteOrigin: string,
  deskOrigin: string,
  { fakeStripePort, mailPagePort }: LocalConfig,
  env: Record<string, string>,
): Promise<void> {
  const pages = {
    site: siteOrigin,
    emails: `http://127.0.0.1:${mailPagePort}`,
    payments: `http://127.0.0.1:${fakeStripePort}/pay`,
  };
  await Promise.all(Object.values(pages).map(awaitAnswer));
  const answer: unknown = await (await fetch(siteOrigin + editionPath)).json();
  const { now } = editionResponse.parse(answer);
  const lines = Object.entries({
    ...pages,
    // Not awaited: Node may not resolve *.localhost.
    desk: deskOrigin,
    'desk link': createDeskLink(env),
    edition: describeEditionClock(new Date(now)),
  });
  console.log(['ready', ...lines.map(([name, line]) => `  ${name.padEnd(11)}${line}`)].join('\n'));
}

function createDeskLink(env: Record<string, string>): string {
  const email = 'organiser@example.com';
  const runDesk = (...args: string[]) =>
    spawnSync(process.execPath, [getApiPath('cli/organiser.ts'), 'desk', ...args], {
      env: { ...inheritedEnvironment, ...env },
      encoding: 'utf8',
    });
  const invited = runDesk('invite', 'Organiser', email);
  const { status, stdout, stderr } = invited.status === 0 ? invited : runDesk('link', email);
  if (status !== 0) throw new Error(`no desk link: ${stderr}`);
  return stdout.trim();
}

export function migrateDatabase({ ownerUrl }: LocalConfig, env: Record<string, string>) {
  execFileSync(process.execPath, [getApiPath('main/migrate.ts')], {
    env: { ...inheritedEnvironment, ...env, DATABASE_OWNER_URL: ownerUrl },
    stdio: 'inherit',
  });
}

export function startWorker(processes: Processes, env: Record<string, string>) {
  processes.start('worker', process.execPath, [getApiPath('main/worker.ts')], env);
}

export function getApiName(port: number): string {
  return `api ${port}`;
}

export function startApi(
  processes: Processes,
  env: Record<string, string>,
  port: number,
  { isWatched = false } = {},
) {
  processes.start(
    getApiName(port),
    process.execPath,
    [...(isWatched ? ['--watch'] : []), getApiPath('main/server.ts')],
    { ...env, API_PORT: String(port) },
  );
}
