import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { getCongressDay } from '@kongres/content/facts/edition';
import { editionEnd } from '@kongres/content/facts/phases';
import { toIsoInstant } from '@kongres/content/format/date';
import { certificateResponse, verifyCertificateResponse } from '@kongres/contract/certificate';
import {
  certificatePath,
  congressCertificateFilePath,
  congressCertificatePath,
} from '@kongres/contract/paths';
import { problem } from '@kongres/contract/problem';
import { issueTestTicket } from '../../../test/orders/issue-test-ticket.ts';
import { createOrganiserCli } from '../../../test/organiser-cli.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { countRows, resetShop, createTestEnvironment } from '../../../test/test-shop.ts';
import type { IssueTicketInput } from '../../sales/complimentary-tickets/issue-ticket.ts';
import { transferTicket } from '../../sales/transfers/transfer-ticket.ts';
import { revokeTicket } from '../../sales/complimentary-tickets/revoke-ticket.ts';
import { saveRoom, setRoomOpen } from '../../live/rooms/live.queries.ts';
import { erasePerson } from '../../admin/privacy/erase-person.ts';
import { enterRoom, renewRoomAccess } from '../../live/room-access/enter-room.ts';

const getNoonOfDay = (n: number) => new Date(toIsoInstant(getCongressDay(n), '12:00'));
const shop = await startTestApi({ LIVE_SECRET: 'l'.repeat(32) });
const { pool, owner, queue, config, orderHooks, edition, origin, databaseUrl, freezeEditionClock } =
  shop;
const organise = createOrganiserCli(createTestEnvironment(databaseUrl));
let now = new Date();
const context = { pool, queue, config, orderHooks, edition, now: () => now };

beforeEach(async () => {
  await resetShop(pool);
  await owner.query('truncate live_room');
  await saveRoom(pool, { id: 'a', name: null, source: { kind: 'stream' } });
  await setRoomOpen(pool, 'a', true);
  freezeEditionClock(getNoonOfDay(1));
  now = new Date();
});

async function createGuest(changes: Partial<IssueTicketInput> = {}) {
  const order = await issueTestTicket(context, { countsTowardsQuota: false, ...changes });
  const device = randomBytes(32).toString('base64url');
  let generation = 0;
  return {
    ...order,
    /** Attends on a day, renewing the seat after each interval in seconds. */
    async attendDay(day: number, intervals: readonly number[]) {
      freezeEditionClock(getNoonOfDay(day));
      const entered = await enterRoom(context, order, { device, room: 'a', isAgreed: true });
      if (!entered.ok) throw new Error(entered.code);
      generation = entered.inside.generation;
      for (const interval of intervals) {
        now = new Date(now.getTime() + interval * 1000);
        await renewRoomAccess(context, order, { device, room: 'a', generation });
      }
    },
  };
}

async function callApi(path: string, token: string, body?: object) {
  return await fetch(origin + path, {
    headers: {
      Authorization: `Bearer ${token}`,
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
}

async function requestCertificates(token: string, name?: string) {
  const response = await callApi(
    congressCertificatePath,
    token,
    name === undefined ? undefined : { name },
  );
  const body: unknown = await response.json();
  return response.ok ? certificateResponse.parse(body) : problem.parse(body).code;
}

async function verifyCertificate(code: string) {
  const response = await callApi(certificatePath, '', { code });
  const body: unknown = await response.json();
  return response.ok ? verifyCertificateResponse.parse(body) : problem.parse(body).code;
}

test('counts attendance by day from renewals; a long gap between renewals does not count', async () => {
  const ala = await createGuest();
  await ala.attendDay(1, [40, 40, 90]);
  await ala.attendDay(3, [40, 91, 40, 3600]);
  expect(await requestCertificates(ala.token)).toEqual({
    name: null,
    seconds: [170, 0, 80, 0, 0, 0, 0],
    certificates: [],
  });
});

test('frequent renewals do not increase attendance', async () => {
  const ala = await createGuest();
  await ala.attendDay(
    1,
    Array.from({ length: 100 }, () => 0.52),
  );
  await ala.attendDay(
    2,
    Array.from({ length: 20 }, () => 1.49),
  );
  expect(await requestCertificates(ala.token)).toMatchObject({ seconds: [0, 20, 0, 0, 0, 0, 0] });
});

test('counts two devices of one ticket once, and a rejected device not at all', async () => {
  const ala = await createGuest();
  await ala.attendDay(1, [40]);
  const device = randomBytes(32).toString('base64url');
  const entered = await enterRoom(context, ala, { device, room: 'a' });
  expect(entered.ok).toBe(true);
  now = new Date(now.getTime() + 40_000);
  const old = { device: randomBytes(32).toString('base64url'), room: 'a', generation: 1 };
  expect(await renewRoomAccess(context, ala, old)).toMatchObject({ code: 'other_device' });
  expect(await requestCertificates(ala.token)).toMatchObject({ seconds: [40, 0, 0, 0, 0, 0, 0] });
});

test('a certificate is issued once, after the congress, and can be verified by its code', async () => {
  const ala = await createGuest();
  await ala.attendDay(2, [40, 40]);
  expect(await requestCertificates(ala.token, 'Ala Kowalska')).toBe('too_early');
  freezeEditionClock(editionEnd);
  for (const blank of [' \n ', '\u0301'.repeat(80), '😀'.repeat(40), '\u3164\u3164', 'A']) {
    expect(await requestCertificates(ala.token, blank)).toBe('invalid_request');
  }
  const both = await Promise.all([
    requestCertificates(ala.token, '  Ala   Kowalska '),
    requestCertificates(ala.token, 'Ala Kowalska'),
  ]);
  expect(both[0]).toEqual(both[1]);
  expect(await requestCertificates(ala.token, 'Somebody Else')).toEqual(both[0]);
  const [{ code } = { code: '' }] = certificateResponse.parse(both[0]).certificates;
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
  const drawn = { kind: 'attendance', name: 'Ala Kowalska', seconds: [0, 80, 0, 0, 0, 0, 0] };
  expect(await verifyCertificate(code)).toMatchObject({ ...drawn, code });
  expect(await verifyCertificate(code.toLowerCase().replaceAll('-', ' '))).toMatchObject(drawn);
  expect(await verifyCertificate('0000-0000-0000')).toBe('not_found');
  expect(await verifyCertificate("' or 1=1 --")).toBe('invalid_request');
});

test('rejects certificates without attendance and for revoked tickets', async () => {
  const [idle, short, ended] = [await createGuest(), await createGuest(), await createGuest()];
  await short.attendDay(1, [59]);
  await ended.attendDay(1, [40, 40]);
  freezeEditionClock(editionEnd);
  for (const { token } of [idle, short]) {
    expect(await requestCertificates(token, 'Ala')).toBe('nothing_watched');
  }
  const drawn = certificateResponse.parse(await requestCertificates(ended.token, 'Ola'));
  await revokeTicket(context, ended.id, 'r');
  expect(await requestCertificates(ended.token)).toBe('ticket_ended');
  expect(await verifyCertificate(drawn.certificates[0]?.code ?? '')).toBe('not_found');
});

test('serves the certificate as a PDF in the requested language', async () => {
  const ala = await createGuest();
  await ala.attendDay(1, [40, 40]);
  freezeEditionClock(editionEnd);
  const path = `${congressCertificateFilePath}?kind=attendance&language=de`;
  expect((await callApi(path, ala.token)).status).toBe(404);
  await requestCertificates(ala.token, 'Ala Kowalska');
  const response = await callApi(path, ala.token);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(Buffer.from(await response.arrayBuffer()).toString('latin1')).toContain('/Lang (de)');
  expect((await callApi(`${congressCertificateFilePath}?kind=all`, ala.token)).status).toBe(422);
});

test('Praktyk AI can be granted to VIP tickets only, before or after the certificate is issued', async () => {
  const [vip, standard] = [await createGuest({ ticket: 'vip' }), await createGuest()];
  await vip.attendDay(1, [40, 40]);
  expect((await organise(['certificate', 'grant', `KAI-${standard.number}`])).code).toBe(1);
  expect((await organise(['certificate', 'grant', `KAI-${vip.number}`])).code).toBe(0);
  await organise(['certificate', 'revoke', `KAI-${vip.number}`]);
  freezeEditionClock(editionEnd);
  expect(await requestCertificates(vip.token, 'Ewa')).toMatchObject({
    certificates: [{ kind: 'attendance' }],
  });
  await organise(['certificate', 'grant', `KAI-${vip.number}`]);
  const answer = certificateResponse.parse(await requestCertificates(vip.token));
  expect(answer.certificates.map(({ kind }) => kind)).toEqual(['attendance', 'praktyk']);
  expect(await verifyCertificate(answer.certificates[1]?.code ?? '')).toMatchObject({
    kind: 'praktyk',
    name: 'Ewa',
  });
});

test('deletes attendance and certificates after a transfer and when a person is erased', async () => {
  const [transferred, erased] = [
    await createGuest(),
    await createGuest({ email: 'ewa@example.com' }),
  ];
  for (const each of [transferred, erased]) await each.attendDay(1, [40, 40]);
  freezeEditionClock(editionEnd);
  for (const { token } of [transferred, erased]) await requestCertificates(token, 'Ewa');
  await transferTicket(context, transferred.id, {
    email: 'other@example.com',
    language: 'pl',
    link: null,
    requestId: 'r',
  });
  expect(await countRows(pool, 'certificate')).toBe(1);
  await erasePerson(pool, 'ewa@example.com');
  expect([await countRows(pool, 'certificate'), await countRows(pool, 'attendance')]).toEqual([
    0, 0,
  ]);
});
