import type { Problem, ProblemCode } from '@kongres/contract/problem';
import { vi } from 'vitest';

interface ApiCall {
  method: string;
  path: string;
  search: string;
  headers: Headers;
  body: unknown;
}

/** A `Response`, or an object sent as JSON. `lost` rejects the request; `pending` never answers. */
export type FakeResponse = object | Response | 'lost' | 'pending';
type FakeHandler = FakeResponse | ((call: ApiCall) => FakeResponse | Promise<FakeResponse>);

/** Replaces `fetch`: answers by path and records every call. Unknown paths answer 204. */
export function createFakeApi() {
  const handlers = new Map<string, FakeHandler>();
  const calls: ApiCall[] = [];

  async function handleRequest(input: string, init: RequestInit = {}): Promise<Response> {
    const { pathname, search } = new URL(input, window.location.href);
    const call: ApiCall = {
      method: init.method ?? 'GET',
      path: pathname,
      search,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
    };
    calls.push(call);
    const handler = handlers.get(pathname);
    const response = typeof handler === 'function' ? await handler(call) : handler;
    if (response === undefined) return new Response(null, { status: 204 });
    if (response === 'lost') throw new TypeError('Failed to fetch');
    if (response === 'pending') return await new Promise(() => {});
    return response instanceof Response ? response : Response.json(response);
  }

  vi.stubGlobal('fetch', handleRequest);
  return {
    set: (path: string, handler: FakeHandler) => void handlers.set(path, handler),
    callsTo: (path: string) => calls.filter((call) => call.path === path),
    calls,
  };
}

/** Problem document as the API sends it. */
export function createProblemResponse(
  status: number,
  code: ProblemCode,
  { headers, more }: { headers?: Record<string, string>; more?: object } = {},
): Response {
  const problem: Problem = { type: 'about:blank', title: 'refused', status, code };
  return Response.json({ ...problem, ...more }, { status, ...(headers && { headers }) });
}
