import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { editionAnswer } from '@kongres/contract/edition';
import { editionPath } from '@kongres/contract/paths';
import { awaitAnswer } from './await-answer.ts';
import { inheritedEnvironment, type LocalConfig } from '../../lib/config.ts';
import { claimDatabase, createDatabase } from './database.ts';
import { fakeStripeEnvironment, productEnvironment } from './environment.ts';
import { editionLine } from './edition-line.ts';
import { rootFolder, type Size } from '../../lib/folders.ts';
import type { Processes } from '../../lib/processes.ts';
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
    sample = null,
  }: {
    publicOrigin: string;
    apiOrigin: string;
    hasMailSink?: boolean;
    sample?: Size | null;
  },
) {
  const env = productEnvironment(local, publicOrigin, sample);
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

/** Prints the addresses for a developer's browser once everything answers. */
export async function sayReady(
  siteOrigin: string,
  deskOrigin: string,
  { fakeStripePort, mailPagePort }: LocalConfig,
  env: Record<string, string>,
): Promise<void> {
  const pages = {
    site: siteOrigin,
    mails: `http://127.0.0.1:${mailPagePort}`,
    payments: `http://127.0.0.1:${fakeStripePort}/pay`,
  };
  await Promise.all(Object.values(pages).map(awaitAnswer));
  const told = await (await fetch(siteOrigin + editionPath)).json();
  const { now } = editionAnswer.parse(told);
  const lines = Object.entries({
    ...pages,
    // Not awaited above: browsers resolve *.localhost, Node may not.
    desk: deskOrigin,
    'desk link': createDeskLink(env),
    edition: editionLine(new Date(now)),
  });
  console.log(['ready', ...lines.map(([name, line]) => `  ${name.padEnd(11)}${line}`)].join('\n'));
}

/** A link that signs a developer in to the desk once; every start makes a new one for the same person. */
function createDeskLink(env: Record<string, string>): string {
  const email = 'organiser@example.com';
  const runDesk = (...args: string[]) =>
    spawnSync(process.execPath, [api('cli/organiser.ts'), 'desk', ...args], {
      env: { ...inheritedEnvironment, ...env },
      encoding: 'utf8',
    });
  const invited = runDesk('invite', 'Organiser', email);
  // The database of an earlier start already has this person.
  const { status, stdout, stderr } = invited.status === 0 ? invited : runDesk('link', email);
  if (status !== 0) throw new Error(`no link to the desk: ${stderr}`);
  return stdout.trim();
}

export function migrateDatabase({ ownerUrl }: LocalConfig, env: Record<string, string>) {
  execFileSync(process.execPath, [api('main/migrate.ts')], {
    env: { ...inheritedEnvironment, ...env, DATABASE_OWNER_URL: ownerUrl },
    stdio: 'inherit',
  });
}

export function startWorker(processes: Processes, env: Record<string, string>) {
  processes.start('worker', process.execPath, [api('main/worker.ts')], env);
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
    [...(isWatched ? ['--watch'] : []), api('main/server.ts')],
    { ...env, API_PORT: String(port) },
  );
}
