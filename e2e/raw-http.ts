import { connect } from 'node:net';
import { siteOrigin } from './config.ts';

export interface RawResponse {
  status: number;
  /** Header lines in order, including repeated ones; names in lower case. */
  headers: (readonly [name: string, value: string])[];
  /** Raw status line and headers. */
  head: string;
  body: string;
}

let calls = 0;

/** A loopback address per call, so that no rate limit applies. */
function createLocalAddress(): string {
  calls += 1;
  return `127.200.${Math.floor(calls / 250) % 250}.${1 + (calls % 250)}`;
}

/** Sends and receives raw bytes without an HTTP library. */
export async function sendRawRequest(request: string, origin = siteOrigin): Promise<RawResponse> {
  const { hostname, port } = new URL(origin);
  return await new Promise((resolve, reject) => {
    const socket = connect({
      port: Number(port),
      host: hostname,
      localAddress: createLocalAddress(),
    });
    const chunks: Buffer[] = [];
    socket.setTimeout(30_000, () => socket.destroy(new Error('no response')));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    // A server that refuses a body closes the connection early; its response counts.
    socket.on('error', (error) => (chunks.length > 0 ? end() : reject(error)));
    socket.on('end', end);
    socket.write(Buffer.from(request, 'latin1'));

    function end() {
      socket.destroy();
      resolve(parseRawResponse(Buffer.concat(chunks).toString('latin1')));
    }
  });
}

/** Sends a GET with the request target unchanged. */
export function sendRawGet(target: string, headers: Readonly<Record<string, string>> = {}) {
  const { host } = new URL(siteOrigin);
  const lines = Object.entries({ Host: host, Connection: 'close', ...headers });
  return sendRawRequest(
    `GET ${target} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
  );
}

export function getHeader({ headers }: RawResponse, name: string): string | undefined {
  return headers.find(([key]) => key === name)?.[1];
}

export function parseRawResponse(text: string): RawResponse {
  const split = text.indexOf('\r\n\r\n');
  const head = split < 0 ? text : text.slice(0, split);
  const [statusLine = '', ...lines] = head.split('\r\n');
  return {
    status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(statusLine)?.[1] ?? 0),
    headers: lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
    head,
    body: split < 0 ? '' : text.slice(split + 4),
  };
}
