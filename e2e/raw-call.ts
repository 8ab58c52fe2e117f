import { connect } from 'node:net';
import { siteOrigin } from './config.ts';

export interface RawAnswer {
  status: number;
  /** Every header line as it came, names in lower case, repeated ones included. */
  headers: (readonly [name: string, value: string])[];
  /** Status line and headers as one piece, to look for what a parser would have smoothed over. */
  head: string;
  body: string;
}

let calls = 0;

/** Each call comes from another address of this machine's own network: no limit counts them together. */
function nextAddress(): string {
  calls += 1;
  return `127.200.${Math.floor(calls / 250) % 250}.${1 + (calls % 250)}`;
}

/** Sends bytes that no client would and reads what comes back; nothing is tidied up on either way. */
export async function callRaw(request: string, origin = siteOrigin): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return await new Promise((resolve, reject) => {
    const socket = connect({ port: Number(port), host: hostname, localAddress: nextAddress() });
    const chunks: Buffer[] = [];
    socket.setTimeout(30_000, () => socket.destroy(new Error('no answer')));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    // A server that refuses a body closes while it is still being sent; what it said counts.
    socket.on('error', (error) => (chunks.length > 0 ? end() : reject(error)));
    socket.on('end', end);
    socket.write(Buffer.from(request, 'latin1'));

    function end() {
      socket.destroy();
      resolve(readAnswer(Buffer.concat(chunks).toString('latin1')));
    }
  });
}

/** A GET for a target exactly as it is written. */
export function getRaw(target: string, headers: Readonly<Record<string, string>> = {}) {
  const { host } = new URL(siteOrigin);
  const lines = Object.entries({ Host: host, Connection: 'close', ...headers });
  return callRaw(
    `GET ${target} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
  );
}

export function headerOf({ headers }: RawAnswer, name: string): string | undefined {
  return headers.find(([each]) => each === name)?.[1];
}

export function readAnswer(text: string): RawAnswer {
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
