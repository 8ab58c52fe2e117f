import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findPlaceholders } from '@kongres/content/checks/find-placeholders';
import { publicAddress } from './config.ts';

function checkContent(publicOrigin: string, more: Record<string, string> = {}) {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'check-content.ts')],
    { env: { PUBLIC_ORIGIN: publicOrigin, ...more }, encoding: 'utf8' },
  );
  return { status, told: stderr };
}

const open = (await findPlaceholders()).map(({ sentence }) => sentence);
/** What a build says that goes on: nothing, or one line with the number. */
const goesOn = {
  status: 0,
  told:
    open.length > 0
      ? expect.stringMatching(`^[^\\n]* ${open.length} placeholders [^\\n]*\\n$`)
      : '',
};

test('a build for the public is stopped by every placeholder that is left', () => {
  const { status, told } = checkContent('https://www.kongres.pl');
  expect(told.split('\n').filter((line) => open.includes(line))).toEqual(open);
  expect(status).toBe(open.length > 0 ? 1 : 0);
});

test('a build for this machine, and one that is allowed to, goes on and counts its placeholders', () => {
  expect(checkContent('http://127.0.0.1:8080')).toEqual(goesOn);
  expect(checkContent('')).toEqual(goesOn);
  expect(checkContent('https://www.kongres.pl', { ALLOW_PLACEHOLDERS: '1' })).toEqual(goesOn);
});

test('CONTENT_DIR names another set of entries, which is checked in place of ours', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kongres-entries-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(checkContent('', { CONTENT_DIR: folder }).status).toBe(0);
  mkdirSync(join(folder, 'speakers'));
  writeFileSync(join(folder, 'speakers/anna.json'), '{');
  const { status, told } = checkContent('', { CONTENT_DIR: folder });
  expect(told).toContain(`${folder}/speakers/anna.json: is no JSON: `);
  expect(status).toBe(1);
});

test('CONTENT_DIR is read from the root of the project', () => {
  expect(checkContent('', { CONTENT_DIR: 'no-such-folder' }).told).toContain(
    'no-such-folder: there is no such folder of entries.',
  );
  expect(checkContent('', { CONTENT_DIR: 'packages/content/entries' }).status).toBe(0);
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
