import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { alertmanagerFile, prometheusFile } from '@kongres/deploy/watch/watch-files';
import { installed, type Program } from '@kongres/tools/lib/installed';
import { act } from '@kongres/tools/stripe-double/act';
import { setSwitches } from '@kongres/tools/stripe-double/set-switches';
import { reportCheck } from '@kongres/tools/acceptance/report-check';
import { deployFolder } from '@kongres/tools/lib/folders';
import { createPool } from '../../src/platform/db/connection.ts';
import { createLog } from '../../src/platform/log.ts';
import { afterwards } from '../afterwards.ts';
import { boughtOrder } from '../orders/bought-order.ts';
import { createTestDatabase } from '../database-server.ts';
import { startMailSink } from '../mail-sink.ts';
import { startApi, startWorker } from '../processes.ts';
import { freePort } from '@kongres/tools/dev/stack/free-port';
import { startStripeFor } from '../test-api.ts';
import { testEnvironment } from '../test-shop.ts';
import { selectorsIn } from './selectors.ts';

/** One of Debian's programs, ended with the test. */
function start(program: Program, ...args: string[]) {
  const child = spawn(installed(program), args, { stdio: 'ignore' });
  afterwards(async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  });
}

/** A site that a browser could reach encrypted: what the probe reads of the certificate is real. */
async function startEncryptedSite(folder: string) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const wanted = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 90';
  execFileSync(
    installed('openssl'),
    [...wanted.split(' '), '-subj', '/CN=localhost', '-keyout', key, '-out', cert],
    { stdio: 'ignore' },
  );
  const server = createServer(
    { key: readFileSync(key), cert: readFileSync(cert) },
    (_request, response) => response.end('ready'),
  );
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  afterwards(() => {
    server.close();
    server.closeAllConnections();
  });
  return `https://127.0.0.1:${port}`;
}

test('every figure of every alert is really told, and an alert arrives as a mail', async () => {
  const report = reportCheck('watched');
  const folder = mkdtempSync(join(tmpdir(), 'kongres-watched-'));
  afterwards(() => rmSync(folder, { recursive: true, force: true }));
  const { ownerUrl, databaseUrl } = await createTestDatabase();
  const owner = createPool(ownerUrl, createLog('silent', 'test'));
  afterwards(() => owner.end());
  const sink = await startMailSink();
  const [apiPort, apiWatch, workerWatch] = [await freePort(), await freePort(), await freePort()];
  const stripe = await startStripeFor(apiPort);
  afterwards(() => stripe.close());
  const env = testEnvironment(databaseUrl, { STRIPE_API: stripe.origin, SMTP_URL: sink.smtpUrl });
  const api = await startApi({ ...env, WATCH_PORT: String(apiWatch) }, apiPort);
  startWorker({ ...env, WATCH_PORT: String(workerWatch) });
  const buy = (email: string) =>
    fetch(`${api.origin}/api/purchase/vip`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
    });

  // Debian's own, as an operator has them.
  const [machine, probe, prometheus, alertmanager] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const at = (port: number) => `127.0.0.1:${port}`;
  const site = await startEncryptedSite(folder);
  start('prometheus-node-exporter', `--web.listen-address=${at(machine)}`);
  const probes = join(folder, 'blackbox.yml');
  // Nobody vouches for the certificate of a test.
  writeFileSync(
    probes,
    'modules: { http_2xx: { prober: http, http: { tls_config: { insecure_skip_verify: true } } } }\n',
  );
  start(
    'prometheus-blackbox-exporter',
    `--config.file=${probes}`,
    `--web.listen-address=${at(probe)}`,
  );
  const asked = prometheusFile({
    api: [at(apiWatch)],
    worker: at(workerWatch),
    machine: at(machine),
    probe: at(probe),
    site,
    alertmanager: at(alertmanager),
    alertsFile: join(deployFolder, 'watch/alerts.yml'),
    every: '1s',
  });
  const mail = { to: 'operator@example.com', from: 'kongres@example.com', smtpUrl: sink.smtpUrl };
  const told = alertmanagerFile(mail, { now: '1s', today: '1s' });
  writeFileSync(join(folder, 'prometheus.yml'), asked);
  writeFileSync(join(folder, 'alertmanager.yml'), told);
  mkdirSync(join(folder, 'prometheus'));
  start(
    'prometheus-alertmanager',
    `--config.file=${join(folder, 'alertmanager.yml')}`,
    `--storage.path=${join(folder, 'alertmanager')}`,
    `--web.listen-address=${at(alertmanager)}`,
    '--cluster.listen-address=',
  );
  start(
    'prometheus',
    `--config.file=${join(folder, 'prometheus.yml')}`,
    `--storage.tsdb.path=${join(folder, 'prometheus')}`,
    `--web.listen-address=${at(prometheus)}`,
  );
  const ask = async <Data>(path: string): Promise<Data | null> => {
    const response = await fetch(`http://${at(prometheus)}/api/v1/${path}`).catch(() => null);
    return response?.ok ? ((await response.json()) as { data: Data }).data : null;
  };

  // A buyer whose order is lost before it is paid, one whom Stripe fails, and a webhook that is not Stripe's.
  const lost = await boughtOrder(owner, await buy('lost@example.com'));
  await owner.query('delete from orders where id = $1', [lost.id]);
  await owner.query('update ticket_stock set held = 0');
  await setSwitches(stripe.origin, { outage: 'error' });
  expect((await buy('failed@example.com')).status).toBe(503);
  await setSwitches(stripe.origin, { outage: 'none' });
  expect((await fetch(`${api.origin}/api/stripe/webhook`, { method: 'POST' })).status).toBe(400);
  const paid = Date.now();
  await act(stripe.origin, lost.session, 'pay');

  const isMailed = () => sink.mails.some(({ head }) => head.includes('NOW: UnknownPayment'));
  await expect.poll(isMailed, { timeout: 80_000 }).toBe(true);
  const seconds = Math.round((Date.now() - paid) / 1000);
  expect(sink.mails.find(({ head }) => head.includes('NOW: Unknown'))?.to).toBe(
    'operator@example.com',
  );

  type Rules = { groups: { rules: { name: string; query: string }[] }[] };
  const rules = (await ask<Rules>('rules'))?.groups.flatMap((group) => group.rules) ?? [];
  expect(rules.length).toBeGreaterThan(20);
  const selectors = [...new Set(rules.flatMap(({ query }) => selectorsIn(query)))];
  for (const selector of selectors) {
    const path = `series?match[]=${encodeURIComponent(selector)}`;
    await expect
      .poll(async () => [selector, ((await ask<unknown[]>(path)) ?? []).length > 0])
      .toEqual([selector, true]);
  }
  // Nothing of a buyer is told where figures are kept for weeks.
  for (const port of [apiWatch, workerWatch]) {
    expect(await (await fetch(`http://${at(port)}/metrics`)).text()).not.toMatch(/@|\b(?:cs|pi)_/);
  }
  report(
    `${rules.length} alerts over ${selectors.length} figures, all told; a payment nobody knows was a mail after ${seconds} s`,
  );
}, 180_000);
