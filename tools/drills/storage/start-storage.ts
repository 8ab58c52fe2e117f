import { createServer as createPlainServer, type RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type Answer, Bucket } from './bucket.ts';
import { signRequest, type Keys, hashSha256, parseSignedHeaders } from './signature.ts';

interface Certificate {
  key: string;
  cert: string;
}

/** A local S3 server with one bucket in memory. Refuses requests with another signature. */
export async function startStorage(bucketName: string, keys: Keys, certificate?: Certificate) {
  const bucket = new Bucket();
  const listener: RequestListener = (request, response) => {
    void buffer(request).then((body) => {
      const { method = 'GET', url = '/', headers } = request;
      const given = headers.authorization ?? '';
      const names = parseSignedHeaders(given);
      const signed = Object.fromEntries(names.map((name) => [name, String(headers[name])]));
      const isOurs =
        signed['x-amz-content-sha256'] === hashSha256(body) &&
        signRequest(keys, { method, url, headers: signed }) === given;
      const answer = isOurs
        ? answerTo(method, url, body)
        : buildRefusal(403, 'SignatureDoesNotMatch');
      const { status, headers: responseHeaders = {}, body: content = '' } = answer;
      response.writeHead(status, {
        ...responseHeaders,
        'Content-Length': Buffer.byteLength(content),
      });
      response.end(method === 'HEAD' ? undefined : content);
    });
  };

  function answerTo(method: string, url: string, body: Buffer): Answer {
    const { pathname, searchParams } = new URL(url, 'http://storage');
    const [, name, ...rest] = pathname.split('/').map(decodeURIComponent);
    if (name !== bucketName) return buildRefusal(404, 'NoSuchBucket');
    return bucket.answer(method, rest.join('/'), searchParams, body);
  }

  const server = certificate ? createServer(certificate, listener) : createPlainServer(listener);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    files: bucket.files as ReadonlyMap<string, Buffer>,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function buildRefusal(status: number, code: string): Answer {
  return { status, body: `<Error><Code>${code}</Code></Error>` };
}
