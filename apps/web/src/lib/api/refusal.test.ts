import { beforeEach, expect, test, vi } from 'vitest';
import { isProofRefusal, reportNoResponse, readRefusal } from './refusal.ts';

const consoleError = vi.spyOn(console, 'error');

beforeEach(() => {
  consoleError.mockReset().mockReturnValue();
});

function createRefusedResponse(body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status: 429, headers });
}

const document = { type: 'about:blank', title: 'Too many requests', status: 429 };

test('reads the problem code and the time to wait', async () => {
  const body = { ...document, code: 'too_many_requests' };
  expect(await readRefusal('order', createRefusedResponse(body, { 'Retry-After': '7' }))).toEqual({
    ok: false,
    code: 'too_many_requests',
    retryAfterSeconds: 7,
    body,
  });
  expect(consoleError).toHaveBeenCalledWith('order: refused', 429, 'too_many_requests');
});

test.each(['', '0', '-1', '1.5', 'soon', 'Wed, 21 Oct 2026 07:28:00 GMT'])(
  'ignores a Retry-After of "%s"',
  async (seconds) => {
    const { retryAfterSeconds } = await readRefusal(
      'order',
      createRefusedResponse({}, { 'Retry-After': seconds }),
    );
    expect(retryAfterSeconds).toBeNull();
  },
);

test('unknown codes and other bodies have no code', async () => {
  expect(
    await readRefusal('order', createRefusedResponse({ ...document, code: 'odd' })),
  ).toMatchObject({
    code: null,
  });
  const page = new Response('<html>', { status: 502 });
  expect(await readRefusal('order', page)).toMatchObject({ code: null, body: null });
  expect(consoleError).toHaveBeenLastCalledWith('order: refused', 502, 'without a code');
});

test('a lost response has no code', () => {
  expect(reportNoResponse('find', new TypeError('Failed to fetch'))).toEqual({
    ok: false,
    code: null,
    retryAfterSeconds: null,
  });
  expect(consoleError).toHaveBeenCalledWith('find: no answer', 'TypeError');
});

test('recognises a refused proof', () => {
  const refusal = reportNoResponse('find', null);
  expect(isProofRefusal({ ...refusal, code: 'proof_expired' })).toBe(true);
  expect(isProofRefusal({ ...refusal, code: 'sold_out' })).toBe(false);
  expect(isProofRefusal(refusal)).toBe(false);
});
