import { problem } from '@kongres/contract/problem';
import { startNginx } from '../own-nginx.ts';
import { callRaw, headerOf, type RawAnswer } from '../raw-call.ts';
import { siteOrigin } from '../config.ts';
import { expect, test } from '../test.ts';

const { host } = new URL(siteOrigin);

/** A whole request, as bytes; the connection ends with the answer. */
function request(line: string, headers: readonly string[] = [], body = ''): string {
  const lines = [line, `Host: ${host}`, 'Connection: close', ...headers];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

function withBody(line: string, bytes: number): string {
  return request(line, [`Content-Length: ${bytes}`], 'x'.repeat(bytes));
}

/** A body whose length nobody announces: it is found too large while it comes. */
function inChunks(line: string, bytes: number): string {
  const chunk = `${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n0\r\n\r\n`;
  return request(line, ['Transfer-Encoding: chunked'], chunk);
}

/** Each of them short enough, all of them more than Node takes. */
const manyHeaders = ['A', 'B', 'C', 'D'].map((name) => `X-${name}: ${'a'.repeat(5000)}`);

const long = 'a'.repeat(20_000);

const refused: readonly (readonly [status: number, code: string, sent: string])[] = [
  [400, 'invalid_request', `GET /api/tickets HTTP/1.1\r\nConnection: close\r\n\r\n`],
  [400, 'invalid_request', request('GET /api/tickets and more HTTP/1.1')],
  [400, 'invalid_request', request('GET /api/%zz HTTP/1.1')],
  [400, 'invalid_request', request('GET /api/tickets HTTP/1.1', [`X-Long: ${long}`])],
  [400, 'invalid_request', request('GET /api/order HTTP/1.1', manyHeaders)],
  [400, 'invalid_request', request('POST /api/contact HTTP/1.1', ['Content-Length: x'])],
  [404, 'not_found', request('GET /api HTTP/1.1')],
  [404, 'not_found', request('GET /api/ HTTP/1.1')],
  [404, 'not_found', request('GET /api/.env HTTP/1.1')],
  [404, 'not_found', request('GET /api/index.html HTTP/1.1')],
  [404, 'not_found', request('GET /api/tickets/ HTTP/1.1')],
  [404, 'not_found', request('GET /api/purchase HTTP/1.1')],
  [405, 'invalid_request', request('TRACE /api/tickets HTTP/1.1')],
  [413, 'invalid_request', withBody('POST /api/purchase/standard HTTP/1.1', 17_000)],
  [413, 'invalid_request', inChunks('POST /api/purchase/standard HTTP/1.1', 17_000)],
  [413, 'invalid_request', withBody('POST /api/footer HTTP/1.1', 17_000)],
  [413, 'invalid_request', withBody('POST /api/contact HTTP/1.1', 33_000)],
  [413, 'invalid_request', withBody('POST /api/stripe/webhook HTTP/1.1', 263_000)],
  [413, 'invalid_request', withBody('POST /api/nothing HTTP/1.1', 3_000_000)],
  [414, 'invalid_request', request(`GET /api/${long} HTTP/1.1`)],
  [414, 'invalid_request', request(`GET /api/tickets?${long} HTTP/1.1`)],
  [501, 'invalid_request', request('POST /api/contact HTTP/1.1', ['Transfer-Encoding: odd'])],
  [505, 'invalid_request', request('GET /api/tickets HTTP/3.0')],
];

function expectProblem(answer: RawAnswer, status: number, code: string) {
  const told = problem.safeParse(JSON.parse(answer.body.match(/\{.*\}/s)?.[0] ?? 'null'));
  expect(answer.status).toBe(status);
  expect(told.data).toMatchObject({ status, code });
  expect(headerOf(answer, 'content-type')).toBe('application/problem+json');
  const own = ['cache-control', 'x-content-type-options', 'content-security-policy', 'location'];
  expect(own.map((name) => headerOf(answer, name))).toEqual([
    'no-store',
    'nosniff',
    "default-src 'none'; frame-ancestors 'none'",
    undefined,
  ]);
  for (const name of [
    'referrer-policy',
    'cross-origin-resource-policy',
    'strict-transport-security',
  ])
    expect(headerOf(answer, name), name).toBeTruthy();
  // Said once, also where the API has said it too.
  expect(answer.headers.filter(([name]) => name === 'cache-control')).toHaveLength(1);
}

test('whatever is refused under /api is a problem document', async ({ reportCheck }) => {
  const report = reportCheck('api-problems');
  for (const [status, code, sent] of refused) {
    await test.step(`${status} ${sent.slice(0, 60)}`, async () => {
      expectProblem(await callRaw(sent), status, code);
    });
  }
  const statuses = [...new Set(refused.map(([status]) => status)), 503];
  report(`${refused.length + 3} refusals, ${statuses.join(', ')}`);
});

test('with the API away every call under /api is answered by a problem document', async () => {
  const nginx = await startNginx('api-problems');
  try {
    for (const sent of [
      request('GET /api HTTP/1.1'),
      request('GET /api/order HTTP/1.1'),
      withBody('POST /api/purchase/standard HTTP/1.1', 20),
    ]) {
      expectProblem(await callRaw(sent, nginx.origin), 503, 'internal');
    }
    expectProblem(
      await callRaw(withBody('POST /api/purchase/standard HTTP/1.1', 17_000), nginx.origin),
      413,
      'invalid_request',
    );
  } finally {
    await nginx.stop();
  }
});

test('the place where problems are written is no address', async ({ request }) => {
  const answer = await request.get('/api/problem');
  expect(answer.status()).toBe(404);
  expect(answer.headers()['content-type']).toContain('problem+json');
});
