import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { siteOrigin } from './config.ts';

export interface HttpAnswer {
  status: number;
  code: string | null;
  retryAfter: number | null;
  text: string;
  headers: IncomingHttpHeaders;
}

/** Keeps connections alive as a browser does. */
const agent = new Agent({ keepAlive: true, maxSockets: 4000 });

/** Each buyer has its own loopback address: all of 127.0.0.0/8 is this machine. */
export function buyTicket(
  n: number,
  key: string,
  { origin = siteOrigin, onResent }: Pick<RequestOptions, 'origin' | 'onResent'> = {},
): Promise<HttpAnswer> {
  return sendRequest('/api/purchase/standard', {
    origin,
    ...(onResent && { onResent }),
    localAddress: `127.${1 + Math.floor(n / 62_500)}.${Math.floor(n / 250) % 250}.${1 + (n % 250)}`,
    key,
    body: JSON.stringify({ email: `${key}@example.com` }),
  });
}

export function fetchPath(path: string): Promise<HttpAnswer> {
  return sendRequest(path);
}

interface RequestOptions {
  origin?: string;
  localAddress?: string;
  key?: string;
  body?: string;
  /** If set, a request on a reused connection that the server closed is resent, as browsers do. */
  onResent?: () => void;
}

export function sendRequest(path: string, call: RequestOptions = {}): Promise<HttpAnswer> {
  const { origin = siteOrigin, localAddress, key, body, onResent } = call;
  return new Promise((resolve) => {
    const sent = request(
      origin + path,
      {
        agent,
        ...(localAddress && { localAddress }),
        method: body ? 'POST' : 'GET',
        headers: {
          ...(key && { 'Idempotency-Key': key }),
          ...(body && { 'Content-Type': 'application/json', 'Content-Length': body.length }),
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            code: /"code":"(\w+)"/.exec(text)?.[1] ?? null,
            retryAfter: Number(response.headers['retry-after']) || null,
            text,
            headers: response.headers,
          }),
        );
      },
    );
    sent.on('error', () => {
      if (!onResent || !sent.reusedSocket) {
        return resolve({ status: 0, code: null, retryAfter: null, text: '', headers: {} });
      }
      onResent();
      resolve(sendRequest(path, call));
    });
    sent.end(body);
  });
}
