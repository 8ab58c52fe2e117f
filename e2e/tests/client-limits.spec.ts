import { createServer, type Server } from 'node:http';
import { ticketIds } from '@kongres/content/facts/tickets';
import { purchasePath } from '@kongres/contract/paths';
import { problem } from '@kongres/contract/problem';
import { clientHeader } from '../config.ts';
import { startNginx } from '../own-nginx.ts';
import { expect, test } from '../test.ts';

/** One after the other: each test needs the whole line of the sale to itself. */
test.describe.configure({ mode: 'serial' });

const [ticket] = ticketIds;

let nginx: Awaited<ReturnType<typeof startNginx>>;
let servers: Server[];

// An API that takes everything, so that whatever is refused was refused by nginx.
test.beforeAll(async () => {
  nginx = await startNginx('client-limits');
  servers = await Promise.all(
    nginx.apiPorts.map(async (port) => {
      const server = createServer((_request, response) => response.end('taken'));
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
      return server;
    }),
  );
});

test.afterAll(async () => {
  for (const server of servers) server.close();
  await nginx.stop();
});

function call(client: string, path: string, method = 'GET'): Promise<Response> {
  return fetch(nginx.origin + path, { method, headers: { [clientHeader]: client } });
}

/** One purchase from each client, all at once. */
function buyAtOnce(clients: readonly string[]): Promise<Response[]> {
  return Promise.all(clients.map((client) => call(client, `${purchasePath}/${ticket}`, 'POST')));
}

function refusedOf(answers: readonly Response[]): Response[] {
  return answers.filter(({ ok }) => !ok);
}

const many = (client: (n: number) => string) => Array.from({ length: 40 }, (_, n) => client(n));

test('one client that buys without a pause is told to come back, and no other client is', async () => {
  const [hostile, others] = await Promise.all([
    buyAtOnce(many(() => '192.0.2.1')),
    buyAtOnce(many((n) => `198.51.100.${n}`)),
  ]);
  expect(refusedOf(others)).toHaveLength(0);
  const refused = refusedOf(hostile);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(hostile.length);
  for (const answer of refused) {
    expect(answer.status).toBe(429);
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    // The dialog counts down and asks again by itself: an office behind one address all get to buy.
    expect(problem.parse(await answer.json())).toMatchObject({ status: 429, code: 'busy' });
  }
});

test('a whole IPv6 /64 is one client, and two of them are two', async () => {
  const oneLine = await buyAtOnce(many((n) => `2001:db8:0:1:${n.toString(16)}::${n}`));
  expect(refusedOf(oneLine).length).toBeGreaterThan(0);
  const lines = await buyAtOnce(many((n) => `2001:db8:1:${n.toString(16)}::1`));
  expect(refusedOf(lines)).toHaveLength(0);
  const mapped = await buyAtOnce(many((n) => `::ffff:203.0.113.${n}`));
  expect(refusedOf(mapped)).toHaveLength(0);
});

test('reading, and asking for a ticket that does not exist, takes no place in the line of buyers', async () => {
  const client = '192.0.2.2';
  const elsewhere = [
    ...Array.from({ length: 10 }, () => call(client, `${purchasePath}/${ticket}`)),
    ...Array.from({ length: 10 }, () => call(client, `${purchasePath}/gold`, 'POST')),
    ...Array.from({ length: 10 }, () => call(client, `${purchasePath}/${ticket}x`, 'POST')),
  ];
  expect(refusedOf(await Promise.all(elsewhere))).toHaveLength(0);
  expect(refusedOf(await buyAtOnce(Array.from({ length: 5 }, () => client)))).toHaveLength(0);
});

test('a client that calls without a pause is refused, whatever it calls', async () => {
  const paths = [`${purchasePath}/gold`, '/api/order', '/api/nothing'];
  for (const [n, path] of paths.entries()) {
    const calls = Array.from({ length: 400 }, () => call(`192.0.2.${10 + n}`, path));
    const refused = refusedOf(await Promise.all(calls));
    expect(refused.length, path).toBeGreaterThan(0);
    expect(problem.parse(await refused[0]?.json())).toMatchObject({ code: 'too_many_requests' });
  }
});

test('Stripe, pages and watchers are never refused', async () => {
  const calls = Array.from({ length: 100 }, () => [
    call('192.0.2.20', '/api/stripe/webhook', 'POST'),
    call('192.0.2.20', '/api/footer'),
    call('192.0.2.20', '/api/ready'),
  ]);
  expect(refusedOf(await Promise.all(calls.flat()))).toHaveLength(0);
});
