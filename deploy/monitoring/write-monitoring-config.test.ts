import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Host } from '../lib/host.ts';
import { apiPorts, getServerPaths, metricsPorts, type ServerPaths } from '../lib/paths.ts';
import { writeMonitoringConfig } from './write-monitoring-config.ts';
import { buildAlertmanagerConfig } from './config-files.ts';

let root = '';
let places: ServerPaths;
let commands: string[] = [];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kongres-watch-'));
  places = getServerPaths(root);
  commands = [];
  for (const folder of [places.settings, places.prometheus, places.defaults])
    mkdirSync(folder, { recursive: true });
  writeFileSync(join(places.settings, 'site.env'), 'PUBLIC_ORIGIN=https://kongres-ai.example\n');
  writeFileSync(
    join(places.settings, 'kongres.env'),
    'ALERTS_TO=operator@example.com\nSMTP_URL=smtps://mail.example\n',
  );
});
afterEach(() => rmSync(root, { recursive: true }));

function createHost(broken = 'nothing'): Host {
  return {
    run(...line) {
      commands.push(line.join(' ').replaceAll(root, ''));
      if (commands.at(-1)?.includes(broken)) throw new Error(`${broken} failed`);
    },
    print: () => {},
  };
}
const readConfigFile = (name: string) => readFileSync(join(places.prometheus, name), 'utf8');

test('validates each file before installing it and keeps a backup of the former one', () => {
  writeFileSync(join(places.prometheus, 'prometheus.yml'), 'former configuration');
  writeMonitoringConfig(places, createHost());
  expect(readConfigFile('prometheus.yml')).toContain(
    "targets: ['https://kongres-ai.example/api/ready']",
  );
  expect(readConfigFile('prometheus.yml.before-kongres')).toBe('former configuration');
  expect(statSync(join(places.prometheus, 'alertmanager.yml')).mode & 0o777).toBe(0o640);
  expect(commands.filter((line) => !line.startsWith('chgrp'))).toEqual([
    'promtool check rules /etc/prometheus/kongres-alerts.yml.new',
    'promtool check config /etc/prometheus/prometheus.yml.new',
    'amtool check-config /etc/prometheus/alertmanager.yml.new',
    ...['', '-alertmanager', '-node-exporter', '-blackbox-exporter'].flatMap((name) => [
      `sh -n /etc/default/prometheus${name}.new`,
      `systemctl restart prometheus${name}.service`,
    ]),
  ]);
  for (const name of ['prometheus', 'prometheus-alertmanager', 'prometheus-node-exporter']) {
    const started = readFileSync(join(places.defaults, name), 'utf8');
    expect(started).toMatch(/--web\.listen-address=127\.0\.0\.1:\d+/);
  }
  writeMonitoringConfig(places, createHost());
  expect(readConfigFile('prometheus.yml.before-kongres')).toBe('former configuration');
});

test('changes nothing if a file is invalid', () => {
  writeFileSync(join(places.prometheus, 'alertmanager.yml'), 'as it was');
  expect(() => writeMonitoringConfig(places, createHost('amtool'))).toThrow('amtool failed');
  expect(readConfigFile('alertmanager.yml')).toBe('as it was');
  expect(commands.filter((line) => line.startsWith('systemctl'))).toEqual([]);
});

test('requires ALERTS_TO', () => {
  writeFileSync(
    join(places.settings, 'kongres.env'),
    '#ALERTS_TO=\nSMTP_URL=smtp://mail.example\n',
  );
  expect(() => writeMonitoringConfig(places, createHost())).toThrow('ALERTS_TO');
});

test('the units use the ports that Prometheus scrapes', () => {
  const unit = (name: string) =>
    readFileSync(join(import.meta.dirname, '../systemd', `${name}.service`), 'utf8');
  for (const port of apiPorts) expect(String(metricsPorts.api(port))).toBe(`1${port}`);
  expect(unit('kongres-api@')).toContain(' WATCH_PORT=1%i ');
  expect(unit('kongres-worker')).toContain(` WATCH_PORT=${metricsPorts.worker} `);
  expect(unit('kongres-worker')).toContain(`http://127.0.0.1:${metricsPorts.worker}/health`);
});

const buildConfigFor = (smtpUrl: string) =>
  buildAlertmanagerConfig({ to: "o'hara@example.com", from: 'kongres@example.com', smtpUrl });

test('takes host, port, TLS and credentials from SMTP_URL', () => {
  const url = Object.assign(new URL('smtps://mail.example'), {
    username: 'kongres@example.com',
    password: "it's #1: ${TO}",
  });
  expect(buildConfigFor(url.href)).toContain(`smtp_smarthost: 'mail.example:465'`);
  expect(buildConfigFor(url.href)).toContain(`smtp_auth_username: 'kongres@example.com'`);
  expect(buildConfigFor(url.href)).toContain("smtp_auth_password: 'it''s #1: ${TO}'");
  expect(buildConfigFor(url.href)).toContain("to: 'o''hara@example.com'");
  expect(buildConfigFor('smtp://mail.example')).toContain("smtp_smarthost: 'mail.example:587'");
  expect(buildConfigFor('smtp://mail.example')).toContain('smtp_require_tls: true');
  const local = buildConfigFor('smtp://127.0.0.1:25');
  expect(local).toContain('smtp_require_tls: false');
  expect(local).not.toContain('smtp_auth');
});
