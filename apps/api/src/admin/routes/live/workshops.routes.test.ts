import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { makeCongress, usualSeed } from '@kongres/tools/dev/sample-congress/make-congress';
import { writeCongress } from '@kongres/tools/dev/sample-congress/write-congress';
import type { LiveDay } from '@kongres/contract/desk/live/live';
import type { DeskWorkshops } from '@kongres/contract/desk/live/workshops';

const folder = mkdtempSync(join(tmpdir(), 'programme-'));
const congress = makeCongress(usualSeed, 'small');
writeCongress(folder, congress);
vi.stubEnv('CONTENT_DIR', folder);
vi.resetModules();
const { createDeskClient: deskOf } = await import('../../../../test/desk-client.ts');
const { startTestApi } = await import('../../../../test/test-api.ts');
const { countRows: countOf } = await import('../../../../test/test-shop.ts');
vi.unstubAllEnvs();
const shop = await startTestApi();
const desk = deskOf(shop);
const host = await desk.signInAs('host');
const { cookie } = host;

test('imports workshops and seats from the programme, also concurrently', async () => {
  const importAll = () => desk.callConfirmed('importWorkshops', { cookie, body: {} });
  const answers = await Promise.all([importAll(), importAll()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const answer = await desk.call('listWorkshops', { cookie });
  const { workshops } = (await answer.json()) as DeskWorkshops;
  const held = congress.sessions.filter(({ workshop, isCancelled }) => workshop && !isCancelled);
  expect(workshops.map(({ id }) => id).toSorted()).toEqual(held.map(({ id }) => id).toSorted());
  expect(workshops[0]).toMatchObject({ booked: 0, waiting: 0 });
  expect(await countOf(shop.pool, `audit_log where actor = 'desk ${host.id}'`)).toBeGreaterThan(0);
});

test('lists rooms and sessions of the programme in chronological order', async () => {
  const answer = await desk.call('getLiveDay', { cookie, query: '?day=2' });
  const { rooms, sessions } = (await answer.json()) as LiveDay;
  const planned = congress.sessions.filter(({ day }) => day === 2);
  expect(sessions.map(({ id }) => id).toSorted()).toEqual(planned.map(({ id }) => id).toSorted());
  expect(sessions.map(({ starts }) => starts)).toEqual(
    sessions.map(({ starts }) => starts).toSorted(),
  );
  expect(rooms.map(({ id }) => id)).toContain(sessions[0]?.room);
  rmSync(folder, { recursive: true, force: true });
});
