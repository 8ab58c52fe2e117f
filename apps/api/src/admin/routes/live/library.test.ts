import { beforeEach, expect, test } from 'vitest';
import { galas } from '@kongres/content/facts/galas';
import type { LiveDay } from '@kongres/contract/desk/live/live';
import { ruleOf, type DeskCall } from '@kongres/contract/desk/rules';
import { deskOf } from '../../../../test/desk.ts';
import { startTestApi } from '../../../../test/test-api.ts';
import { countOf } from '../../../../test/test-shop.ts';
import { mostFileBytes } from '@kongres/contract/file-size';

const shop = await startTestApi();
const { pool, origin, owner: databaseOwner, config } = shop;
const desk = deskOf(shop);
const editor = await desk.signedInAs('editor');
const reader = await desk.signedInAs('reader');
const { id, day } = galas[0];

beforeEach(() => databaseOwner.query('truncate recording, material cascade'));

async function readLive() {
  const answer = await desk.call('live', { cookie: editor.cookie, query: `?day=${day}` });
  return (await answer.json()) as LiveDay;
}

const read = async () => (await readLive()).sessions.find((session) => session.id === id);

async function act(call: DeskCall, body: unknown): Promise<string | null> {
  const answer = await desk.act(call, { cookie: editor.cookie, body });
  return ((await answer.json()) as { code?: string }).code ?? null;
}

async function upload(
  file: Uint8Array<ArrayBuffer>,
  asked: Record<string, string> = {},
  { cookie } = editor,
) {
  const query = { id, file: 'Slajdy.PDF', name: '{"pl":"Slajdy"}', ...asked };
  const answer = await fetch(
    `${origin}${ruleOf('materialFile').path}?${new URLSearchParams(query).toString()}`,
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

const bytes = (text: string) => new TextEncoder().encode(text);

test('a recording is put up, replaced and taken away', async () => {
  const source = { kind: 'frame', provider: 'youtube', id: 'aqz-KE-bpKQ' };
  expect(await act('recordingSet', { id, source: { kind: 'stream' }, minutes: 180 })).toBeNull();
  expect(await act('recordingSet', { id, source, minutes: 120 })).toBeNull();
  expect(await read()).toMatchObject({ recording: { source, minutes: 120 } });
  expect(await act('recordingRemove', { id })).toBeNull();
  expect(await act('recordingRemove', { id })).toBe('not_found');
  expect(await read()).toMatchObject({ recording: null });
  expect(await countOf(pool, `journal where actor = 'desk ${editor.id}'`)).toBe(3);
});

test('files and links are handed out, and taken back one by one', async () => {
  expect(await upload(bytes('slides'))).toEqual({ status: 200, code: null });
  const address = 'https://example.com/code';
  expect(await act('materialLink', { id, name: { pl: '<i>Kod</i>' }, address })).toBeNull();
  const { materials = [] } = (await read()) ?? {};
  expect(materials).toMatchObject([
    { name: { pl: 'Slajdy' }, fileName: 'slajdy.pdf', bytes: 6, address: null },
    { name: { pl: '<i>Kod</i>' }, fileName: null, bytes: null, address },
  ]);
  const { rows } = await pool.query<{ content: Buffer }>(
    'select content from material where content is not null',
  );
  expect(rows[0]?.content.toString()).toBe('slides');
  const [file] = materials;
  const both = [0, 1].map(() => act('materialRemove', { number: file?.number }));
  expect((await Promise.all(both)).filter(Boolean)).toEqual(['not_found']);
  expect((await read())?.materials).toHaveLength(1);
});

test('recording and materials of a session that left the programme are listed and can be removed', async () => {
  await pool.query(
    `with kept as (
        insert into recording (session, is_workshop, source, seconds)
          values ('left-the-programme', false, '{"kind":"stream"}', 60))
      insert into material (session, name, address)
        values ('left-the-programme', '{"pl":"Kod"}', 'https://example.com/code')`,
  );
  await act('recordingSet', { id, source: { kind: 'stream' }, minutes: 180 });
  const { formerSessions } = await readLive();
  expect(formerSessions).toMatchObject([
    {
      id: 'left-the-programme',
      source: null,
      recording: { source: { kind: 'stream' }, minutes: 1 },
      materials: [{ name: { pl: 'Kod' } }],
    },
  ]);
  expect(await act('recordingRemove', { id: 'left-the-programme' })).toBeNull();
  expect(
    await act('materialRemove', { number: formerSessions[0]?.materials[0]?.number }),
  ).toBeNull();
  expect((await readLive()).formerSessions).toEqual([]);
});

test('the largest file that is allowed comes whole, and one byte more is refused', async () => {
  const large = new Uint8Array(mostFileBytes + 1);
  expect((await upload(large)).status).toBe(413);
  expect(await upload(large.subarray(1))).toEqual({ status: 200, code: null });
  const { rows } = await pool.query<{ size: number }>(
    'select octet_length(content) as size from material',
  );
  expect(rows).toEqual([{ size: mostFileBytes }]);
}, 60_000);

test('who may not hand anything out is refused before a large file is read', async () => {
  const large = new Uint8Array(mostFileBytes);
  expect(await upload(large, {}, reader)).toEqual({ status: 403, code: 'not_allowed' });
  expect(await upload(large, {}, { ...reader, cookie: 'A'.repeat(43) })).toMatchObject({
    status: 401,
  });
});

test.each([
  ['a page', { file: 'page.html' }, 'wrong_file'],
  ['a picture that runs', { file: 'run.svg' }, 'wrong_file'],
  ['a name without a kind', { file: 'pdf' }, 'wrong_file'],
  ['no name of a file', { file: '' }, 'invalid_request'],
  ['a session of nobody', { id: 'nothing' }, 'not_found'],
  ['a session that is a path', { id: '../x' }, 'invalid_request'],
  ['no words', { name: '{}' }, 'no_words'],
  ['no JSON', { name: '{' }, 'no_words'],
  ['a language of nobody', { name: '{"xx":"X"}' }, 'no_words'],
  ['words nobody sees', { name: '{"pl":"\u200b"}' }, 'no_words'],
  ['words that are none', { name: '{"pl":{}}' }, 'no_words'],
  ['a list of words', { name: '["pl"]' }, 'no_words'],
] as const)('%s is refused, and nothing is kept', async (_, asked, code) => {
  expect((await upload(bytes('x'), asked)).code).toBe(code);
  expect(await countOf(pool, 'material')).toBe(0);
});

test('an empty file, and a body that is no file, are refused', async () => {
  expect((await upload(new Uint8Array(0))).code).not.toBeNull();
  const query = `?${new URLSearchParams({ id, file: 'a.pdf', name: '{"pl":"A"}' }).toString()}`;
  const json = await desk.call('materialFile', { cookie: editor.cookie, query, body: { a: 1 } });
  expect(json.status).toBe(422);
  expect(await countOf(pool, 'material')).toBe(0);
});

test.each([
  ['recordingSet', { id: 'nothing', source: { kind: 'stream' }, minutes: 5 }],
  ['recordingSet', { id, source: { kind: 'link', address: 'http://x.example' }, minutes: 5 }],
  ['recordingSet', { id, source: { kind: 'stream' }, minutes: 0 }],
  ['recordingSet', { id, source: { kind: 'stream' }, minutes: 1441 }],
  ['recordingSet', { id, source: { kind: 'stream' }, minutes: 1.5 }],
  ['materialLink', { id, name: { pl: 'X' }, address: 'javascript:alert(1)' }],
  ['materialLink', { id, name: {}, address: 'https://example.com' }],
  ['materialLink', { id: 'nothing', name: { pl: 'X' }, address: 'https://example.com' }],
  ['materialRemove', { number: 0 }],
  ['materialRemove', { number: 2 ** 31 }],
] as const)('%s refuses %o', async (call, body) => {
  expect(await act(call, body)).not.toBeNull();
  expect(await countOf(pool, 'recording')).toBe(0);
  expect(await countOf(pool, 'material')).toBe(0);
});
