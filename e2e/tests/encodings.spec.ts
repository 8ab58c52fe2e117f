import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from '@kongres/tools/lib/folders';
import { sendRawGet, getHeader, type RawResponse } from '../raw-http.ts';
import { expect, test } from '../test.ts';

/** One file of each compressed kind. */
const compressed = ['/pl', '/', '/faq', '/pl/faq.data', '/sitemap.xml', '/art/logo.svg'];

const getVaryHeaders = ({ headers }: RawResponse) =>
  headers.filter(([name]) => name === 'vary').map(([, value]) => value);

test('compressed responses send Vary: Accept-Encoding, also with 304 and 404', async () => {
  for (const path of compressed) {
    for (const [accepted, encoding] of [
      ['br', 'br'],
      ['gzip', 'gzip'],
      ['gzip, deflate, br', 'br'],
      ['identity', undefined],
      ['br;q=0', undefined],
    ] as const) {
      const answer = await sendRawGet(path, { 'Accept-Encoding': accepted });
      expect([path, accepted, answer.status, getHeader(answer, 'content-encoding')]).toEqual([
        path,
        accepted,
        200,
        encoding,
      ]);
      expect(getVaryHeaders(answer), `${path} as ${accepted}`).toEqual(['Accept-Encoding']);

      const etag = getHeader(answer, 'etag') ?? '';
      const same = await sendRawGet(path, { 'Accept-Encoding': accepted, 'If-None-Match': etag });
      expect([path, accepted, same.status]).toEqual([path, accepted, 304]);
      expect(getVaryHeaders(same), `${path} unchanged as ${accepted}`).toEqual(['Accept-Encoding']);
    }
  }
  const missing = await sendRawGet('/de/nope', { 'Accept-Encoding': 'br' });
  expect(missing.status).toBe(404);
  expect(getVaryHeaders(missing)).toEqual(['Accept-Encoding']);
});

test('uncompressed files send no Vary header and the API sends its own', async () => {
  const picture = '/apple-touch-icon.png';
  expect(existsSync(join(siteFolder, 'client', `${picture}.br`))).toBe(false);
  const encodings = { 'Accept-Encoding': 'br, gzip' };
  expect(getVaryHeaders(await sendRawGet(picture, encodings))).toEqual([]);
  expect(getVaryHeaders(await sendRawGet('/api/footer', encodings))).toEqual(['Accept-Language']);
});
