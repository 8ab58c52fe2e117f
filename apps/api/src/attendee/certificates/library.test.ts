import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { editionEnds, editionStarts } from '@kongres/content/facts/phases';
import { policies } from '@kongres/content/facts/policies';
import { insideAnswer } from '@kongres/contract/congress';
import { libraryAnswer, materialAnswer } from '@kongres/contract/library';
import {
  congressEnterPath,
  congressLibraryPath,
  congressMaterialPath,
  congressRenewPath,
  congressWatchedPath,
  insideMaterialPath,
} from '@kongres/contract/paths';
import { problem } from '@kongres/contract/problem';
import { issuedTicket } from '../../../test/orders/issued-ticket.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { countBlockedStatements, countOf, emptyShop } from '../../../test/test-shop.ts';
import { revokeTicket } from '../../sales/complimentary-tickets/revoke-ticket.ts';
import {
  addMaterial,
  removeRecording,
  saveRecording,
} from '../../live/recordings/library-queries.ts';
import { saveRoom, setDoor } from '../../live/rooms/live-queries.ts';
import { readOrder } from '../../sales/orders/order-queries.ts';
import { keepPromises } from '../../admin/privacy/keep-promises.ts';
import { enterRoom } from '../../live/room-access/enter-room.ts';

const over = new Date(editionEnds.getTime() + 3_600_000);
const shop = await startTestApi({ EDITION_CLOCK: over.toISOString(), LIVE_SECRET: 'l'.repeat(32) });
const { pool, owner, queue, config, edition, origin } = shop;
const context = { pool, queue, config, edition, now: () => new Date() };

beforeEach(async () => {
  await emptyShop(pool);
  await owner.query('truncate recording, material, live_room cascade');
  const recording = { source: { kind: 'stream' }, seconds: 2700 } as const;
  await saveRecording(pool, { ...recording, session: 'opening', isWorkshop: false });
  await saveRecording(pool, { ...recording, session: 'hands-on', isWorkshop: true });
});

const newDevice = () => randomBytes(32).toString('base64url');

async function post(path: string, token: string, body: object, at = origin) {
  return await fetch(at + path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

const codeOf = async (response: Response) =>
  response.ok ? null : problem.parse(await response.json()).code;

const ask = (token: string) =>
  fetch(origin + congressLibraryPath, { headers: { Authorization: `Bearer ${token}` } });

const libraryOf = async (token: string) => libraryAnswer.parse(await (await ask(token)).json());

const enter = (token: string, session: string, device = newDevice()) =>
  post(congressEnterPath, token, { device, room: `recordings/${session}` });

test('recordings come with every ticket, those of workshops with some, and none with an invitation', async () => {
  const openTo = async (ticket: 'standard' | 'premium' | 'vip' | 'galas') => {
    const { token } = await issuedTicket(context, { ticket });
    const { recordings } = await libraryOf(token);
    const told = recordings.map(({ session, isOpen }) => [session, isOpen]);
    const entered = [
      await codeOf(await enter(token, 'opening')),
      await codeOf(await enter(token, 'hands-on')),
    ];
    return { told, entered };
  };
  const all = {
    told: [
      ['hands-on', true],
      ['opening', true],
    ],
    entered: [null, null],
  };
  expect(await openTo('standard')).toEqual({
    told: [
      ['hands-on', false],
      ['opening', true],
    ],
    entered: [null, 'not_admitted'],
  });
  expect(await openTo('premium')).toEqual(all);
  expect(await openTo('vip')).toEqual(all);
  expect(await openTo('galas')).toEqual({ told: [], entered: ['not_admitted', 'not_admitted'] });
});

test('a recording is watched on one device, uses no ticket and counts for no certificate', async () => {
  const { id, token } = await issuedTicket(context);
  const [laptop, phone] = [newDevice(), newDevice()];
  const first = insideAnswer.parse(await (await enter(token, 'opening', laptop)).json());
  expect(first.path).toMatch(/^\/live\/[\w-]{22}\.\d{10}\.[\d-]+\/recordings\/opening\/$/);
  const renew = (device: string, generation: number) =>
    post(congressRenewPath, token, { device, generation, room: 'recordings/opening' });
  await pool.query("update visit set renewed_at = now() - interval '40 seconds'");
  expect(await codeOf(await renew(laptop, first.generation))).toBeNull();
  expect(await countOf(pool, 'attendance')).toBe(0);
  const second = insideAnswer.parse(await (await enter(token, 'opening', phone)).json());
  expect(await codeOf(await renew(laptop, first.generation))).toBe('other_device');
  expect(await codeOf(await renew(phone, second.generation))).toBeNull();
  expect(await countOf(pool, 'ticket where used_at is not null')).toBe(0);
  await removeRecording(pool, 'opening');
  expect(await codeOf(await renew(phone, second.generation))).toBe('room_closed');
  await revokeTicket(context, id, randomUUID());
  expect(await codeOf(await renew(phone, second.generation))).toBe('ticket_ended');
});

test('rooms are closed by the clock when recordings are not, and neither opens before the congress', async () => {
  const { token } = await issuedTicket(context);
  await saveRoom(pool, { id: 'a', name: null, source: { kind: 'stream' } });
  await setDoor(pool, 'a', true);
  const room = await post(congressEnterPath, token, { device: newDevice(), room: 'a' });
  expect(await codeOf(room)).toBe('edition_over');
  for (const name of [
    'recordings',
    'recordings/',
    'recordings/../a',
    'recordings/a/b',
    'other/a',
  ]) {
    const nonsense = await post(congressEnterPath, token, { device: newDevice(), room: name });
    expect([name, nonsense.ok]).toEqual([name, false]);
  }
  const early = new Date(editionStarts.getTime() - 86_400_000);
  const before = { ...context, edition: { ...edition, now: () => early } };
  const order = await readOrder(pool, (await issuedTicket(context)).id);
  if (!order) throw new Error('no order');
  expect(
    await enterRoom(before, order, { device: newDevice(), room: 'recordings/opening' }),
  ).toEqual({ ok: false, code: 'too_early' });
});

test('where somebody stopped follows the ticket, for as long as the policy says', async () => {
  const { token } = await issuedTicket(context, { ticket: 'premium' });
  const stop = (session: string, seconds: number) =>
    post(congressWatchedPath, token, { session, seconds });
  expect(await libraryOf(token)).toMatchObject({ last: null, recordings: [{ watched: null }, {}] });
  expect((await stop('hands-on', 40)).status).toBe(204);
  await stop('opening', 600);
  await stop('opening', 1200);
  // Of what is no recording nothing is kept, and nothing is said.
  expect((await stop('somebody-else', 7)).status).toBe(204);
  expect((await stop('opening', -1)).ok).toBe(false);
  expect(await libraryOf(token)).toMatchObject({
    last: 'opening',
    recordings: [
      { session: 'hands-on', watched: 40 },
      { session: 'opening', watched: 1200 },
    ],
  });
  expect(await countOf(pool, 'watched')).toBe(2);
  const after = (days: number) => {
    const moment = new Date(Date.now() + days * 86_400_000);
    return keepPromises({ ...context, now: () => moment })['watched-retention']();
  };
  expect(await after(policies.watchedDays - 3)).toBe('0 places deleted');
  expect(await after(policies.watchedDays - 1)).toBe('2 places deleted');
});

test('nothing is noted of a recording that the ticket does not open', async () => {
  const stop = async (ticket: 'standard' | 'premium' | 'galas') => {
    const { token } = await issuedTicket(context, { ticket });
    const { status } = await post(congressWatchedPath, token, { session: 'hands-on', seconds: 5 });
    return [status, await countOf(pool, 'watched')];
  };
  expect(await stop('galas')).toEqual([409, 0]);
  expect(await stop('standard')).toEqual([204, 0]);
  expect(await stop('premium')).toEqual([204, 1]);
});

test('a recording that is being removed, and a ticket that changes hands, are waited for', async () => {
  const { id, token } = await issuedTicket(context);
  for (const change of [
    "delete from recording where session = 'opening'",
    `update orders set token_version = token_version + 1 where id = '${id}'`,
  ]) {
    const other = await pool.connect();
    await other.query('begin');
    await other.query(`select from orders where id = '${id}' for update`);
    await other.query(change);
    const noted = post(congressWatchedPath, token, { session: 'opening', seconds: 9 });
    await expect.poll(() => countBlockedStatements(owner)).toBe(1);
    await other.query('commit');
    other.release();
    expect((await noted).status).toBe(204);
    expect(await countOf(pool, 'watched')).toBe(0);
    await saveRecording(pool, {
      session: 'opening',
      isWorkshop: false,
      source: { kind: 'stream' },
      seconds: 60,
    });
  }
});

test('a file under another name is another file, and its mark costs no reading of it', async () => {
  const file = { session: 'opening', name: { pl: 'Slajdy' }, content: Buffer.alloc(1000) };
  for (const fileName of ['one.pdf', 'other.pdf']) await addMaterial(pool, { ...file, fileName });
  const { rows } = await pool.query<{ mark: string }>('select mark from material');
  expect(new Set(rows.map(({ mark }) => mark)).size).toBe(2);
  const { rows: columns } = await pool.query<{ stored: string }>(
    "select is_generated as stored from information_schema.columns where table_name = 'material' and column_name = 'mark'",
  );
  expect(columns).toEqual([{ stored: 'ALWAYS' }]);
});

test('a file is handed out by a signed way, for who has a ticket', async () => {
  const content = Buffer.from('%PDF-1.7 slides');
  await addMaterial(pool, {
    session: 'opening',
    name: { pl: 'Slajdy' },
    fileName: 'slides.pdf',
    content,
  });
  const { id: orderId, token, number } = await issuedTicket(context);
  const { materials } = await libraryOf(token);
  expect(materials).toMatchObject([
    { session: 'opening', file: { name: 'slides.pdf', bytes: content.length }, address: null },
  ]);
  const [material] = materials;
  if (!material) throw new Error('no material');
  const { id } = material;
  const { path } = materialAnswer.parse(
    await (await post(congressMaterialPath, token, { id })).json(),
  );
  expect(path).toMatch(
    new RegExp(`^/live/[\\w-]{22}\\.\\d{10}\\.${number}/material/${id}-[0-9a-f]{12}/slides\\.pdf$`),
  );
  const [, marked = ''] = /\/material\/([\d-]+[0-9a-f]+)\//.exec(path) ?? [];
  const file = await fetch(`${origin}${insideMaterialPath}/${marked}`);
  expect(Buffer.from(await file.arrayBuffer())).toEqual(content);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="slides.pdf"',
  });
  const guest = await issuedTicket(context, { ticket: 'galas' });
  expect((await libraryOf(guest.token)).materials).toEqual([]);
  expect(await codeOf(await post(congressMaterialPath, guest.token, { id }))).toBe('not_admitted');
  expect(await codeOf(await post(congressMaterialPath, token, { id: id + 1 }))).toBe('not_found');
  // The number alone is not enough: in a restored database it may be another file's.
  for (const other of [`${id + 1}${marked.slice(-13)}`, `${id}-${'0'.repeat(12)}`]) {
    expect((await fetch(`${origin}${insideMaterialPath}/${other}`)).status).toBe(404);
  }
  await revokeTicket(context, orderId, randomUUID());
  expect((await ask(token)).status).toBe(409);
  expect(await codeOf(await post(congressMaterialPath, token, { id }))).toBe('ticket_ended');
});
