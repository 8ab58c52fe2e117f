interface CallOptions extends Pick<RequestInit, 'cache' | 'keepalive'> {
  /** Defaults to POST with a body, GET without. */
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Bearer token of an order. */
  token?: string;
  /** Sent as JSON. */
  body?: object;
  signal?: AbortSignal;
  timeoutMs?: number;
}

const defaultTimeoutMs = 30_000;

/** Every call to the API. Rejects without a response; `readRefusal` parses one that is not ok. */
export function callApi(path: string, options: CallOptions = {}): Promise<Response> {
  const { body, cache = 'default', token, signal, timeoutMs = defaultTimeoutMs } = options;
  const timeout = AbortSignal.timeout(timeoutMs);
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
