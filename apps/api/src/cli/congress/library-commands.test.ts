import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { organiserOf } from '../../../test/run-organiser.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { countOf, testEnvironment } from '../../../test/test-shop.ts';

const { pool, databaseUrl } = await startTestApi();
const organise = organiserOf(testEnvironment(databaseUrl));

test('the organiser puts recordings and materials up and takes them away, and each is noted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'material-'));
  const file = join(folder, 'Zażółć gęślą 2.PDF');
  writeFileSync(file, 'slides');
  const set = ['recording', 'set', 'miss-ai', '--minutes', '180'];
  expect((await organise([...set, '--stream'])).out).toMatch(/miss-ai\s+180\s+no\s+our own/);
  expect((await organise([...set, '--frame', 'youtube:aqz-KE-bpKQ'])).code).toBe(0);
  const add = ['material', 'add', 'miss-ai', '--name', 'pl=Slajdy'];
  expect((await organise([...add, '--file', file])).out).toContain('zazolc-gesla-2.pdf');
  expect((await organise([...add, '--link', 'https://example.com/code'])).code).toBe(0);
  const { rows } = await pool.query<{ id: number }>('select id from material order by id');
  expect((await organise(['material', 'remove', String(rows[0]?.id)])).code).toBe(0);
  expect((await organise(['recording', 'remove', 'miss-ai'])).code).toBe(0);
  const { rows: deeds } = await pool.query<{ deed: string }>(
    `select deed from journal where facts ->> 'session' = 'miss-ai' order by id`,
  );
  expect(deeds.map(({ deed }) => deed)).toEqual([
    'recording_set',
    'recording_set',
    'material_added',
    'material_added',
    'material_removed',
    'recording_removed',
  ]);
});

test.each([
  ['a recording of nothing', ['recording', 'set', 'nothing', '--stream', '--minutes', '5']],
  ['a recording without a source', ['recording', 'set', 'miss-ai', '--minutes', '5']],
  [
    'two sources',
    ['recording', 'set', 'miss-ai', '--stream', '--frame', 'youtube:aqz-KE-bpKQ', '--minutes', '5'],
  ],
  ['no minutes', ['recording', 'set', 'miss-ai', '--stream', '--minutes', '0']],
  ['a program', ['material', 'add', 'miss-ai', '--file', import.meta.filename, '--name', 'pl=A']],
  [
    'a file that is not there',
    ['material', 'add', 'miss-ai', '--file', '/nowhere/a.pdf', '--name', 'pl=A'],
  ],
  [
    'material of nothing',
    ['material', 'add', 'nothing', '--link', 'https://example.com/', '--name', 'pl=A'],
  ],
  ['a script', ['material', 'add', 'miss-ai', '--link', 'javascript:alert(1)', '--name', 'pl=A']],
  ['nothing at all', ['material', 'add', 'miss-ai', '--name', 'pl=A']],
])('%s is refused', async (_, args) => {
  const before = await countOf(pool, 'journal');
  expect((await organise(args)).code).not.toBe(0);
  expect(await countOf(pool, 'journal')).toBe(before);
});

test('a session gets a picture of its own, and that of its room again', async () => {
  const source = ['live', 'source', 'miss-ai'];
  expect((await organise([...source, '--link', 'https://meet.example.com/a'])).code).toBe(0);
  const { rows } = await pool.query('select room, source from session_source');
  expect(rows).toMatchObject([{ room: 'gala', source: { kind: 'link' } }]);
  expect((await organise([...source, '--room'])).code).toBe(0);
  expect((await organise([...source, '--room'])).code).not.toBe(0);
  expect((await organise(['live', 'source', 'nothing', '--stream'])).code).not.toBe(0);
  expect(await countOf(pool, 'session_source')).toBe(0);
  expect(await countOf(pool, "journal where deed like 'session_source_%'")).toBe(2);
});
