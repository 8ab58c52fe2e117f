import { beforeEach, expect, test } from 'vitest';
import { galas } from '@kongres/content/facts/galas';
import type { LiveDay } from '@kongres/contract/desk/live/live';
import { getDeskRoute, type DeskCall } from '@kongres/contract/desk/routes';
import { createDeskClient } from '../../../../test/desk-client.ts';
import { startTestApi } from '../../../../test/test-api.ts';
import { countRows } from '../../../../test/test-shop.ts';
import { maxFileBytes } from '@kongres/contract/file-size';

const shop = await startTestApi();
const { pool, origin, owner: databaseOwner, config } = shop;
const desk = createDeskClient(shop);
const editor = await desk.signInAs('editor');
const reader = await desk.signInAs('reader');
const { id, day } = galas[0];

beforeEach(() => databaseOwner.query('truncate recording, material cascade'));

async function readLive() {
  const answer = await desk.call('getLiveDay', { cookie: editor.cookie, query: `?day=${day}` });
  return (await answer.json()) as LiveDay;
}

const readSession = async () => (await readLive()).sessions.find((session) => session.id === id);

async function performDeskCall(call: DeskCall, body: unknown): Promise<string | null> {
  const answer = await desk.callConfirmed(call, { cookie: editor.cookie, body });
  return ((await answer.json()) as { code?: string }).code ?? null;
}

async function uploadMaterial(
  file: Uint8Array<ArrayBuffer>,
  asked: Record<string, string> = {},
  { cookie } = editor,
) {
  const query = { id, file: 'Slajdy.PDF', name: '{"pl":"Slajdy"}', ...asked };
  const answer = await fetch(
    `${origin}${getDeskRoute('uploadMaterial').path}?${new URLSearchParams(query).toString()}`,
    {
      method: 'POST',
      headers: {
        Origin: config.deskOrigin,
        Cookie: `desk=${cookie}`,
        'Content-Type': 'application/octet-stream',
      },
      body: file,
    },
  );
  return { status: answer.status, code: ((await answer.json()) as { code?: string }).code ?? null };
}

const toBytes = (text: string) => new TextEncoder().encode(text);

test('sets, replaces and removes a recording', async () => {
  const source = { kind: 'frame', provider: 'youtube', id: 'aqz-KE-bpKQ' };
  expect(
    await performDeskCall('setRecording', { id, source: { kind: 'stream' }, minutes: 180 }),
  ).toBeNull();
  expect(await performDeskCall('setRecording', { id, source, minutes: 120 })).toBeNull();
  expect(await readSession()).toMatchObject({ recording: { source, minutes: 120 } });
  expect(await performDeskCall('removeRecording', { id })).toBeNull();
  expect(await performDeskCall('removeRecording', { id })).toBe('not_found');
  expect(await readSession()).toMatchObject({ recording: null });
  expect(await countRows(pool, `audit_log where actor = 'desk ${editor.id}'`)).toBe(3);
});

test('adds and removes files and links', async () => {
  expect(await uploadMaterial(toBytes('slides'))).toEqual({ status: 200, code: null });
  const address = 'https://example.com/code';
  expect(
    await performDeskCall('addMaterialLink', { id, name: { pl: '<i>Kod</i>' }, address }),
  ).toBeNull();
  const { materials = [] } = (await readSession()) ?? {};
  expect(materials).toMatchObject([
    { name: { pl: 'Slajdy' }, fileName: 'slajdy.pdf', bytes: 6, address: null },
    { name: { pl: '<i>Kod</i>' }, fileName: null, bytes: null, address },
  ]);
  const { rows } = await pool.query<{ content: Buffer }>(
    'select content from material where content is not null',
  );
  expect(rows[0]?.content.toString()).toBe('slides');
  const [file] = materials;
  const both = [0, 1].map(() => performDeskCall('removeMaterial', { number: file?.number }));
  expect((await Promise.all(both)).filter(Boolean)).toEqual(['not_found']);
  expect((await readSession())?.materials).toHaveLength(1);
});

test('recording and materials of a session that left the programme are listed and can be removed', async () => {
  await pool.query(
    `with kept as (
        insert into recording (session, is_workshop, source, seconds)
          values ('left-the-programme', false, '{"kind":"stream"}', 60))
      insert into material (session, name, address)
        values ('left-the-programme', '{"pl":"Kod"}', 'https://example.com/code')`,
  );
  await performDeskCall('setRecording', { id, source: { kind: 'stream' }, minutes: 180 });
  const { formerSessions } = await readLive();
  expect(formerSessions).toMatchObject([
    {
      id: 'left-the-programme',
      source: null,
      recording: { source: { kind: 'stream' }, minutes: 1 },
      materials: [{ name: { pl: 'Kod' } }],
    },
  ]);
  expect(await performDeskCall('removeRecording', { id: 'left-the-programme' })).toBeNull();
  expect(
    await performDeskCall('removeMaterial', { number: formerSessions[0]?.materials[0]?.number }),
  ).toBeNull();
  expect((await readLive()).formerSessions).toEqual([]);
});

test('accepts the largest file and rejects one byte more', async () => {
  const large = new Uint8Array(maxFileBytes + 1);
  expect((await uploadMaterial(large)).status).toBe(413);
  expect(await uploadMaterial(large.subarray(1))).toEqual({ status: 200, code: null });
  const { rows } = await pool.query<{ size: number }>(
    'select octet_length(content) as size from material',
  );
  expect(rows).toEqual([{ size: maxFileBytes }]);
}, 60_000);

test('rejects unauthorised uploads before reading the file', async () => {
  const large = new Uint8Array(maxFileBytes);
  expect(await uploadMaterial(large, {}, reader)).toEqual({ status: 403, code: 'not_allowed' });
  expect(await uploadMaterial(large, {}, { ...reader, cookie: 'A'.repeat(43) })).toMatchObject({
    status: 401,
  });
});

test.each([
  ['an HTML page', { file: 'page.html' }, 'unsupported_file'],
  ['an SVG image', { file: 'run.svg' }, 'unsupported_file'],
  ['a name without extension', { file: 'pdf' }, 'unsupported_file'],
  ['an empty file name', { file: '' }, 'invalid_request'],
  ['an unknown session', { id: 'nothing' }, 'not_found'],
  ['a path as session', { id: '../x' }, 'invalid_request'],
  ['no name', { name: '{}' }, 'empty_text'],
  ['invalid JSON', { name: '{' }, 'empty_text'],
  ['an unknown language', { name: '{"xx":"X"}' }, 'empty_text'],
  ['an invisible name', { name: '{"pl":"\u200b"}' }, 'empty_text'],
  ['a name of the wrong type', { name: '{"pl":{}}' }, 'empty_text'],
  ['a list as name', { name: '["pl"]' }, 'empty_text'],
] as const)('rejects %s and stores nothing', async (_, asked, code) => {
  expect((await uploadMaterial(toBytes('x'), asked)).code).toBe(code);
  expect(await countRows(pool, 'material')).toBe(0);
});

test('rejects an empty file and a JSON body', async () => {
  expect((await uploadMaterial(new Uint8Array(0))).code).not.toBeNull();
  const query = `?${new URLSearchParams({ id, file: 'a.pdf', name: '{"pl":"A"}' }).toString()}`;
  const json = await desk.call('uploadMaterial', { cookie: editor.cookie, query, body: { a: 1 } });
  expect(json.status).toBe(422);
  expect(await countRows(pool, 'material')).toBe(0);
});

test.each([
  ['setRecording', { id: 'nothing', source: { kind: 'stream' }, minutes: 5 }],
  ['setRecording', { id, source: { kind: 'link', address: 'http://x.example' }, minutes: 5 }],
  ['setRecording', { id, source: { kind: 'stream' }, minutes: 0 }],
  ['setRecording', { id, source: { kind: 'stream' }, minutes: 1441 }],
  ['setRecording', { id, source: { kind: 'stream' }, minutes: 1.5 }],
  ['addMaterialLink', { id, name: { pl: 'X' }, address: 'javascript:alert(1)' }],
  ['addMaterialLink', { id, name: {}, address: 'https://example.com' }],
  ['addMaterialLink', { id: 'nothing', name: { pl: 'X' }, address: 'https://example.com' }],
  ['removeMaterial', { number: 0 }],
  ['removeMaterial', { number: 2 ** 31 }],
] as const)('%s rejects %o', async (call, body) => {
  expect(await performDeskCall(call, body)).not.toBeNull();
  expect(await countRows(pool, 'recording')).toBe(0);
  expect(await countRows(pool, 'material')).toBe(0);
});
