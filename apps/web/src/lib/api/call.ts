interface Call extends Pick<RequestInit, 'cache' | 'keepalive'> {
  /** Without one, a call that has a body is a POST. */
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Opens an order. */
  token?: string;
  /** Sent as JSON. */
  body?: object;
  /** Ends the call when nobody waits for its answer any more. */
  signal?: AbortSignal;
  patienceMs?: number;
}

/** How long the server may take to answer, where the caller names no other limit. */
const usualPatienceMs = 30_000;

/** Every call to the API. A lost or late answer is thrown; `readRefusal` reads an answer that is not ok. */
export function call(path: string, options: Call = {}): Promise<Response> {
  const { body, cache = 'default', token, signal, patienceMs = usualPatienceMs } = options;
  const timeout = AbortSignal.timeout(patienceMs);
  return fetch(path, {
    method: options.method ?? (body ? 'POST' : 'GET'),
    headers: {
      ...(body && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...options.headers,
    },
    ...(body && { body: JSON.stringify(body) }),
    cache,
    ...(options.keepalive && { keepalive: true }),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
}
