import { execFile } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getServerPaths } from '@kongres/deploy/lib/paths';
import { readRelease } from '@kongres/deploy/release/release';
import { reportCheck } from '@kongres/tools/acceptance/report-check';
import { performAction } from '@kongres/tools/stripe-double/test-client';
import { inheritedEnvironment } from '@kongres/tools/lib/config';
import { rootFolder } from '@kongres/tools/lib/folders';
import { durableDatabaseServer } from '../config.ts';
import { createTestDatabase } from '../database-server.ts';
import { startMailSink } from '../mail-sink.ts';
import { startApi, startWorker } from '../processes.ts';
import { findFreePort } from '@kongres/tools/dev/stack/free-port';
import { startStripeFor } from '../test-api.ts';
import { createTestEnvironment } from '../test-shop.ts';

const run = promisify(execFile);
const packageProgram = join(rootFolder, 'tools/release/package/package.ts');
const folder = mkdtempSync(join(tmpdir(), 'kongres-packaged-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Minimal site; the test covers the server programs. */
function createSampleSite(): string {
  const site = join(folder, 'site');
  for (const path of ['client/assets', 'nginx']) mkdirSync(join(site, path), { recursive: true });
  writeFileSync(join(site, 'client/assets/entry-1.js'), '');
  return site;
}

const origin = 'http://127.0.0.1:8080';
const root = join(folder, 'root');
const { packaged } = getServerPaths(root);
const program = { node: join(packaged, 'node'), folder: join(packaged, 'app/apps/api/src') };

beforeAll(async () => {
  const made = await run(
    process.execPath,
    [packageProgram, '--version=1.0', `--into=${folder}`, `--site=${createSampleSite()}`],
    { env: { ...inheritedEnvironment, PUBLIC_ORIGIN: origin } },
  );
  await run('dpkg-deb', ['--extract', made.stdout.trim(), root]);
}, 600_000);

test('the package contains runtime files only', () => {
  expect(readRelease(packaged)).toMatchObject({
    id: '1.0',
    origin,
    stage: '',
    assets: ['entry-1.js'],
  });
  const has = (glob: string) => globSync(glob, { cwd: join(packaged, 'app') });
  expect(has('node_modules/fastify/package.json')).toHaveLength(1);
  const unwanted =
    'typescript,prettier,maildev,vite,vitest,esbuild,rolldown,oxlint,playwright,knip';
  expect(has(`**/node_modules/{${unwanted},playwright-core,@types}`)).toEqual([]);
  expect(has('{apps,packages,deploy}/**/*.test.{ts,tsx}')).toEqual([]);
  expect(has('{apps/web,tools,e2e,.env,.git}')).toEqual([]);
});

test('the package contains every operator command', async () => {
  const kongres = join(packaged, 'app/deploy/release/kongres.ts');
  const { stdout } = await run(program.node, [kongres, 'help'], { cwd: folder });
  for (const command of [
    'deploy',
    'import',
    'rollback',
    'check',
    'payments',
    'monitoring',
    'organiser',
  ]) {
    expect(stdout).toMatch(new RegExp(`^  ${command} `, 'm'));
  }
});

test('sells, emails and erases using the package alone', async () => {
  const report = reportCheck('server-package');
  const { ownerUrl, databaseUrl } = await createTestDatabase({ server: durableDatabaseServer });
  const apiPort = await findFreePort();
  const stripe = await startStripeFor(apiPort);
  afterAll(() => stripe.close());
  const sink = await startMailSink();
  const env = createTestEnvironment(databaseUrl, {
    STRIPE_API: stripe.origin,
    SMTP_URL: sink.smtpUrl,
  });
  const runProgram = (entry: string, ...args: string[]) =>
    run(program.node, [join(program.folder, entry), ...args], {
      // The working tree is out of reach.
      cwd: folder,
      env: { ...env, DATABASE_OWNER_URL: ownerUrl },
    });
  expect((await runProgram('cli/check.ts')).stdout).toContain('settings are valid');
  // The package contains all migrations.
  expect((await runProgram('main/migrate.ts')).stdout).toBe('');
  const api = await startApi(env, apiPort, program);
  const worker = startWorker(env, program);
  const response = await fetch(`${api.origin}/api/purchase/vip`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'packaged' },
    body: JSON.stringify({ email: 'ala@example.com' }),
  });
  const { url = '' } = (await response.json()) as { url?: string };
  await performAction(stripe.origin, url.replace(/^.*\//, ''), 'pay');
  await expect.poll(() => sink.emails.length, { timeout: 120_000 }).toBe(1);
  const { stdout } = await runProgram(
    'cli/organiser.ts',
    'erase',
    'ala@example.com',
    '--yes',
    '--json',
  );
  expect(JSON.parse(stdout)).toMatchObject({ paidOrders: 1 });
  await Promise.all([api.stop(), worker.stop()]);
  report('1 ticket sold and mailed');
}, 300_000);
