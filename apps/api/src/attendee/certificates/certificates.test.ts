import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { congressDay } from '@kongres/content/facts/edition';
import { editionEnds } from '@kongres/content/facts/phases';
import { instant } from '@kongres/content/format/date';
import { certificateAnswer, checkedAnswer } from '@kongres/contract/certificate';
import {
  certificatePath,
  congressCertificateFilePath,
  congressCertificatePath,
} from '@kongres/contract/paths';
import { problem } from '@kongres/contract/problem';
import { issuedTicket } from '../../../test/orders/issued-ticket.ts';
import { organiserOf } from '../../../test/run-organiser.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { countOf, emptyShop, testEnvironment } from '../../../test/test-shop.ts';
import type { Issue } from '../../sales/complimentary-tickets/issue-ticket.ts';
import { passOnTicket } from '../../sales/transfers/pass-on-ticket.ts';
import { revokeTicket } from '../../sales/complimentary-tickets/revoke-ticket.ts';
import { saveRoom, setDoor } from '../../live/rooms/live-queries.ts';
import { forgetPerson } from '../../admin/privacy/forget-person.ts';
import { enterRoom, renewEntry } from '../../live/room-access/enter-room.ts';

const onDay = (n: number) => new Date(instant(congressDay(n), '12:00'));
const shop = await startTestApi({ LIVE_SECRET: 'l'.repeat(32) });
const { pool, owner, queue, config, orderHooks, edition, origin, databaseUrl, stopEditionAt } =
  shop;
const organise = organiserOf(testEnvironment(databaseUrl));
let now = new Date();
const context = { pool, queue, config, orderHooks, edition, now: () => now };

beforeEach(async () => {
  await emptyShop(pool);
  await owner.query('truncate live_room');
  await saveRoom(pool, { id: 'a', name: null, source: { kind: 'stream' } });
  await setDoor(pool, 'a', true);
  stopEditionAt(onDay(1));
  now = new Date();
});

async function guest(changes: Partial<Issue> = {}) {
  const order = await issuedTicket(context, { isCounted: false, ...changes });
  const device = randomBytes(32).toString('base64url');
  let generation = 0;
  return {
    ...order,
    /** Watches for a while, saying so every so many seconds. */
    async watch(day: number, gaps: readonly number[]) {
      stopEditionAt(onDay(day));
      const entered = await enterRoom(context, order, { device, room: 'a', isAgreed: true });
      if (!entered.ok) throw new Error(entered.code);
      generation = entered.inside.generation;
      for (const gap of gaps) {
        now = new Date(now.getTime() + gap * 1000);
        await renewEntry(context, order, { device, room: 'a', generation });
      }
    },
  };
}

async function call(path: string, token: string, body?: object) {
  return await fetch(origin + path, {
    headers: {
      Authorization: `Bearer ${token}`,
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
}

async function certificates(token: string, name?: string) {
  const response = await call(
    congressCertificatePath,
    token,
    name === undefined ? undefined : { name },
  );
  const told: unknown = await response.json();
  return response.ok ? certificateAnswer.parse(told) : problem.parse(told).code;
}

async function check(code: string) {
  const response = await call(certificatePath, '', { code });
  const told: unknown = await response.json();
  return response.ok ? checkedAnswer.parse(told) : problem.parse(told).code;
}

test('time inside is counted by day from what the device says; a long silence counts for nothing', async () => {
  const ala = await guest();
  await ala.watch(1, [40, 40, 90]);
  await ala.watch(3, [40, 91, 40, 3600]);
  expect(await certificates(ala.token)).toEqual({
    name: null,
    seconds: [170, 0, 80, 0, 0, 0, 0],
    certificates: [],
  });
});

test('who renews without a pause gains no second by it', async () => {
  const ala = await guest();
  await ala.watch(
    1,
    Array.from({ length: 100 }, () => 0.52),
  );
  await ala.watch(
    2,
    Array.from({ length: 20 }, () => 1.49),
  );
  expect(await certificates(ala.token)).toMatchObject({ seconds: [0, 20, 0, 0, 0, 0, 0] });
});

test('two devices with one ticket are not counted twice, and a refused one not at all', async () => {
  const ala = await guest();
  await ala.watch(1, [40]);
  const device = randomBytes(32).toString('base64url');
  const entered = await enterRoom(context, ala, { device, room: 'a' });
  expect(entered.ok).toBe(true);
  now = new Date(now.getTime() + 40_000);
  const old = { device: randomBytes(32).toString('base64url'), room: 'a', generation: 1 };
  expect(await renewEntry(context, ala, old)).toMatchObject({ code: 'other_device' });
  expect(await certificates(ala.token)).toMatchObject({ seconds: [40, 0, 0, 0, 0, 0, 0] });
});

test('a certificate is drawn once, when the congress is over, and anybody can check it', async () => {
  const ala = await guest();
  await ala.watch(2, [40, 40]);
  expect(await certificates(ala.token, 'Ala Kowalska')).toBe('too_early');
  stopEditionAt(editionEnds);
  for (const blank of [' \n ', '\u0301'.repeat(80), '😀'.repeat(40), '\u3164\u3164', 'A']) {
    expect(await certificates(ala.token, blank)).toBe('invalid_request');
  }
  const both = await Promise.all([
    certificates(ala.token, '  Ala   Kowalska '),
    certificates(ala.token, 'Ala Kowalska'),
  ]);
  expect(both[0]).toEqual(both[1]);
  expect(await certificates(ala.token, 'Somebody Else')).toEqual(both[0]);
  const [{ code } = { code: '' }] = certificateAnswer.parse(both[0]).certificates;
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
  const drawn = { kind: 'attendance', name: 'Ala Kowalska', seconds: [0, 80, 0, 0, 0, 0, 0] };
  expect(await check(code)).toMatchObject({ ...drawn, code });
  expect(await check(code.toLowerCase().replaceAll('-', ' '))).toMatchObject(drawn);
  expect(await check('0000-0000-0000')).toBe('not_found');
  expect(await check("' or 1=1 --")).toBe('invalid_request');
});

test('who was in no session has no certificate, nor has a ticket that has ended', async () => {
  const [idle, short, ended] = [await guest(), await guest(), await guest()];
  await short.watch(1, [59]);
  await ended.watch(1, [40, 40]);
  stopEditionAt(editionEnds);
  for (const { token } of [idle, short]) {
    expect(await certificates(token, 'Ala')).toBe('nothing_watched');
  }
  const drawn = certificateAnswer.parse(await certificates(ended.token, 'Ola'));
  await revokeTicket(context, ended.id, 'r');
  expect(await certificates(ended.token)).toBe('ticket_ended');
  expect(await check(drawn.certificates[0]?.code ?? '')).toBe('not_found');
});

test('the file is a PDF with the name on it, in the language that was asked for', async () => {
  const ala = await guest();
  await ala.watch(1, [40, 40]);
  stopEditionAt(editionEnds);
  const path = `${congressCertificateFilePath}?kind=attendance&language=de`;
  expect((await call(path, ala.token)).status).toBe(404);
  await certificates(ala.token, 'Ala Kowalska');
  const response = await call(path, ala.token);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(Buffer.from(await response.arrayBuffer()).toString('latin1')).toContain('/Lang (de)');
  expect((await call(`${congressCertificateFilePath}?kind=all`, ala.token)).status).toBe(422);
});

test('Praktyk AI is granted to a VIP, before or after the name, and never to another ticket', async () => {
  const [vip, standard] = [await guest({ ticket: 'vip' }), await guest()];
  await vip.watch(1, [40, 40]);
  expect((await organise(['certificate', 'grant', `KAI-${standard.number}`])).code).toBe(1);
  expect((await organise(['certificate', 'grant', `KAI-${vip.number}`])).code).toBe(0);
  await organise(['certificate', 'withhold', `KAI-${vip.number}`]);
  stopEditionAt(editionEnds);
  expect(await certificates(vip.token, 'Ewa')).toMatchObject({
    certificates: [{ kind: 'attendance' }],
  });
  await organise(['certificate', 'grant', `KAI-${vip.number}`]);
  const answer = certificateAnswer.parse(await certificates(vip.token));
  expect(answer.certificates.map(({ kind }) => kind)).toEqual(['attendance', 'praktyk']);
  expect(await check(answer.certificates[1]?.code ?? '')).toMatchObject({
    kind: 'praktyk',
    name: 'Ewa',
  });
});

test('hours and certificates stay with the person: gone with another hand, and when somebody is forgotten', async () => {
  const [given, forgotten] = [await guest(), await guest({ email: 'ewa@example.com' })];
  for (const each of [given, forgotten]) await each.watch(1, [40, 40]);
  stopEditionAt(editionEnds);
  for (const { token } of [given, forgotten]) await certificates(token, 'Ewa');
  await passOnTicket(context, given.id, {
    email: 'other@example.com',
    language: 'pl',
    link: null,
    requestId: 'r',
  });
  expect(await countOf(pool, 'certificate')).toBe(1);
  await forgetPerson(pool, 'ewa@example.com');
  expect([await countOf(pool, 'certificate'), await countOf(pool, 'attendance')]).toEqual([0, 0]);
});
