import { createServer, type Server } from 'node:http';
import { ticketIds } from '@kongres/content/facts/tickets';
import { purchasePath } from '@kongres/contract/paths';
import { problem } from '@kongres/contract/problem';
import { clientHeader } from '../config.ts';
import { startNginx } from '../test-nginx.ts';
import { expect, test } from '../test.ts';

/** Serial: each test needs the whole purchase queue. */
test.describe.configure({ mode: 'serial' });

const [ticket] = ticketIds;

let nginx: Awaited<ReturnType<typeof startNginx>>;
let servers: Server[];

// The API stub accepts everything, so every refusal comes from nginx.
test.beforeAll(async () => {
  nginx = await startNginx('client-limits');
  servers = await Promise.all(
    nginx.apiPorts.map(async (port) => {
      const server = createServer((_request, response) => response.end('accepted'));
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
      return server;
    }),
  );
});

test.afterAll(async () => {
  for (const server of servers) server.close();
  await nginx.stop();
});

function sendCall(client: string, path: string, method = 'GET'): Promise<Response> {
  return fetch(nginx.origin + path, { method, headers: { [clientHeader]: client } });
}

function buyConcurrently(clients: readonly string[]): Promise<Response[]> {
  return Promise.all(
    clients.map((client) => sendCall(client, `${purchasePath}/${ticket}`, 'POST')),
  );
}

function filterRefused(answers: readonly Response[]): Response[] {
  return answers.filter(({ ok }) => !ok);
}

const createClients = (client: (n: number) => string) =>
  Array.from({ length: 40 }, (_, n) => client(n));

test('one client that buys in a loop gets 429 and no other client does', async () => {
  const [hostile, others] = await Promise.all([
    buyConcurrently(createClients(() => '192.0.2.1')),
    buyConcurrently(createClients((n) => `198.51.100.${n}`)),
  ]);
  expect(filterRefused(others)).toHaveLength(0);
  const refused = filterRefused(hostile);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(hostile.length);
  for (const answer of refused) {
    expect(answer.status).toBe(429);
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    // The dialog retries on `busy`, so that an office behind one IP address can buy.
    expect(problem.parse(await answer.json())).toMatchObject({ status: 429, code: 'busy' });
  }
});

test('an IPv6 /64 counts as one client', async () => {
  const sameNetwork = await buyConcurrently(
    createClients((n) => `2001:db8:0:1:${n.toString(16)}::${n}`),
  );
  expect(filterRefused(sameNetwork).length).toBeGreaterThan(0);
  const otherNetworks = await buyConcurrently(
    createClients((n) => `2001:db8:1:${n.toString(16)}::1`),
  );
  expect(filterRefused(otherNetworks)).toHaveLength(0);
  const mapped = await buyConcurrently(createClients((n) => `::ffff:203.0.113.${n}`));
  expect(filterRefused(mapped)).toHaveLength(0);
});

test('reads and unknown tickets do not count towards the purchase limit', async () => {
  const client = '192.0.2.2';
  const elsewhere = [
    ...Array.from({ length: 10 }, () => sendCall(client, `${purchasePath}/${ticket}`)),
    ...Array.from({ length: 10 }, () => sendCall(client, `${purchasePath}/gold`, 'POST')),
    ...Array.from({ length: 10 }, () => sendCall(client, `${purchasePath}/${ticket}x`, 'POST')),
  ];
  expect(filterRefused(await Promise.all(elsewhere))).toHaveLength(0);
  expect(
    filterRefused(await buyConcurrently(Array.from({ length: 5 }, () => client))),
  ).toHaveLength(0);
});

test('a client that calls any path in a loop is limited', async () => {
  const paths = [`${purchasePath}/gold`, '/api/order', '/api/nothing'];
  for (const [n, path] of paths.entries()) {
    const calls = Array.from({ length: 400 }, () => sendCall(`192.0.2.${10 + n}`, path));
    const refused = filterRefused(await Promise.all(calls));
    expect(refused.length, path).toBeGreaterThan(0);
    expect(problem.parse(await refused[0]?.json())).toMatchObject({ code: 'too_many_requests' });
  }
});

test('webhooks, the footer and readiness checks are never limited', async () => {
  const calls = Array.from({ length: 100 }, () => [
    sendCall('192.0.2.20', '/api/stripe/webhook', 'POST'),
    sendCall('192.0.2.20', '/api/footer'),
    sendCall('192.0.2.20', '/api/ready'),
  ]);
  expect(filterRefused(await Promise.all(calls.flat()))).toHaveLength(0);
});
