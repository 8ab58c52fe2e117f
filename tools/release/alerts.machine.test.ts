import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildAlertmanagerConfig } from '@kongres/deploy/monitoring/config-files';
import { findProgram } from '../lib/find-program.ts';
import { deployFolder, rootFolder } from '../lib/folders.ts';

const folder = mkdtempSync(join(tmpdir(), 'kongres-alerts-'));
afterAll(() => rmSync(folder, { recursive: true }));
cpSync(join(deployFolder, 'monitoring'), folder, { recursive: true });
const alerts = readFileSync(join(folder, 'alerts.yml'), 'utf8');
const names = [...alerts.matchAll(/^ +- alert: (\w+)$/gm)].map(([, name]) => name);

const testRules = (name = 'alerts.test.yml') =>
  spawnSync(findProgram('promtool'), ['test', 'rules', join(folder, name)], { encoding: 'utf8' });

test('every alert fires and stays silent as specified', () => {
  const { status, stdout, stderr } = testRules();
  expect([stdout + stderr, status]).toEqual([expect.stringContaining('SUCCESS'), 0]);
});

test('every alert has tests', () => {
  const tests = readFileSync(join(folder, 'alerts.test.yml'), 'utf8');
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) {
    expect(tests).toMatch(new RegExp(`eval_time: \\w+, alertname: ${name}, exp_alerts: \\[\\]`));
    expect(tests).toMatch(new RegExp(`alertname: ${name}\\n +exp_alerts:\\n +- exp_labels`));
  }
});

test('the tests detect an alert that never fires', () => {
  const tests = readFileSync(join(folder, 'alerts.test.yml'), 'utf8').split(/(?=^ {2}- interval)/m);
  const [head = '', ...each] = tests;
  const own = each.find((text) => text.includes('OrderEmailsLate')) ?? '';
  const never = alerts.replace(
    'kongres_order_emails_late) > 0',
    'kongres_order_emails_late) > 1000',
  );
  writeFileSync(join(folder, 'never.yml'), never);
  writeFileSync(join(folder, 'never.test.yml'), head.replace('alerts.yml', 'never.yml') + own);
  const { status, stdout, stderr } = testRules('never.test.yml');
  expect(status).toBe(1);
  expect(stdout + stderr).toContain('OrderEmailsLate');
});

test('docs/alerts.md has five lines for each alert', () => {
  const text = readFileSync(join(rootFolder, 'docs/alerts.md'), 'utf8');
  const sections = text.split(/^## /m).slice(1);
  expect(sections.map((section) => section.split('\n')[0])).toEqual(names);
  for (const section of sections) expect(section.match(/^- \*\*/gm)).toHaveLength(5);
});

test('routes alerts by severity', () => {
  const file = join(folder, 'alertmanager.yml');
  const addresses = { to: 'operator@example.com', from: 'kongres@example.com' };
  writeFileSync(file, buildAlertmanagerConfig({ ...addresses, smtpUrl: 'smtp://127.0.0.1' }));
  const amtool = (...args: string[]) =>
    execFileSync(findProgram('amtool'), args, { encoding: 'utf8' }).trim();
  expect(amtool('check-config', file)).toContain('SUCCESS');
  const routed = (severity: string) =>
    amtool('config', 'routes', 'test', `--config.file=${file}`, `severity=${severity}`);
  expect([routed('page'), routed('warning')]).toEqual(['now', 'today']);
  const severities = [...alerts.matchAll(/severity: (\w+)/g)].map(([, word]) => word);
  expect(new Set(severities)).toEqual(new Set(['page', 'warning']));
});
