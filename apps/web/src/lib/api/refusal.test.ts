import { beforeEach, expect, test, vi } from 'vitest';
import { isAboutProof, noAnswer, readRefusal } from './refusal.ts';

const told = vi.spyOn(console, 'error');

beforeEach(() => {
  told.mockReset().mockReturnValue();
});

function refused(body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status: 429, headers });
}

const document = { type: 'about:blank', title: 'Too many requests', status: 429 };

test('a refusal carries the code of its problem document and the time to wait', async () => {
  const body = { ...document, code: 'too_many_requests' };
  expect(await readRefusal('order', refused(body, { 'Retry-After': '7' }))).toEqual({
    ok: false,
    code: 'too_many_requests',
    retryAfterSeconds: 7,
    told: body,
  });
  expect(told).toHaveBeenCalledWith('order: refused', 429, 'too_many_requests');
});

test.each(['', '0', '-1', '1.5', 'soon', 'Wed, 21 Oct 2026 07:28:00 GMT'])(
  'a time to wait of "%s" is none',
  async (seconds) => {
    const { retryAfterSeconds } = await readRefusal(
      'order',
      refused({}, { 'Retry-After': seconds }),
    );
    expect(retryAfterSeconds).toBeNull();
  },
);

test('a code that nobody knows, and a body that is no document, are no reason', async () => {
  expect(await readRefusal('order', refused({ ...document, code: 'odd' }))).toMatchObject({
    code: null,
  });
  const page = new Response('<html>', { status: 502 });
  expect(await readRefusal('order', page)).toMatchObject({ code: null, told: null });
  expect(told).toHaveBeenLastCalledWith('order: refused', 502, 'without a code');
});

test('a lost answer is a refusal without a reason', () => {
  expect(noAnswer('find', new TypeError('Failed to fetch'))).toEqual({
    ok: false,
    code: null,
    retryAfterSeconds: null,
  });
  expect(told).toHaveBeenCalledWith('find: no answer', 'TypeError');
});

test('a refused proof is told from every other refusal', () => {
  const refusal = noAnswer('find', null);
  expect(isAboutProof({ ...refusal, code: 'proof_expired' })).toBe(true);
  expect(isAboutProof({ ...refusal, code: 'sold_out' })).toBe(false);
  expect(isAboutProof(refusal)).toBe(false);
});
