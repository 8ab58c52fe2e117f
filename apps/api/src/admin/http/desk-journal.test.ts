import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { deskRules, ruleOf, type DeskCall } from '@kongres/contract/desk/rules';
import { makeCongress, usualSeed } from '@kongres/tools/dev/sample-congress/make-congress';
import { writeCongress } from '@kongres/tools/dev/sample-congress/write-congress';

// With a programme that workshops can be taken over from.
const folder = mkdtempSync(join(tmpdir(), 'programme-'));
writeCongress(folder, makeCongress(usualSeed, 'small'));
vi.stubEnv('CONTENT_DIR', folder);
vi.resetModules();
const { deskOf } = await import('../../../test/desk.ts');
const { deskDeeds } = await import('../../../test/desk-deeds/desk-deeds.ts');
const { startTestApi } = await import('../../../test/test-api.ts');
vi.unstubAllEnvs();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const shop = await startTestApi();
const { pool } = shop;
const desk = deskOf(shop);
const deeds = deskDeeds(shop, desk);

/** How far the journal has come. */
async function lastRow(): Promise<number> {
  const { rows } = await pool.query<{ id: number }>('select max(id)::integer as id from journal');
  return rows[0]?.id ?? 0;
}

test.each(Object.keys(deskRules) as DeskCall[])(
  '%s leaves its deeds in the journal, by name and request, or nothing',
  async (call) => {
    const person = await desk.signedInAs('owner');
    const { prepare, ...deed } = deeds[call];
    const asked = await prepare?.(person);
    const isStranger = ruleOf(call).who === 'anybody';
    const [request, before] = [randomUUID(), await lastRow()];
    const answer = await desk.act(call, {
      ...asked,
      ...(!isStranger && { cookie: person.cookie }),
      headers: { 'X-Request-Id': request },
    });
    expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
    const { rows } = await pool.query<{ actor: string; request: string; deed: string }>(
      'select actor, request, deed from journal where id > $1 order by id',
      [before],
    );
    const actor = isStranger ? 'desk' : `desk ${person.id}`;
    const leaves = 'leaves' in deed ? deed.leaves : [];
    // Of a programme each workshop has a row.
    const told = call === 'workshopsTake' ? rows.slice(0, 1) : rows;
    expect(told).toEqual(leaves.map((each) => ({ actor, request, deed: each })));
  },
);

test('what ends a passkey or a person ends their sessions without a row for each', async () => {
  const gone = await desk.signedInAs('reader');
  const owner = await desk.signedInAs('owner');
  const before = await lastRow();
  await desk.act('personEnd', { cookie: owner.cookie, body: { id: gone.id } });
  await shop.owner.query('delete from desk_session where person = $1', [owner.id]);
  const { rows } = await pool.query<{ deed: string }>(
    'select deed from journal where id > $1 order by id',
    [before],
  );
  expect(rows.map(({ deed }) => deed)).toEqual(['person_ended', 'passkey_removed']);
});
