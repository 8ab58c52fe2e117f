import { execFile } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placesIn } from '@kongres/deploy/lib/places';
import { readRelease } from '@kongres/deploy/release/release';
import { reportCheck } from '@kongres/tools/acceptance/report-check';
import { act } from '@kongres/tools/stripe-double/act';
import { inheritedEnvironment } from '@kongres/tools/lib/config';
import { rootFolder } from '@kongres/tools/lib/folders';
import { durableDatabaseServer } from '../config.ts';
import { createTestDatabase } from '../database-server.ts';
import { startMailSink } from '../mail-sink.ts';
import { startApi, startWorker } from '../processes.ts';
import { freePort } from '@kongres/tools/dev/stack/free-port';
import { startStripeFor } from '../test-api.ts';
import { testEnvironment } from '../test-shop.ts';

const run = promisify(execFile);
const packageProgram = join(rootFolder, 'tools/release/package/package.ts');
const folder = mkdtempSync(join(tmpdir(), 'kongres-packaged-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A site in a sentence: what matters here is what runs beside it. */
function sampleSite(): string {
  const site = join(folder, 'site');
  for (const path of ['client/assets', 'nginx']) mkdirSync(join(site, path), { recursive: true });
  writeFileSync(join(site, 'client/assets/entry-1.js'), '');
  return site;
}

const origin = 'http://127.0.0.1:8080';
const root = join(folder, 'root');
const { packaged } = placesIn(root);
const program = { node: join(packaged, 'node'), folder: join(packaged, 'app/apps/api/src') };

beforeAll(async () => {
  const made = await run(
    process.execPath,
    [packageProgram, '--version=1.0', `--into=${folder}`, `--site=${sampleSite()}`],
    { env: { ...inheritedEnvironment, PUBLIC_ORIGIN: origin } },
  );
  await run('dpkg-deb', ['--extract', made.stdout.trim(), root]);
}, 600_000);

test('a package holds what runs, and nothing that develops, builds or tests it', () => {
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

test('every command of the operator is in the package', async () => {
  const kongres = join(packaged, 'app/deploy/release/kongres.ts');
  const { stdout } = await run(program.node, [kongres, 'help'], { cwd: folder });
  for (const command of ['deploy', 'take', 'back', 'check', 'payments', 'watch', 'organiser']) {
    expect(stdout).toMatch(new RegExp(`^  ${command} `, 'm'));
  }
});

test('from the package alone a ticket is sold and mailed, and its buyer is erased', async () => {
  const report = reportCheck('server-package');
  const { ownerUrl, databaseUrl } = await createTestDatabase({ server: durableDatabaseServer });
  const apiPort = await freePort();
  const stripe = await startStripeFor(apiPort);
  afterAll(() => stripe.close());
  const sink = await startMailSink();
  const env = testEnvironment(databaseUrl, { STRIPE_API: stripe.origin, SMTP_URL: sink.smtpUrl });
  const runProgram = (entry: string, ...args: string[]) =>
    run(program.node, [join(program.folder, entry), ...args], {
      // Whatever our tree has beside it is out of reach.
      cwd: folder,
      env: { ...env, DATABASE_OWNER_URL: ownerUrl },
    });
  expect((await runProgram('cli/check.ts')).stdout).toContain('the settings fit');
  // It knows every change that our tree knows.
  expect((await runProgram('main/migrate.ts')).stdout).toBe('');
  const api = await startApi(env, apiPort, program);
  const worker = startWorker(env, program);
  const response = await fetch(`${api.origin}/api/purchase/vip`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'packaged' },
    body: JSON.stringify({ email: 'ala@example.com' }),
  });
  const { url = '' } = (await response.json()) as { url?: string };
  await act(stripe.origin, url.replace(/^.*\//, ''), 'pay');
  await expect.poll(() => sink.mails.length, { timeout: 120_000 }).toBe(1);
  const { stdout } = await runProgram(
    'cli/organiser.ts',
    'forget',
    'ala@example.com',
    '--yes',
    '--json',
  );
  expect(JSON.parse(stdout)).toMatchObject({ paidOrders: 1 });
  await Promise.all([api.stop(), worker.stop()]);
  report('1 ticket sold and mailed');
}, 300_000);
