import type { Problem, ProblemCode } from '@kongres/contract/problem';
import { vi } from 'vitest';

interface ApiCall {
  method: string;
  path: string;
  search: string;
  headers: Headers;
  body: unknown;
}

/** A `Response`, anything else as JSON, or `lost`: no answer at all. `pending` never answers. */
export type Answer = object | Response | 'lost' | 'pending';
type Handler = Answer | ((call: ApiCall) => Answer | Promise<Answer>);

/** Replaces `fetch`: answers by path, and records every call. A path nobody set answers 204. */
export function createFakeApi() {
  const handlers = new Map<string, Handler>();
  const calls: ApiCall[] = [];

  async function answer(input: string, init: RequestInit = {}): Promise<Response> {
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
    const given = typeof handler === 'function' ? await handler(call) : handler;
    if (given === undefined) return new Response(null, { status: 204 });
    if (given === 'lost') throw new TypeError('Failed to fetch');
    if (given === 'pending') return await new Promise(() => {});
    return given instanceof Response ? given : Response.json(given);
  }

  vi.stubGlobal('fetch', answer);
  return {
    /** From now on a path answers like this. */
    set: (path: string, handler: Handler) => void handlers.set(path, handler),
    callsTo: (path: string) => calls.filter((call) => call.path === path),
    calls,
  };
}

/** A refusal as the API sends it. */
export function refuse(
  status: number,
  code: ProblemCode,
  { headers, more }: { headers?: Record<string, string>; more?: object } = {},
): Response {
  const problem: Problem = { type: 'about:blank', title: 'refused', status, code };
  return Response.json({ ...problem, ...more }, { status, ...(headers && { headers }) });
}
