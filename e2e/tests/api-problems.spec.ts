import { problem } from '@kongres/contract/problem';
import { startNginx } from '../test-nginx.ts';
import { sendRawRequest, getHeader, type RawResponse } from '../raw-http.ts';
import { siteOrigin } from '../config.ts';
import { expect, test } from '../test.ts';

const { host } = new URL(siteOrigin);

/** Raw request with `Connection: close`. */
function buildRequest(line: string, headers: readonly string[] = [], body = ''): string {
  const lines = [line, `Host: ${host}`, 'Connection: close', ...headers];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

function buildRequestWithBody(line: string, bytes: number): string {
  return buildRequest(line, [`Content-Length: ${bytes}`], 'x'.repeat(bytes));
}

/** Chunked body without Content-Length; its size is checked while it arrives. */
function buildChunkedRequest(line: string, bytes: number): string {
  const chunk = `${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n0\r\n\r\n`;
  return buildRequest(line, ['Transfer-Encoding: chunked'], chunk);
}

/** Each header is short enough; together they exceed Node's limit. */
const manyHeaders = ['A', 'B', 'C', 'D'].map((name) => `X-${name}: ${'a'.repeat(5000)}`);

const longText = 'a'.repeat(20_000);

const refusedRequests: readonly (readonly [status: number, code: string, sent: string])[] = [
  [400, 'invalid_request', `GET /api/tickets HTTP/1.1\r\nConnection: close\r\n\r\n`],
  [400, 'invalid_request', buildRequest('GET /api/tickets and more HTTP/1.1')],
  [400, 'invalid_request', buildRequest('GET /api/%zz HTTP/1.1')],
  [400, 'invalid_request', buildRequest('GET /api/tickets HTTP/1.1', [`X-Long: ${longText}`])],
  [400, 'invalid_request', buildRequest('GET /api/order HTTP/1.1', manyHeaders)],
  [400, 'invalid_request', buildRequest('POST /api/contact HTTP/1.1', ['Content-Length: x'])],
  [404, 'not_found', buildRequest('GET /api HTTP/1.1')],
  [404, 'not_found', buildRequest('GET /api/ HTTP/1.1')],
  [404, 'not_found', buildRequest('GET /api/.env HTTP/1.1')],
  [404, 'not_found', buildRequest('GET /api/index.html HTTP/1.1')],
  [404, 'not_found', buildRequest('GET /api/tickets/ HTTP/1.1')],
  [404, 'not_found', buildRequest('GET /api/purchase HTTP/1.1')],
  [405, 'invalid_request', buildRequest('TRACE /api/tickets HTTP/1.1')],
  [413, 'invalid_request', buildRequestWithBody('POST /api/purchase/standard HTTP/1.1', 17_000)],
  [413, 'invalid_request', buildChunkedRequest('POST /api/purchase/standard HTTP/1.1', 17_000)],
  [413, 'invalid_request', buildRequestWithBody('POST /api/footer HTTP/1.1', 17_000)],
  [413, 'invalid_request', buildRequestWithBody('POST /api/contact HTTP/1.1', 33_000)],
  [413, 'invalid_request', buildRequestWithBody('POST /api/stripe/webhook HTTP/1.1', 263_000)],
  [413, 'invalid_request', buildRequestWithBody('POST /api/nothing HTTP/1.1', 3_000_000)],
  [414, 'invalid_request', buildRequest(`GET /api/${longText} HTTP/1.1`)],
  [414, 'invalid_request', buildRequest(`GET /api/tickets?${longText} HTTP/1.1`)],
  [501, 'invalid_request', buildRequest('POST /api/contact HTTP/1.1', ['Transfer-Encoding: odd'])],
  [505, 'invalid_request', buildRequest('GET /api/tickets HTTP/3.0')],
];

function expectProblem(answer: RawResponse, status: number, code: string) {
  const parsed = problem.safeParse(JSON.parse(answer.body.match(/\{.*\}/s)?.[0] ?? 'null'));
  expect(answer.status).toBe(status);
  expect(parsed.data).toMatchObject({ status, code });
  expect(getHeader(answer, 'content-type')).toBe('application/problem+json');
  const names = ['cache-control', 'x-content-type-options', 'content-security-policy', 'location'];
  expect(names.map((name) => getHeader(answer, name))).toEqual([
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
    expect(getHeader(answer, name), name).toBeTruthy();
  // nginx must not duplicate the API's header.
  expect(answer.headers.filter(([name]) => name === 'cache-control')).toHaveLength(1);
}

test('refused requests under /api return a problem document', async ({ reportCheck }) => {
  const report = reportCheck('api-problems');
  for (const [status, code, sent] of refusedRequests) {
    await test.step(`${status} ${sent.slice(0, 60)}`, async () => {
      expectProblem(await sendRawRequest(sent), status, code);
    });
  }
  const statuses = [...new Set(refusedRequests.map(([status]) => status)), 503];
  report(`${refusedRequests.length + 3} refusals, ${statuses.join(', ')}`);
});

test('calls under /api return a problem document while the API is down', async () => {
  const nginx = await startNginx('api-problems');
  try {
    for (const sent of [
      buildRequest('GET /api HTTP/1.1'),
      buildRequest('GET /api/order HTTP/1.1'),
      buildRequestWithBody('POST /api/purchase/standard HTTP/1.1', 20),
    ]) {
      expectProblem(await sendRawRequest(sent, nginx.origin), 503, 'internal');
    }
    expectProblem(
      await sendRawRequest(
        buildRequestWithBody('POST /api/purchase/standard HTTP/1.1', 17_000),
        nginx.origin,
      ),
      413,
      'invalid_request',
    );
  } finally {
    await nginx.stop();
  }
});

test('the internal location of problem documents is not public', async ({ request }) => {
  const answer = await request.get('/api/problem');
  expect(answer.status()).toBe(404);
  expect(answer.headers()['content-type']).toContain('problem+json');
});
