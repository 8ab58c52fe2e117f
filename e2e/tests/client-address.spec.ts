import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { logFolder, siteOrigin } from '../config.ts';
import { runQuery } from '../database.ts';
import { expect, test } from '../test.ts';

const createByte = () => randomInt(1, 255);

/** Random loopback address that no other test uses. */
const createLoopbackAddress = () => `127.${createByte()}.${createByte()}.${createByte()}`;

/** Buys from a local address with extra headers. */
function buyTicket(from: string, email: string, headers: Record<string, string>): Promise<number> {
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

/** Every header with which a client could claim another IP address. */
function createSpoofedHeaders(): Record<string, string> {
  const other = `203.0.113.${createByte()}`;
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

test('a client with spoofed IP headers is limited and logged by its own address', async ({
  reportCheck,
}) => {
  test.setTimeout(360_000);
  const report = reportCheck('client-address');
  const [client, neighbour, run] = [
    createLoopbackAddress(),
    createLoopbackAddress(),
    `${Date.now()}${createByte()}`,
  ];
  // Exceeds nginx's limit per client and the API's 30 per minute.
  const statuses = await Promise.all(
    Array.from({ length: 32 }, (_, n) =>
      buyTicket(client, `spoofed-${run}-${n}@example.com`, createSpoofedHeaders()),
    ),
  );
  const bought = statuses.filter((status) => status === 200).length;
  expect([...new Set(statuses)].toSorted((a, b) => a - b)).toEqual([200, 429]);
  // Spoofing a client's address does not consume its limit.
  const named = { ...createSpoofedHeaders(), 'X-Forwarded-For': client };
  expect(await buyTicket(neighbour, `spoofed-${run}-n@example.com`, named)).toBe(200);

  const [counts] = await runQuery<{ clients: number; orders: number }>(
    `select count(distinct client_hash)::int as clients, count(*)::int as orders
      from orders where email like $1`,
    [`spoofed-${run}-%`],
  );
  expect(counts).toEqual({ clients: 2, orders: bought + 1 });
  const readLog = () => readFileSync(join(logFolder, 'access.log'), 'utf8');
  const linesOfClient = () =>
    readLog()
      .split('\n')
      .filter((line) => line.includes(`"client":"${client}"`));
  await expect.poll(linesOfClient).toHaveLength(32);
  report(
    `of 32 purchases with spoofed headers ${statuses.filter((status) => status === 429).length} refused`,
  );
  expect(readLog()).not.toMatch(/203\.0\.113\.|forged-/);
});
