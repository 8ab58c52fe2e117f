import { createHash, createHmac } from 'node:crypto';

export interface Keys {
  id: string;
  secret: string;
  region: string;
}

export interface SignedRequest {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
}

export function hashSha256(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Authorization header of AWS Signature Version 4. */
export function signRequest(keys: Keys, { method, url, headers }: SignedRequest): string {
  const [path = '', query = ''] = url.split('?');
  const moment = headers['x-amz-date'] ?? '';
  const names = Object.keys(headers).toSorted();
  const canonical = [
    method,
    path,
    buildCanonicalQuery(query),
    ...names.map((name) => `${name}:${headers[name]?.trim()}`),
    '',
    names.join(';'),
    headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = [moment.slice(0, 8), keys.region, 's3', 'aws4_request'];
  const stringToSign = ['AWS4-HMAC-SHA256', moment, scope.join('/'), hashSha256(canonical)].join(
    '\n',
  );
  const sign = (key: string | Buffer, part: string) =>
    createHmac('sha256', key).update(part).digest();
  const key = scope.reduce<string | Buffer>(sign, `AWS4${keys.secret}`);
  const credential = [keys.id, ...scope].join('/');
  const signature = sign(key, stringToSign).toString('hex');
  return `AWS4-HMAC-SHA256 Credential=${credential},SignedHeaders=${names.join(';')},Signature=${signature}`;
}

export function parseSignedHeaders(authorization: string): string[] {
  return /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? [];
}

function buildCanonicalQuery(query: string): string {
  const parts = query.split('&').filter(Boolean);
  return parts
    .map((part) => (part.includes('=') ? part : `${part}=`))
    .toSorted()
    .join('&');
}
