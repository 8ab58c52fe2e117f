import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findPlaceholders } from '@kongres/content/checks/find-placeholders';
import { getPublicHost } from './config.ts';

function checkContent(publicOrigin: string, more: Record<string, string> = {}) {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'check-content.ts')],
    { env: { PUBLIC_ORIGIN: publicOrigin, ...more }, encoding: 'utf8' },
  );
  return { status, stderr };
}

const open = (await findPlaceholders()).map(({ message: sentence }) => sentence);
/** Without placeholders a passing build prints nothing, otherwise one line with their number. */
const passes = {
  status: 0,
  stderr:
    open.length > 0
      ? expect.stringMatching(`^[^\\n]* ${open.length} placeholders [^\\n]*\\n$`)
      : '',
};

test('a public build fails and lists every placeholder', () => {
  const { status, stderr } = checkContent('https://www.kongres.pl');
  expect(stderr.split('\n').filter((line) => open.includes(line))).toEqual(open);
  expect(status).toBe(open.length > 0 ? 1 : 0);
});

test('a local build and a build with ALLOW_PLACEHOLDERS pass and count the placeholders', () => {
  expect(checkContent('http://127.0.0.1:8080')).toEqual(passes);
  expect(checkContent('')).toEqual(passes);
  expect(checkContent('https://www.kongres.pl', { ALLOW_PLACEHOLDERS: '1' })).toEqual(passes);
});

test('CONTENT_DIR replaces the entries and is validated', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kongres-entries-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(checkContent('', { CONTENT_DIR: folder }).status).toBe(0);
  mkdirSync(join(folder, 'speakers'));
  writeFileSync(join(folder, 'speakers/anna.json'), '{');
  const { status, stderr } = checkContent('', { CONTENT_DIR: folder });
  expect(stderr).toContain(`${folder}/speakers/anna.json: is invalid JSON: `);
  expect(status).toBe(1);
});

test('CONTENT_DIR is resolved from the project root', () => {
  expect(checkContent('', { CONTENT_DIR: 'no-such-folder' }).stderr).toContain(
    'no-such-folder: the folder of entries does not exist.',
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
])('the public host of "%s" is %s', (given, address) => {
  expect(getPublicHost(given)).toBe(address);
});
