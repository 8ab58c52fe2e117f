import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { alertmanagerFile } from '@kongres/deploy/watch/watch-files';
import { installed } from '../lib/installed.ts';
import { deployFolder, rootFolder } from '../lib/folders.ts';

const folder = mkdtempSync(join(tmpdir(), 'kongres-alerts-'));
afterAll(() => rmSync(folder, { recursive: true }));
cpSync(join(deployFolder, 'watch'), folder, { recursive: true });
const alerts = readFileSync(join(folder, 'alerts.yml'), 'utf8');
const names = [...alerts.matchAll(/^ +- alert: (\w+)$/gm)].map(([, name]) => name);

const testRules = (name = 'alerts.test.yml') =>
  spawnSync(installed('promtool'), ['test', 'rules', join(folder, name)], { encoding: 'utf8' });

test('every alert is quiet when it should be, and told when it should be', () => {
  const { status, stdout, stderr } = testRules();
  expect([stdout + stderr, status]).toEqual([expect.stringContaining('SUCCESS'), 0]);
});

test('no alert is without a test', () => {
  const tests = readFileSync(join(folder, 'alerts.test.yml'), 'utf8');
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) {
    expect(tests).toMatch(new RegExp(`eval_time: \\w+, alertname: ${name}, exp_alerts: \\[\\]`));
    expect(tests).toMatch(new RegExp(`alertname: ${name}\\n +exp_alerts:\\n +- exp_labels`));
  }
});

test('an alert that never fires would be found', () => {
  const tests = readFileSync(join(folder, 'alerts.test.yml'), 'utf8').split(/(?=^ {2}- interval)/m);
  const [head = '', ...each] = tests;
  const own = each.find((text) => text.includes('MailsLate')) ?? '';
  const never = alerts.replace('kongres_mails_late) > 0', 'kongres_mails_late) > 1000');
  writeFileSync(join(folder, 'never.yml'), never);
  writeFileSync(join(folder, 'never.test.yml'), head.replace('alerts.yml', 'never.yml') + own);
  const { status, stdout, stderr } = testRules('never.test.yml');
  expect(status).toBe(1);
  expect(stdout + stderr).toContain('MailsLate');
});

test('of every alert, and of nothing else, docs/alerts.md says in five lines what to do', () => {
  const text = readFileSync(join(rootFolder, 'docs/alerts.md'), 'utf8');
  const sections = text.split(/^## /m).slice(1);
  expect(sections.map((section) => section.split('\n')[0])).toEqual(names);
  for (const section of sections) expect(section.match(/^- \*\*/gm)).toHaveLength(5);
});

test('what is for now and what is for today go different ways', () => {
  const file = join(folder, 'alertmanager.yml');
  const mail = { to: 'operator@example.com', from: 'kongres@example.com' };
  writeFileSync(file, alertmanagerFile({ ...mail, smtpUrl: 'smtp://127.0.0.1' }));
  const amtool = (...args: string[]) =>
    execFileSync(installed('amtool'), args, { encoding: 'utf8' }).trim();
  expect(amtool('check-config', file)).toContain('SUCCESS');
  const routed = (severity: string) =>
    amtool('config', 'routes', 'test', `--config.file=${file}`, `severity=${severity}`);
  expect([routed('page'), routed('look')]).toEqual(['now', 'today']);
  const severities = [...alerts.matchAll(/severity: (\w+)/g)].map(([, word]) => word);
  expect(new Set(severities)).toEqual(new Set(['look', 'page']));
});
