import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { policies } from '@kongres/content/facts/policies';
import { fillTemplate } from '@kongres/deploy/nginx/write-config';
import { findProgram } from '../lib/find-program.ts';
import { reportCheck } from '../acceptance/report-check.ts';
import { deployFolder } from '../lib/folders.ts';

const logrotate = findProgram('logrotate');
const template = readFileSync(join(deployFolder, 'logrotate/kongres.template'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'kongres-logs-'));
const log = join(folder, 'access.log');
afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  writeFileSync(
    join(folder, 'rules'),
    fillTemplate(template, { NGINX_LOGS: folder, NGINX_RUN: folder }),
    {
      mode: 0o600,
    },
  );
});

function endDay() {
  const { status, stderr } = spawnSync(
    logrotate,
    ['--force', '--state', join(folder, 'state'), join(folder, 'rules')],
    { encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([0, '']);
}

function isKept(line: string): boolean {
  return readdirSync(folder)
    .filter((name) => name.startsWith('access.log'))
    .map((name) => readFileSync(join(folder, name)))
    .map((bytes) => (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString())
    .some((text) => text.includes(line));
}

test('deletes access log lines after the retention period, also without traffic', () => {
  const report = reportCheck('log-retention');
  writeFileSync(log, 'the line of a visitor\n');
  let days = 0;
  while (isKept('the line of a visitor') && days <= policies.logDays) {
    endDay();
    days += 1;
    writeFileSync(log, '');
  }
  report(`gone after ${days} rotations of a day each`);
  // The timer may be a day late.
  expect(days).toBe(policies.logDays - 1);
});

test('deletes old log lines after a long downtime', () => {
  writeFileSync(log, 'the line of a visitor\n');
  endDay();
  const longAgo = Date.now() / 1000 - policies.logDays * 24 * 3600;
  utimesSync(`${log}.1`, longAgo, longAgo);
  writeFileSync(log, '');
  endDay();
  expect(isKept('the line of a visitor')).toBe(false);
});
