import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  buildAlertmanagerConfig,
  buildPrometheusConfig,
} from '@kongres/deploy/monitoring/config-files';
import { findProgram, type Program } from '@kongres/tools/lib/find-program';
import { performAction } from '@kongres/tools/stripe-double/test-client';
import { setSwitches } from '@kongres/tools/stripe-double/set-switches';
import { reportCheck } from '@kongres/tools/acceptance/report-check';
import { deployFolder } from '@kongres/tools/lib/folders';
import { createPool } from '../../src/platform/db/connection.ts';
import { createLogger } from '../../src/platform/log.ts';
import { registerCleanup } from '../register-cleanup.ts';
import { readBoughtOrder } from '../orders/bought-order.ts';
import { createTestDatabase } from '../database-server.ts';
import { startMailSink } from '../mail-sink.ts';
import { startApi, startWorker } from '../processes.ts';
import { findFreePort } from '@kongres/tools/dev/stack/free-port';
import { startStripeFor } from '../test-api.ts';
import { createTestEnvironment } from '../test-shop.ts';
import { findSelectors } from './selectors.ts';

function startProgram(program: Program, ...args: string[]) {
  const child = spawn(findProgram(program), args, { stdio: 'ignore' });
  registerCleanup(async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  });
}

/** HTTPS server with a self-signed certificate for the probe. */
async function startHttpsSite(folder: string) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const wanted = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 90';
  execFileSync(
    findProgram('openssl'),
    [...wanted.split(' '), '-subj', '/CN=localhost', '-keyout', key, '-out', cert],
    { stdio: 'ignore' },
  );
  const server = createServer(
    { key: readFileSync(key), cert: readFileSync(cert) },
    (_request, response) => response.end('ready'),
  );
  const port = await findFreePort();
  server.listen(port, '127.0.0.1');
  registerCleanup(() => {
    server.close();
    server.closeAllConnections();
  });
  return `https://127.0.0.1:${port}`;
}

test('exports every metric that alerts use and emails an alert', async () => {
  const report = reportCheck('alerting');
  const folder = mkdtempSync(join(tmpdir(), 'kongres-watched-'));
  registerCleanup(() => rmSync(folder, { recursive: true, force: true }));
  const { ownerUrl, databaseUrl } = await createTestDatabase();
  const owner = createPool(ownerUrl, createLogger('silent', 'test'));
  registerCleanup(() => owner.end());
  const sink = await startMailSink();
  const [apiPort, apiWatch, workerWatch] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ];
  const stripe = await startStripeFor(apiPort);
  registerCleanup(() => stripe.close());
  const env = createTestEnvironment(databaseUrl, {
    STRIPE_API: stripe.origin,
    SMTP_URL: sink.smtpUrl,
  });
  const api = await startApi({ ...env, WATCH_PORT: String(apiWatch) }, apiPort);
  startWorker({ ...env, WATCH_PORT: String(workerWatch) });
  const buy = (email: string) =>
    fetch(`${api.origin}/api/purchase/vip`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
    });

  // Debian packages, as on the operator's machine.
  const [machine, probe, prometheus, alertmanager] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ];
  const at = (port: number) => `127.0.0.1:${port}`;
  const site = await startHttpsSite(folder);
  startProgram('prometheus-node-exporter', `--web.listen-address=${at(machine)}`);
  const probes = join(folder, 'blackbox.yml');
  // The certificate is self-signed.
  writeFileSync(
    probes,
    'modules: { http_2xx: { prober: http, http: { tls_config: { insecure_skip_verify: true } } } }\n',
  );
  startProgram(
    'prometheus-blackbox-exporter',
    `--config.file=${probes}`,
    `--web.listen-address=${at(probe)}`,
  );
  const prometheusConfig = buildPrometheusConfig({
    api: [at(apiWatch)],
    worker: at(workerWatch),
    machine: at(machine),
    probe: at(probe),
    site,
    alertmanager: at(alertmanager),
    alertsFile: join(deployFolder, 'monitoring/alerts.yml'),
    interval: '1s',
  });
  const mail = { to: 'operator@example.com', from: 'kongres@example.com', smtpUrl: sink.smtpUrl };
  const alertmanagerConfig = buildAlertmanagerConfig(mail, { now: '1s', today: '1s' });
  writeFileSync(join(folder, 'prometheus.yml'), prometheusConfig);
  writeFileSync(join(folder, 'alertmanager.yml'), alertmanagerConfig);
  mkdirSync(join(folder, 'prometheus'));
  startProgram(
    'prometheus-alertmanager',
    `--config.file=${join(folder, 'alertmanager.yml')}`,
    `--storage.path=${join(folder, 'alertmanager')}`,
    `--web.listen-address=${at(alertmanager)}`,
    '--cluster.listen-address=',
  );
  startProgram(
    'prometheus',
    `--config.file=${join(folder, 'prometheus.yml')}`,
    `--storage.tsdb.path=${join(folder, 'prometheus')}`,
    `--web.listen-address=${at(prometheus)}`,
  );
  const queryPrometheus = async <Data>(path: string): Promise<Data | null> => {
    const response = await fetch(`http://${at(prometheus)}/api/v1/${path}`).catch(() => null);
    return response?.ok ? ((await response.json()) as { data: Data }).data : null;
  };

  // A payment for a deleted order, a purchase during a Stripe outage, and a webhook without a signature.
  const lost = await readBoughtOrder(owner, await buy('lost@example.com'));
  await owner.query('delete from orders where id = $1', [lost.id]);
  await owner.query('update ticket_quota set held = 0');
  await setSwitches(stripe.origin, { outage: 'error' });
  expect((await buy('failed@example.com')).status).toBe(503);
  await setSwitches(stripe.origin, { outage: 'none' });
  expect((await fetch(`${api.origin}/api/stripe/webhook`, { method: 'POST' })).status).toBe(400);
  const paid = Date.now();
  await performAction(stripe.origin, lost.session, 'pay');

  const isMailed = () => sink.emails.some(({ head }) => head.includes('NOW: UnknownPayment'));
  await expect.poll(isMailed, { timeout: 80_000 }).toBe(true);
  const seconds = Math.round((Date.now() - paid) / 1000);
  expect(sink.emails.find(({ head }) => head.includes('NOW: Unknown'))?.to).toBe(
    'operator@example.com',
  );

  type Rules = { groups: { rules: { name: string; query: string }[] }[] };
  const rules =
    (await queryPrometheus<Rules>('rules'))?.groups.flatMap((group) => group.rules) ?? [];
  expect(rules.length).toBeGreaterThan(20);
  const selectors = [...new Set(rules.flatMap(({ query }) => findSelectors(query)))];
  for (const selector of selectors) {
    const path = `series?match[]=${encodeURIComponent(selector)}`;
    await expect
      .poll(async () => [selector, ((await queryPrometheus<unknown[]>(path)) ?? []).length > 0])
      .toEqual([selector, true]);
  }
  // Metrics contain no personal data.
  for (const port of [apiWatch, workerWatch]) {
    expect(await (await fetch(`http://${at(port)}/metrics`)).text()).not.toMatch(/@|\b(?:cs|pi)_/);
  }
  report(
    `${rules.length} alerts over ${selectors.length} metrics, all exported; an unknown payment was emailed after ${seconds} s`,
  );
}, 180_000);
