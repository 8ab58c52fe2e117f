import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportCheck } from '../../acceptance/report-check.ts';
import { buildBuilder } from './build-builder.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'kongres-builder-package-'));
afterAll(() => rmSync(folder, { recursive: true }));

const packaged = join(folder, 'root/usr/lib/kongres-builder');
const source = join(packaged, 'source');

beforeAll(async () => {
  const file = buildBuilder({ version: '1.0', into: folder });
  await run('dpkg-deb', ['--extract', file, join(folder, 'root')]);
}, 600_000);

test('contains what the site build requires and nothing else', () => {
  const has = (glob: string) => globSync(glob, { cwd: source });
  expect(has('{node_modules/vite,apps/web,packages/content/facts}')).toHaveLength(3);
  expect(has('node_modules/@kongres/*')).toHaveLength(has('packages/*').length);
  expect(has('{apps/api,e2e,deploy/release,.env,.git}')).toEqual([]);
  expect(has('{apps,packages,deploy,tools}/**/*.test.{ts,tsx}')).toEqual([]);
  const unwanted = 'fastify,pg,stripe,nodemailer,typescript,vitest,playwright,knip,maildev';
  expect(has(`**/node_modules/{${unwanted}}`)).toEqual([]);
});

test('the build tools start from the package', async () => {
  const report = reportCheck('builder-package');
  const node = join(packaged, 'node');
  const options = { cwd: join(source, 'apps/web'), env: {} };
  await run(node, ['build-steps/check-content.ts'], options);
  const configs = ['./vite.config.ts', './react-router.config.ts', './build-steps/compress.ts'];
  const loads = configs.map((name) => `await import(${JSON.stringify(name)});`).join('');
  await run(node, ['--input-type=module', '--eval', loads], options);
  const { stdout } = await run(
    node,
    ['../../node_modules/@react-router/dev/bin.cjs', '--version'],
    options,
  );
  expect(stdout).toMatch(/^\d/);
  report(`React Router ${stdout.trim()} starts from it`);
});

test('refuses to run outside systemd', async () => {
  const program = join(source, 'deploy/builder/build.ts');
  await expect(run(join(packaged, 'node'), [program], { env: {} })).rejects.toThrow(
    'systemctl start kongres-build',
  );
});
