import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Host } from '../lib/host.ts';
import { apiPorts, placesIn, watchPorts, type Places } from '../lib/places.ts';
import { watch } from './watch.ts';
import { alertmanagerFile } from './watch-files.ts';

let root = '';
let places: Places;
let typed: string[] = [];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kongres-watch-'));
  places = placesIn(root);
  typed = [];
  for (const folder of [places.settings, places.prometheus, places.defaults])
    mkdirSync(folder, { recursive: true });
  writeFileSync(join(places.settings, 'site.env'), 'PUBLIC_ORIGIN=https://kongres-ai.example\n');
  writeFileSync(
    join(places.settings, 'kongres.env'),
    'ALERTS_TO=operator@example.com\nSMTP_URL=smtps://mail.example\n',
  );
});
afterEach(() => rmSync(root, { recursive: true }));

function hostWithout(broken = 'nothing'): Host {
  return {
    run(...line) {
      typed.push(line.join(' ').replaceAll(root, ''));
      if (typed.at(-1)?.includes(broken)) throw new Error(`${broken} failed`);
    },
    say: () => {},
  };
}
const written = (name: string) => readFileSync(join(places.prometheus, name), 'utf8');

test('each file is checked before it counts, and what was there before is kept', () => {
  writeFileSync(join(places.prometheus, 'prometheus.yml'), 'somebody else’s');
  watch(places, hostWithout());
  expect(written('prometheus.yml')).toContain("targets: ['https://kongres-ai.example/api/ready']");
  expect(written('prometheus.yml.before-kongres')).toBe('somebody else’s');
  expect(statSync(join(places.prometheus, 'alertmanager.yml')).mode & 0o777).toBe(0o640);
  expect(typed.filter((line) => !line.startsWith('chgrp'))).toEqual([
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
  watch(places, hostWithout());
  expect(written('prometheus.yml.before-kongres')).toBe('somebody else’s');
});

test('what does not pass its check changes nothing', () => {
  writeFileSync(join(places.prometheus, 'alertmanager.yml'), 'as it was');
  expect(() => watch(places, hostWithout('amtool'))).toThrow('amtool failed');
  expect(written('alertmanager.yml')).toBe('as it was');
  expect(typed.filter((line) => line.startsWith('systemctl'))).toEqual([]);
});

test('nobody is watched for nobody', () => {
  writeFileSync(
    join(places.settings, 'kongres.env'),
    '#ALERTS_TO=\nSMTP_URL=smtp://mail.example\n',
  );
  expect(() => watch(places, hostWithout())).toThrow('ALERTS_TO');
});

test('the units listen where they are asked', () => {
  const unit = (name: string) =>
    readFileSync(join(import.meta.dirname, '../systemd', `${name}.service`), 'utf8');
  for (const port of apiPorts) expect(String(watchPorts.api(port))).toBe(`1${port}`);
  expect(unit('kongres-api@')).toContain(' WATCH_PORT=1%i ');
  expect(unit('kongres-worker')).toContain(` WATCH_PORT=${watchPorts.worker} `);
  expect(unit('kongres-worker')).toContain(`http://127.0.0.1:${watchPorts.worker}/health`);
});

const smtp = (smtpUrl: string) =>
  alertmanagerFile({ to: "o'hara@example.com", from: 'kongres@example.com', smtpUrl });

test('a mail server is reached as its address says, with every character of its password', () => {
  const url = Object.assign(new URL('smtps://mail.example'), {
    username: 'kongres@example.com',
    password: "it's #1: ${TO}",
  });
  expect(smtp(url.href)).toContain(`smtp_smarthost: 'mail.example:465'`);
  expect(smtp(url.href)).toContain(`smtp_auth_username: 'kongres@example.com'`);
  expect(smtp(url.href)).toContain("smtp_auth_password: 'it''s #1: ${TO}'");
  expect(smtp(url.href)).toContain("to: 'o''hara@example.com'");
  expect(smtp('smtp://mail.example')).toContain("smtp_smarthost: 'mail.example:587'");
  expect(smtp('smtp://mail.example')).toContain('smtp_require_tls: true');
  const local = smtp('smtp://127.0.0.1:25');
  expect(local).toContain('smtp_require_tls: false');
  expect(local).not.toContain('smtp_auth');
});
