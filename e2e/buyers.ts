import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { siteOrigin } from './config.ts';

export interface Answer {
  status: number;
  code: string | null;
  retryAfter: number | null;
  text: string;
  headers: IncomingHttpHeaders;
}

/** Connections are kept, as a browser keeps them. */
const agent = new Agent({ keepAlive: true, maxSockets: 4000 });

/** A buyer from an address of their own: all of 127.0.0.0/8 is this machine. */
export function buy(
  n: number,
  key: string,
  { origin = siteOrigin, onResent }: Pick<Call, 'origin' | 'onResent'> = {},
): Promise<Answer> {
  return ask('/api/purchase/standard', {
    origin,
    ...(onResent && { onResent }),
    localAddress: `127.${1 + Math.floor(n / 62_500)}.${Math.floor(n / 250) % 250}.${1 + (n % 250)}`,
    key,
    body: JSON.stringify({ email: `${key}@example.com` }),
  });
}

export function readPage(path: string): Promise<Answer> {
  return ask(path);
}

interface Call {
  origin?: string;
  localAddress?: string;
  key?: string;
  body?: string;
  /**
   * Where it is given, a request that met a kept connection just as it was being closed is sent anew, as every browser
   * does, until one is new.
   */
  onResent?: () => void;
}

export function ask(path: string, call: Call = {}): Promise<Answer> {
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
      resolve(ask(path, call));
    });
    sent.end(body);
  });
}
