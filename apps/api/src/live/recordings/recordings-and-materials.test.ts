import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { editionEnd, editionStart } from '@kongres/content/facts/phases';
import { policies } from '@kongres/content/facts/policies';
import { roomAccessResponse } from '@kongres/contract/room-access';
import { recordingsResponse, materialResponse } from '@kongres/contract/recordings';
import {
  congressEnterRoomPath,
  congressRecordingsPath,
  congressMaterialPath,
  congressRenewSeatPath,
  congressPlaybackPositionPath,
  internalMaterialPath,
} from '@kongres/contract/paths';
import { problem } from '@kongres/contract/problem';
import { issueTestTicket } from '../../../test/orders/issue-test-ticket.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { countBlockedStatements, countRows, resetShop } from '../../../test/test-shop.ts';
import { revokeTicket } from '../../sales/complimentary-tickets/revoke-ticket.ts';
import { insertMaterial, deleteRecording, saveRecording } from './recordings.queries.ts';
import { saveRoom, setRoomOpen } from '../rooms/live.queries.ts';
import { readOrder } from '../../sales/orders/order.queries.ts';
import { enforceRetention } from '../../admin/privacy/enforce-retention.ts';
import { enterRoom } from '../room-access/enter-room.ts';

const afterEdition = new Date(editionEnd.getTime() + 3_600_000);
const shop = await startTestApi({
  EDITION_CLOCK: afterEdition.toISOString(),
  LIVE_SECRET: 'l'.repeat(32),
});
const { pool, owner, queue, config, edition, origin } = shop;
const context = { pool, queue, config, edition, now: () => new Date() };

beforeEach(async () => {
  await resetShop(pool);
  await owner.query('truncate recording, material, live_room cascade');
  const recording = { source: { kind: 'stream' }, seconds: 2700 } as const;
  await saveRecording(pool, { ...recording, session: 'opening', isWorkshop: false });
  await saveRecording(pool, { ...recording, session: 'hands-on', isWorkshop: true });
});

const createDeviceId = () => randomBytes(32).toString('base64url');

async function postJson(path: string, token: string, body: object, at = origin) {
  return await fetch(at + path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

const readProblemCode = async (response: Response) =>
  response.ok ? null : problem.parse(await response.json()).code;

const requestRecordings = (token: string) =>
  fetch(origin + congressRecordingsPath, { headers: { Authorization: `Bearer ${token}` } });

const readRecordings = async (token: string) =>
  recordingsResponse.parse(await (await requestRecordings(token)).json());

const enterRecording = (token: string, session: string, device = createDeviceId()) =>
  postJson(congressEnterRoomPath, token, { device, room: `recordings/${session}` });

test('every ticket includes recordings, some those of workshops, and a gala invitation none', async () => {
  const openTo = async (ticket: 'standard' | 'premium' | 'vip' | 'galas') => {
    const { token } = await issueTestTicket(context, { ticket });
    const { recordings } = await readRecordings(token);
    const listed = recordings.map(({ session, isOpen }) => [session, isOpen]);
    const entered = [
      await readProblemCode(await enterRecording(token, 'opening')),
      await readProblemCode(await enterRecording(token, 'hands-on')),
    ];
    return { listed, entered };
  };
  const all = {
    listed: [
      ['hands-on', true],
      ['opening', true],
    ],
    entered: [null, null],
  };
  expect(await openTo('standard')).toEqual({
    listed: [
      ['hands-on', false],
      ['opening', true],
    ],
    entered: [null, 'not_admitted'],
  });
  expect(await openTo('premium')).toEqual(all);
  expect(await openTo('vip')).toEqual(all);
  expect(await openTo('galas')).toEqual({ listed: [], entered: ['not_admitted', 'not_admitted'] });
});

test('a recording plays on one device at a time, without check-in or attendance', async () => {
  const { id, token } = await issueTestTicket(context);
  const [laptop, phone] = [createDeviceId(), createDeviceId()];
  const first = roomAccessResponse.parse(
    await (await enterRecording(token, 'opening', laptop)).json(),
  );
  expect(first.path).toMatch(/^\/live\/[\w-]{22}\.\d{10}\.[\d-]+\/recordings\/opening\/$/);
  const renew = (device: string, generation: number) =>
    postJson(congressRenewSeatPath, token, { device, generation, room: 'recordings/opening' });
  await pool.query("update room_seat set renewed_at = now() - interval '40 seconds'");
  expect(await readProblemCode(await renew(laptop, first.generation))).toBeNull();
  expect(await countRows(pool, 'attendance')).toBe(0);
  const second = roomAccessResponse.parse(
    await (await enterRecording(token, 'opening', phone)).json(),
  );
  expect(await readProblemCode(await renew(laptop, first.generation))).toBe('other_device');
  expect(await readProblemCode(await renew(phone, second.generation))).toBeNull();
  expect(await countRows(pool, 'ticket where checked_in_at is not null')).toBe(0);
  await deleteRecording(pool, 'opening');
  expect(await readProblemCode(await renew(phone, second.generation))).toBe('room_closed');
  await revokeTicket(context, id, randomUUID());
  expect(await readProblemCode(await renew(phone, second.generation))).toBe('ticket_ended');
});

test('rooms close after the edition while recordings stay open; neither opens before it', async () => {
  const { token } = await issueTestTicket(context);
  await saveRoom(pool, { id: 'a', name: null, source: { kind: 'stream' } });
  await setRoomOpen(pool, 'a', true);
  const room = await postJson(congressEnterRoomPath, token, {
    device: createDeviceId(),
    room: 'a',
  });
  expect(await readProblemCode(room)).toBe('edition_over');
  for (const name of [
    'recordings',
    'recordings/',
    'recordings/../a',
    'recordings/a/b',
    'other/a',
  ]) {
    const response = await postJson(congressEnterRoomPath, token, {
      device: createDeviceId(),
      room: name,
    });
    expect([name, response.ok]).toEqual([name, false]);
  }
  const early = new Date(editionStart.getTime() - 86_400_000);
  const before = { ...context, edition: { ...edition, now: () => early } };
  const order = await readOrder(pool, (await issueTestTicket(context)).id);
  if (!order) throw new Error('no order');
  expect(
    await enterRoom(before, order, { device: createDeviceId(), room: 'recordings/opening' }),
  ).toEqual({ ok: false, code: 'too_early' });
});

test('stores the playback position of a ticket for the retention period', async () => {
  const { token } = await issueTestTicket(context, { ticket: 'premium' });
  const savePosition = (session: string, seconds: number) =>
    postJson(congressPlaybackPositionPath, token, { session, seconds });
  expect(await readRecordings(token)).toMatchObject({
    last: null,
    recordings: [{ watched: null }, {}],
  });
  expect((await savePosition('hands-on', 40)).status).toBe(204);
  await savePosition('opening', 600);
  await savePosition('opening', 1200);
  // Unknown recordings are ignored with the same response.
  expect((await savePosition('somebody-else', 7)).status).toBe(204);
  expect((await savePosition('opening', -1)).ok).toBe(false);
  expect(await readRecordings(token)).toMatchObject({
    last: 'opening',
    recordings: [
      { session: 'hands-on', watched: 40 },
      { session: 'opening', watched: 1200 },
    ],
  });
  expect(await countRows(pool, 'playback_position')).toBe(2);
  const after = (days: number) => {
    const moment = new Date(Date.now() + days * 86_400_000);
    return enforceRetention({ ...context, now: () => moment })['playback-position-retention']();
  };
  expect(await after(policies.watchedDays - 3)).toBe('0 playback positions deleted');
  expect(await after(policies.watchedDays - 1)).toBe('2 playback positions deleted');
});

test('stores no playback position for a recording that the ticket does not include', async () => {
  const savePosition = async (ticket: 'standard' | 'premium' | 'galas') => {
    const { token } = await issueTestTicket(context, { ticket });
    const { status } = await postJson(congressPlaybackPositionPath, token, {
      session: 'hands-on',
      seconds: 5,
    });
    return [status, await countRows(pool, 'playback_position')];
  };
  expect(await savePosition('galas')).toEqual([409, 0]);
  expect(await savePosition('standard')).toEqual([204, 0]);
  expect(await savePosition('premium')).toEqual([204, 1]);
});

test('stores no playback position if the recording is deleted or the ticket transferred meanwhile', async () => {
  const { id, token } = await issueTestTicket(context);
  for (const change of [
    "delete from recording where session = 'opening'",
    `update orders set token_version = token_version + 1 where id = '${id}'`,
  ]) {
    const other = await pool.connect();
    await other.query('begin');
    await other.query(`select from orders where id = '${id}' for update`);
    await other.query(change);
    const saved = postJson(congressPlaybackPositionPath, token, { session: 'opening', seconds: 9 });
    await expect.poll(() => countBlockedStatements(owner)).toBe(1);
    await other.query('commit');
    other.release();
    expect((await saved).status).toBe(204);
    expect(await countRows(pool, 'playback_position')).toBe(0);
    await saveRecording(pool, {
      session: 'opening',
      isWorkshop: false,
      source: { kind: 'stream' },
      seconds: 60,
    });
  }
});

test('the version of a file depends on its name and is a generated column', async () => {
  const file = { session: 'opening', name: { pl: 'Slajdy' }, content: Buffer.alloc(1000) };
  for (const fileName of ['one.pdf', 'other.pdf'])
    await insertMaterial(pool, { ...file, fileName });
  const { rows } = await pool.query<{ mark: string }>('select mark from material');
  expect(new Set(rows.map(({ mark }) => mark)).size).toBe(2);
  const { rows: columns } = await pool.query<{ stored: string }>(
    "select is_generated as stored from information_schema.columns where table_name = 'material' and column_name = 'mark'",
  );
  expect(columns).toEqual([{ stored: 'ALWAYS' }]);
});

test('serves a file by a signed path to ticket holders', async () => {
  const content = Buffer.from('%PDF-1.7 slides');
  await insertMaterial(pool, {
    session: 'opening',
    name: { pl: 'Slajdy' },
    fileName: 'slides.pdf',
    content,
  });
  const { id: orderId, token, number } = await issueTestTicket(context);
  const { materials } = await readRecordings(token);
  expect(materials).toMatchObject([
    { session: 'opening', file: { name: 'slides.pdf', bytes: content.length }, address: null },
  ]);
  const [material] = materials;
  if (!material) throw new Error('no material');
  const { id } = material;
  const { path } = materialResponse.parse(
    await (await postJson(congressMaterialPath, token, { id })).json(),
  );
  expect(path).toMatch(
    new RegExp(`^/live/[\\w-]{22}\\.\\d{10}\\.${number}/material/${id}-[0-9a-f]{12}/slides\\.pdf$`),
  );
  const [, versionedId = ''] = /\/material\/([\d-]+[0-9a-f]+)\//.exec(path) ?? [];
  const file = await fetch(`${origin}${internalMaterialPath}/${versionedId}`);
  expect(Buffer.from(await file.arrayBuffer())).toEqual(content);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="slides.pdf"',
  });
  const guest = await issueTestTicket(context, { ticket: 'galas' });
  expect((await readRecordings(guest.token)).materials).toEqual([]);
  expect(await readProblemCode(await postJson(congressMaterialPath, guest.token, { id }))).toBe(
    'not_admitted',
  );
  expect(await readProblemCode(await postJson(congressMaterialPath, token, { id: id + 1 }))).toBe(
    'not_found',
  );
  // The id alone is not enough: a restored database may assign it to another file.
  for (const other of [`${id + 1}${versionedId.slice(-13)}`, `${id}-${'0'.repeat(12)}`]) {
    expect((await fetch(`${origin}${internalMaterialPath}/${other}`)).status).toBe(404);
  }
  await revokeTicket(context, orderId, randomUUID());
  expect((await requestRecordings(token)).status).toBe(409);
  expect(await readProblemCode(await postJson(congressMaterialPath, token, { id }))).toBe(
    'ticket_ended',
  );
});
