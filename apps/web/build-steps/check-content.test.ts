import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findPlaceholders } from '@kongres/content/checks/find-placeholders';
import { publicAddress } from './config.ts';

function checkContent(publicOrigin: string) {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'check-content.ts')],
    { env: { PUBLIC_ORIGIN: publicOrigin }, encoding: 'utf8' },
  );
  return { status, told: stderr };
}

test('a build for the public is stopped by every placeholder that is left', async () => {
  const open = await findPlaceholders();
  const { status, told } = checkContent('https://www.kongres.pl');
  expect(told.split('\n').filter((line) => open.includes(line))).toEqual(open);
  expect(status).toBe(open.length > 0 ? 1 : 0);
});

test('a build for this machine goes on with placeholders', () => {
  expect(checkContent('http://127.0.0.1:8080')).toEqual({ status: 0, told: '' });
  expect(checkContent('')).toEqual({ status: 0, told: '' });
});

test.each([
  ['https://kongres.pl', 'kongres.pl'],
  ['https://example.kongres.pl', 'example.kongres.pl'],
  ['https://kongres-ai.example', null],
  ['http://localhost:5173', null],
  ['http://desk.localhost:8080', null],
  ['http://127.0.0.1:8080', null],
  ['http://[::1]:8080', null],
  ['', null],
])('the public address in "%s" is %s', (given, address) => {
  expect(publicAddress(given)).toBe(address);
});
