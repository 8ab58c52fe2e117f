import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { deskRoutes, getDeskRoute, type DeskCall } from '@kongres/contract/desk/routes';
import { makeCongress, usualSeed } from '@kongres/tools/dev/sample-congress/make-congress';
import { writeCongress } from '@kongres/tools/dev/sample-congress/write-congress';

// Importing workshops needs a published programme.
const folder = mkdtempSync(join(tmpdir(), 'programme-'));
writeCongress(folder, makeCongress(usualSeed, 'small'));
vi.stubEnv('CONTENT_DIR', folder);
vi.resetModules();
const { createDeskClient: deskOf } = await import('../../../test/desk-client.ts');
const { createDeskActions } = await import('../../../test/desk-actions/desk-actions.ts');
const { startTestApi } = await import('../../../test/test-api.ts');
vi.unstubAllEnvs();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const shop = await startTestApi();
const { pool } = shop;
const desk = deskOf(shop);
const actions = createDeskActions(shop, desk);

async function readLastActionId(): Promise<number> {
  const { rows } = await pool.query<{ id: number }>('select max(id)::integer as id from audit_log');
  return rows[0]?.id ?? 0;
}

test.each(Object.keys(deskRoutes) as DeskCall[])(
  '%s records its actions with actor and request, or nothing',
  async (call) => {
    const person = await desk.signInAs('owner');
    const { prepareRequest: prepare, ...expected } = actions[call];
    const asked = await prepare?.(person);
    const isPublic = getDeskRoute(call).roles === 'public';
    const [request, before] = [randomUUID(), await readLastActionId()];
    const answer = await desk.callConfirmed(call, {
      ...asked,
      ...(!isPublic && { cookie: person.cookie }),
      headers: { 'X-Request-Id': request },
    });
    expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
    const { rows } = await pool.query<{ actor: string; request_id: string; action: string }>(
      'select actor, request_id, action from audit_log where id > $1 order by id',
      [before],
    );
    const actor = isPublic ? 'desk' : `desk ${person.id}`;
    const leaves = expected.auditActions ?? [];
    const recorded = call === 'importWorkshops' ? rows.slice(0, 1) : rows;
    expect(recorded).toEqual(leaves.map((each) => ({ actor, request_id: request, action: each })));
  },
);

test('records no row per session when a passkey or staff member is removed', async () => {
  const gone = await desk.signInAs('reader');
  const owner = await desk.signInAs('owner');
  const before = await readLastActionId();
  await desk.callConfirmed('deactivateStaffMember', {
    cookie: owner.cookie,
    body: { id: gone.id },
  });
  await shop.owner.query('delete from staff_session where staff_id = $1', [owner.id]);
  const { rows } = await pool.query<{ action: string }>(
    'select action from audit_log where id > $1 order by id',
    [before],
  );
  expect(rows.map(({ action }) => action)).toEqual(['staff_deactivated', 'passkey_removed']);
});
