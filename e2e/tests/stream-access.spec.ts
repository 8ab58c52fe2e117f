import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localSecrets } from '@kongres/api/platform/config/local-secrets';
import { streamPathSeconds, signStreamPath } from '@kongres/api/live/streaming/stream-path';
import { getLiveFolder } from '@kongres/tools/dev/stack/nginx-files';
import { logFolder } from '../config.ts';
import { runQuery } from '../database.ts';
import { expect, test } from '../test.ts';

/** One room per test worker. */
const room = `door-${process.pid}`;
const playlist = '#EXTM3U\n';
const secret = localSecrets.LIVE_SECRET;

/** Signed path as the API creates it. */
const createSignedPath = (now = new Date(), folder = room, ticket = '1042-3') =>
  signStreamPath(secret, { room: folder, ticket, now });

test.beforeAll(() => {
  const folder = join(getLiveFolder(logFolder), room);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'main.m3u8'), playlist);
  writeFileSync(join(folder, 'segment-1.m4s'), 'frames');
  writeFileSync(join(folder, 'notes.txt'), 'not for the world');
});

test('a signed path serves its room without caching', async ({ request }) => {
  const signedPath = createSignedPath();
  const list = await request.get(`${signedPath}main.m3u8`);
  expect([list.status(), await list.text()]).toEqual([200, playlist]);
  expect(list.headers()).toMatchObject({
    'content-type': 'application/vnd.apple.mpegurl',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
  const part = await request.get(`${signedPath}segment-1.m4s`, { headers: { Range: 'bytes=0-2' } });
  expect([part.status(), await part.text()]).toEqual([206, 'fra']);
  // A rewritten playlist is served at once.
  writeFileSync(join(getLiveFolder(logFolder), room, 'main.m3u8'), `${playlist}#next\n`);
  expect(await (await request.get(`${signedPath}main.m3u8`)).text()).toContain('#next');
  writeFileSync(join(getLiveFolder(logFolder), room, 'main.m3u8'), playlist);
});

test('an expired path returns 410', async ({ request }) => {
  const expired = createSignedPath(new Date(Date.now() - (streamPathSeconds + 2) * 1000));
  for (const file of ['main.m3u8', 'segment-1.m4s', 'main.m3u8?again']) {
    expect((await request.get(expired + file)).status()).toBe(410);
  }
});

test('unsigned and forged paths are refused', async ({ request }) => {
  const signedPath = createSignedPath();
  const [, signature = '', expiry = '', ticket = ''] =
    /^\/live\/([\w-]+)\.(\d+)\.([\d-]+)\//.exec(signedPath) ?? [];
  const later = String(Number(expiry) + 3600);
  const forged = {
    'another room': signedPath.replace(`/${room}/`, '/other/'),
    'another ticket': signedPath.replace(`.${ticket}/`, '.1043-1/'),
    'a later end': signedPath.replace(`.${expiry}.`, `.${later}.`),
    'another signature': signedPath.replace(signature, signature.replaceAll(/[\w-]/g, 'A')),
    'another secret': signStreamPath('x'.repeat(43), { room, ticket, now: new Date() }),
  };
  for (const [name, path] of Object.entries(forged)) {
    expect([name, (await request.get(`${path}main.m3u8`)).status()]).toEqual([name, 403]);
  }
  for (const path of [
    `/live/${room}/main.m3u8`,
    `${signedPath}notes.txt`,
    `${signedPath}missing.m4s`,
    `${signedPath}../${room}/notes.txt`,
    `${signedPath}%2e%2e/other/main.m3u8`,
    signedPath,
  ]) {
    const answer = await request.get(path);
    expect([path, [403, 404].includes(answer.status())]).toEqual([path, true]);
    expect(await answer.text()).not.toContain('not for the world');
  }
});

test('logs contain no signed stream path', async ({ request }) => {
  const signedPath = createSignedPath(new Date(), room, '777777-1');
  await request.get(`${signedPath}main.m3u8`);
  await request.get(`${signedPath}main.m3u8`.replace(room, 'other'));
  await request.get(`${signedPath}missing.m4s`);
  await request.get(`${signedPath}notes.txt`);
  await request.post(`${signedPath}main.m3u8`, { data: 'x'.repeat(20_000) });
  await request.get('/pl/kongres?after-the-stream');
  const read = (name: string) => readFileSync(join(logFolder, name), 'utf8');
  await expect.poll(() => read('access.log')).toContain('"path":"/pl/kongres');
  for (const name of ['access.log', 'error.log']) expect(read(name)).not.toContain('777777-1');
});

test('room chat needs a signed path and is not cached', async ({ request }) => {
  const chat = await request.get(`${createSignedPath()}talk.json`);
  expect([chat.status(), await chat.json()]).toEqual([
    200,
    { slowSeconds: 0, questions: [], chat: [] },
  ]);
  expect(chat.headers()['cache-control']).toBe('no-store');
  const expired = createSignedPath(new Date(Date.now() - (streamPathSeconds + 2) * 1000));
  expect((await request.get(`${expired}talk.json`)).status()).toBe(410);
  const other = createSignedPath().replace(`/${room}/`, '/other/');
  expect((await request.get(`${other}talk.json`)).status()).toBe(403);
  for (const path of ['/inside/talk/a', '/api/inside/talk/a', '/live/inside/talk/a']) {
    expect((await request.get(path)).status()).toBe(404);
  }
});

test('the signed path of a recording opens no other recording', async ({ request }) => {
  const recording = `recordings/${room}`;
  for (const name of [recording, `${recording}-other`]) {
    const folder = join(getLiveFolder(logFolder), name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'main.m3u8'), playlist);
  }
  const signedPath = createSignedPath(new Date(), recording);
  expect((await request.get(`${signedPath}main.m3u8`)).status()).toBe(200);
  for (const forged of [
    signedPath.replace(recording, `${recording}-other`),
    signedPath.replace(recording, room),
    createSignedPath().replace(room, recording),
  ]) {
    expect((await request.get(`${forged}main.m3u8`)).status()).toBe(403);
  }
});

test('materials are served by signed path as attachments and cached by nginx', async ({
  request,
}) => {
  const text = 'not <script>alert(1)</script>';
  const [row] = await runQuery<{ id: string }>(
    `insert into material (session, name, file_name, content)
      values ('door-test', '{"pl": "A"}', 'notes.txt', $1) returning id || '-' || mark as id`,
    [Buffer.from(text)],
  );
  const id = row?.id ?? '';
  const signedPath = createSignedPath(new Date(), `material/${id}`, '1042');
  const file = await request.get(`${signedPath}notes.txt`);
  expect([file.status(), await file.text()]).toEqual([200, text]);
  expect(file.headers()).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-disposition': 'attachment; filename="notes.txt"',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  // nginx serves the cached file without asking the API.
  await runQuery("delete from material where session = 'door-test'", []);
  expect((await request.get(`${signedPath}notes.txt`)).status()).toBe(200);
  const other = signedPath.replace(`/material/${id}/`, `/material/1${id}/`);
  expect((await request.get(`${other}notes.txt`)).status()).toBe(403);
  expect((await request.get(`/live/material/${id}/notes.txt`)).status()).toBe(404);
  const expiredAt = new Date(Date.now() - (streamPathSeconds + 2) * 1000);
  expect(
    (await request.get(`${createSignedPath(expiredAt, `material/${id}`)}notes.txt`)).status(),
  ).toBe(410);
  expect((await request.get(`/inside/material/${id}`)).status()).toBe(404);
});
