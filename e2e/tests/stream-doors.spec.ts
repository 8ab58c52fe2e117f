import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localSecrets } from '@kongres/api/platform/config/local-secrets';
import { pathSeconds, streamPath } from '@kongres/api/live/streaming/stream-path';
import { liveFolderOf } from '@kongres/tools/dev/stack/nginx-files';
import { logFolder } from '../config.ts';
import { query } from '../database.ts';
import { expect, test } from '../test.ts';

/** Each worker writes into a room of its own. */
const room = `door-${process.pid}`;
const playlist = '#EXTM3U\n';
const secret = localSecrets.LIVE_SECRET;

/** As the API signs it, at a moment. */
const signed = (now = new Date(), at = room, ticket = '1042-3') =>
  streamPath(secret, { room: at, ticket, now });

test.beforeAll(() => {
  const folder = join(liveFolderOf(logFolder), room);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'main.m3u8'), playlist);
  writeFileSync(join(folder, 'segment-1.m4s'), 'frames');
  writeFileSync(join(folder, 'notes.txt'), 'not for the world');
});

test('a signed address opens its room, and nobody keeps what it gives', async ({ request }) => {
  const way = signed();
  const list = await request.get(`${way}main.m3u8`);
  expect([list.status(), await list.text()]).toEqual([200, playlist]);
  expect(list.headers()).toMatchObject({
    'content-type': 'application/vnd.apple.mpegurl',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
  const part = await request.get(`${way}segment-1.m4s`, { headers: { Range: 'bytes=0-2' } });
  expect([part.status(), await part.text()]).toEqual([206, 'fra']);
  // A playlist is rewritten all the time: the next one is seen at once.
  writeFileSync(join(liveFolderOf(logFolder), room, 'main.m3u8'), `${playlist}#next\n`);
  expect(await (await request.get(`${way}main.m3u8`)).text()).toContain('#next');
  writeFileSync(join(liveFolderOf(logFolder), room, 'main.m3u8'), playlist);
});

test('an address that has ended is gone, however often it is asked for', async ({ request }) => {
  const ended = signed(new Date(Date.now() - (pathSeconds + 2) * 1000));
  for (const file of ['main.m3u8', 'segment-1.m4s', 'main.m3u8?again']) {
    expect((await request.get(ended + file)).status()).toBe(410);
  }
});

test('what nobody signed opens nothing', async ({ request }) => {
  const way = signed();
  const [, signature = '', expiry = '', ticket = ''] =
    /^\/live\/([\w-]+)\.(\d+)\.([\d-]+)\//.exec(way) ?? [];
  const later = String(Number(expiry) + 3600);
  const forged = {
    'another room': way.replace(`/${room}/`, '/other/'),
    'another ticket': way.replace(`.${ticket}/`, '.1043-1/'),
    'a later end': way.replace(`.${expiry}.`, `.${later}.`),
    'another signature': way.replace(signature, signature.replaceAll(/[\w-]/g, 'A')),
    'another secret': streamPath('x'.repeat(43), { room, ticket, now: new Date() }),
  };
  for (const [name, path] of Object.entries(forged)) {
    expect([name, (await request.get(`${path}main.m3u8`)).status()]).toEqual([name, 403]);
  }
  for (const path of [
    `/live/${room}/main.m3u8`,
    `${way}notes.txt`,
    `${way}missing.m4s`,
    `${way}../${room}/notes.txt`,
    `${way}%2e%2e/other/main.m3u8`,
    way,
  ]) {
    const answer = await request.get(path);
    expect([path, [403, 404].includes(answer.status())]).toEqual([path, true]);
    expect(await answer.text()).not.toContain('not for the world');
  }
});

test('no line of the log holds an address that opens a stream', async ({ request }) => {
  const way = signed(new Date(), room, '777777-1');
  await request.get(`${way}main.m3u8`);
  await request.get(`${way}main.m3u8`.replace(room, 'other'));
  await request.get(`${way}missing.m4s`);
  await request.get(`${way}notes.txt`);
  await request.post(`${way}main.m3u8`, { data: 'x'.repeat(20_000) });
  await request.get('/pl/kongres?after-the-stream');
  const read = (name: string) => readFileSync(join(logFolder, name), 'utf8');
  await expect.poll(() => read('access.log')).toContain('"path":"/pl/kongres');
  for (const name of ['access.log', 'error.log']) expect(read(name)).not.toContain('777777-1');
});

test('what is said in a room is for who is inside, and nobody keeps it', async ({ request }) => {
  const heard = await request.get(`${signed()}talk.json`);
  expect([heard.status(), await heard.json()]).toEqual([
    200,
    { slowSeconds: 0, questions: [], chat: [] },
  ]);
  expect(heard.headers()['cache-control']).toBe('no-store');
  const ended = signed(new Date(Date.now() - (pathSeconds + 2) * 1000));
  expect((await request.get(`${ended}talk.json`)).status()).toBe(410);
  const other = signed().replace(`/${room}/`, '/other/');
  expect((await request.get(`${other}talk.json`)).status()).toBe(403);
  for (const path of ['/inside/talk/a', '/api/inside/talk/a', '/live/inside/talk/a']) {
    expect((await request.get(path)).status()).toBe(404);
  }
});

test('a recording has a way of its own, which opens no other one', async ({ request }) => {
  const own = `recordings/${room}`;
  for (const name of [own, `${own}-other`]) {
    const folder = join(liveFolderOf(logFolder), name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'main.m3u8'), playlist);
  }
  const way = signed(new Date(), own);
  expect((await request.get(`${way}main.m3u8`)).status()).toBe(200);
  for (const forged of [
    way.replace(own, `${own}-other`),
    way.replace(own, room),
    signed().replace(room, own),
  ]) {
    expect((await request.get(`${forged}main.m3u8`)).status()).toBe(403);
  }
});

test('what speakers hand out comes by a signed way, is kept for everybody, and is only saved', async ({
  request,
}) => {
  const text = 'not <script>alert(1)</script>';
  const [row] = await query<{ id: string }>(
    `insert into material (session, name, file_name, content)
      values ('door-test', '{"pl": "A"}', 'notes.txt', $1) returning id || '-' || mark as id`,
    [Buffer.from(text)],
  );
  const id = row?.id ?? '';
  const way = signed(new Date(), `material/${id}`, '1042');
  const file = await request.get(`${way}notes.txt`);
  expect([file.status(), await file.text()]).toEqual([200, text]);
  expect(file.headers()).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-disposition': 'attachment; filename="notes.txt"',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  // Nobody asks the API again: what was there is there for the next person, too.
  await query("delete from material where session = 'door-test'", []);
  expect((await request.get(`${way}notes.txt`)).status()).toBe(200);
  const other = way.replace(`/material/${id}/`, `/material/1${id}/`);
  expect((await request.get(`${other}notes.txt`)).status()).toBe(403);
  expect((await request.get(`/live/material/${id}/notes.txt`)).status()).toBe(404);
  const ended = new Date(Date.now() - (pathSeconds + 2) * 1000);
  expect((await request.get(`${signed(ended, `material/${id}`)}notes.txt`)).status()).toBe(410);
  expect((await request.get(`/inside/material/${id}`)).status()).toBe(404);
});
