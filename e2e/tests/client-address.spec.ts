import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { logFolder, siteOrigin } from '../config.ts';
import { query } from '../database.ts';
import { expect, test } from '../test.ts';

const byte = () => randomInt(1, 255);

/** An address of this machine's own network that no other journey comes from. */
const someone = () => `127.${byte()}.${byte()}.${byte()}`;

/** Buys as a client at `from` who says of itself whatever the headers say. */
function buy(from: string, email: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(
      `${siteOrigin}/api/purchase/standard`,
      {
        method: 'POST',
        localAddress: from,
        headers: { 'Content-Type': 'application/json', ...headers },
      },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode ?? 0));
      },
    );
    call.once('error', reject);
    call.end(JSON.stringify({ email }));
  });
}

/** Every way in which a client might name another address, a new one each time. */
function disguise(): Record<string, string> {
  const other = `203.0.113.${byte()}`;
  return {
    'X-Forwarded-For': `${other}, 127.0.0.1`,
    'X-Real-IP': other,
    'X-Client-IP': other,
    'CF-Connecting-IP': other,
    'True-Client-IP': other,
    'X-Forwarded-Host': 'hostile.example',
    'X-Request-Id': `forged-${other}`,
    Forwarded: `for=${other};proto=https`,
  };
}

test('a client that says it is somebody else is counted and written down as itself', async ({
  reportCheck,
}) => {
  test.setTimeout(360_000);
  const report = reportCheck('client-address');
  const [client, neighbour, run] = [someone(), someone(), `${Date.now()}${byte()}`];
  // All at once: more than nginx lets one client have, and more than thirty, which the API allows a minute.
  const statuses = await Promise.all(
    Array.from({ length: 32 }, (_, n) =>
      buy(client, `disguised-${run}-${n}@example.com`, disguise()),
    ),
  );
  const bought = statuses.filter((status) => status === 200).length;
  expect([...new Set(statuses)].toSorted((a, b) => a - b)).toEqual([200, 429]);
  // Naming the client does not use up its share, and whoever is named may still buy.
  const named = { ...disguise(), 'X-Forwarded-For': client };
  expect(await buy(neighbour, `disguised-${run}-n@example.com`, named)).toBe(200);

  const [counted] = await query<{ clients: number; orders: number }>(
    `select count(distinct client)::int as clients, count(*)::int as orders
      from orders where email like $1`,
    [`disguised-${run}-%`],
  );
  expect(counted).toEqual({ clients: 2, orders: bought + 1 });
  const readLog = () => readFileSync(join(logFolder, 'access.log'), 'utf8');
  const linesOfClient = () =>
    readLog()
      .split('\n')
      .filter((line) => line.includes(`"client":"${client}"`));
  await expect.poll(linesOfClient).toHaveLength(32);
  report(
    `of 32 purchases in disguise ${statuses.filter((status) => status === 429).length} refused`,
  );
  expect(readLog()).not.toMatch(/203\.0\.113\.|forged-/);
});
